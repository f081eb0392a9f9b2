import type { Price } from '@commercetools/platform-sdk';
import type { StoreCountry } from '../stores/types.ts';
import type { PublishedCatalogue } from './catalogue.ts';
import { variantsOf } from './mapping/components.ts';

/**
 * When the next price that shoppers of the countries may pay, or a discount on it, begins or ends by itself.
 * @param after only what happens later than this counts.
 * @returns ISO 8601; null if nothing is known to happen.
 */
export function nextPriceChange(
  { products }: Pick<PublishedCatalogue, 'products'>,
  countries: readonly StoreCountry[],
  after: Date,
): string | null {
  const currencies = new Set<string>(countries.map(({ currency }) => currency));
  const times = products
    .flatMap(variantsOf)
    .flatMap(({ prices = [] }) => prices)
    .filter(({ value }) => currencies.has(value.currencyCode))
    .flatMap(changesOf)
    .filter((time) => time > after.getTime());
  const [next] = times.toSorted((one, other) => one - other);
  return next === undefined ? null : new Date(next).toISOString();
}

/** In milliseconds since 1970. */
const changesOf = ({ validFrom, validUntil, discounted }: Price): number[] =>
  [validFrom, validUntil, discounted?.discount.obj?.validUntil].flatMap((time) =>
    time === undefined ? [] : [Date.parse(time)],
  );
