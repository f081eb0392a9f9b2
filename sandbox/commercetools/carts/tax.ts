import type {
  Address,
  TaxCategory,
  TaxedItemPrice,
  TaxedPrice,
  TaxPortion,
  TaxRate,
} from '@commercetools/platform-sdk';
import { refusal } from '../errors.ts';
import { money, netOf, shareOf, sum } from '../money.ts';

/**
 * The rate of a tax category for an address. An address with a state needs a rate of that state, unless the project
 * lets states fall back to the rate of their country (`countryTaxRateFallbackEnabled`, off by default).
 * @throws CommercetoolsError MissingTaxRateForCountry: a missing rate never means a tax of 0.
 */
export function taxRateFor(
  category: TaxCategory,
  { country, state }: Pick<Address, 'country' | 'state'>,
  countryTaxRateFallback: boolean,
): TaxRate {
  const ofCountry = category.rates.filter((rate) => rate.country === country);
  const ofState = ofCountry.find((rate) => rate.state !== undefined && rate.state === state);
  const fallsBack = state === undefined || countryTaxRateFallback;
  const rate = ofState ?? (fallsBack ? ofCountry.find((other) => other.state === undefined) : undefined);
  if (rate) return rate;
  const place = `country '${country}'${state === undefined ? '' : `, state '${state}'`}`;
  const message = `Tax category '${category.id}' is missing a tax rate for ${place}.`;
  throw refusal('MissingTaxRateForCountry', message, { taxCategoryId: category.id, country, state });
}

/** Taxes one line (`total` in minor units): net and gross differ by the tax, rounded half-even once. */
export function taxItem(total: number, rate: TaxRate, currency: string): TaxedItemPrice {
  const net = rate.includedInPrice ? netOf(total, rate.amount) : total;
  const gross = rate.includedInPrice ? total : total + shareOf(total, rate.amount);
  const tax = money(gross - net, currency);
  return {
    totalNet: money(net, currency),
    totalGross: money(gross, currency),
    taxPortions: [{ rate: rate.amount, name: rate.name, amount: tax }],
    totalTax: tax,
  };
}

/** Adds up taxed lines, with one tax portion for every rate. */
export function sumTaxed(items: readonly TaxedItemPrice[], currency: string): TaxedPrice {
  const total = (amounts: readonly number[]) => money(sum(amounts), currency);
  const portions = Map.groupBy(
    items.flatMap(({ taxPortions }) => taxPortions),
    ({ rate, name }) => JSON.stringify([rate, name]),
  );
  return {
    totalNet: total(items.map(({ totalNet }) => totalNet.centAmount)),
    totalGross: total(items.map(({ totalGross }) => totalGross.centAmount)),
    taxPortions: [...portions.values()].flatMap((same): TaxPortion[] => {
      const amount = total(same.map((portion) => portion.amount.centAmount));
      return same[0] ? [{ ...same[0], amount }] : [];
    }),
    totalTax: total(items.map(({ totalTax }) => totalTax?.centAmount ?? 0)),
  };
}
