import type { Location } from '@commercetools/platform-sdk';
import type { BrandProject, ProjectTax, ProjectZone } from '../../brands/types.ts';

/** The tax category of products that are taxed like most, and of delivery. */
const standard = 'standard';

const categoryOf = ({ category = standard }: ProjectTax) => category;

/** Every tax category that the brand's taxes name, with their rates. */
export const taxCategoriesOf = ({ taxes }: Pick<BrandProject, 'taxes'>) =>
  [...Map.groupBy([...taxes], categoryOf)].map(([key, rates]) => ({
    key,
    name: key,
    rates: rates.map(({ name, amount, includedInPrice, country, state }) => ({
      ...{ name, amount, includedInPrice, country },
      ...(state !== undefined && { state }),
    })),
  }));

/**
 * Where tax depends on the state, only states with a rate are served: delivery is never offered to a place whose tax is
 * unknown (Guam, or a military post office).
 */
const locationsOf = ({ countries }: ProjectZone, taxes: readonly ProjectTax[]): Location[] =>
  countries.flatMap((country) => {
    const states = taxes.flatMap((tax) =>
      tax.country === country && categoryOf(tax) === standard && tax.state !== undefined ? [tax.state] : [],
    );
    return states.length === 0 ? [{ country }] : states.map((state) => ({ country, state }));
  });

export const zonesOf = ({ zones, taxes }: BrandProject) =>
  zones.map((zone) => ({ key: zone.key, name: zone.name, locations: locationsOf(zone, taxes) }));

export const shippingMethodsOf = ({ zones, shippingMethods }: BrandProject) =>
  shippingMethods.map(({ key, name, localizedName, minDays, maxDays }, index) => ({
    ...{ key, name },
    ...(localizedName && { localizedName }),
    custom: { type: { typeId: 'type' as const, key: 'delivery-time' }, fields: { minDays, maxDays } },
    taxCategory: { typeId: 'tax-category' as const, key: standard },
    isDefault: index === 0,
    zoneRates: zones.flatMap(({ key: zone, currency: currencyCode, rates }) => {
      const rate = rates[key];
      if (!rate) return [];
      const { price, freeAbove } = rate;
      const shippingRate = {
        price: { centAmount: price, currencyCode },
        ...(freeAbove !== undefined && { freeAbove: { centAmount: freeAbove, currencyCode } }),
      };
      return [{ zone: { typeId: 'zone' as const, key: zone }, shippingRates: [shippingRate] }];
    }),
  }));
