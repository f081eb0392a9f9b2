import type { SmallAxis, SmallShop } from './small-shop.ts';

const namesIn = (list: SmallAxis | undefined) =>
  Object.fromEntries(Object.entries(list?.values ?? {}).map(([value, { name }]) => [value, name]));

/**
 * What a brand's project needs, from a shop that says so itself: `project` of `build.ts` says it in newer brands.
 * @returns undefined if the shop says nothing of it.
 */
export function projectOfShop({ model, axes, choices, taxes, zones, deliveryDays }: SmallShop) {
  if (!taxes || !zones || !deliveryDays) return undefined;
  const [minDays, maxDays] = deliveryDays;
  return {
    productType: {
      key: 'product',
      description: 'Everything the shop sells',
      values: Object.fromEntries([
        ...model.axes.map(({ key, attributes: [attribute] }) => [attribute, namesIn(axes[key])] as const),
        ...model.facts.flatMap((fact) =>
          fact.kind === 'choices' ? [[fact.attribute, namesIn(choices?.[fact.key])] as const] : [],
        ),
      ]),
    },
    taxes: taxes.map(({ country, name, rate, included }) => ({
      name,
      amount: rate,
      includedInPrice: included,
      country: country.toUpperCase(),
    })),
    zones: zones.map(({ countries, currency, price, freeAbove }) => ({
      key: countries.join('-'),
      name: countries.join('-'),
      currency,
      countries: countries.map((country) => country.toUpperCase()),
      rates: { standard: { price, freeAbove } },
    })),
    shippingMethods: [{ key: 'standard', name: 'Standard', minDays, maxDays }],
  };
}
