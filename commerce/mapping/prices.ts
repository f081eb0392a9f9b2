import type { Price } from '@commercetools/platform-sdk';
import { isSameMoney } from '../../contract/money.ts';
import type { TimedPrice } from '../../contract/product.ts';
import type { PriceSelection } from '../commerce.ts';
import { cataloguePriceOf } from './money.ts';

/** What has to be expanded of a projection so that `pricesFrom` knows when product discounts end. */
export const discountExpansions = (field: 'price' | 'prices[*]'): string[] =>
  ['masterVariant', 'variants[*]'].map((variant) => `${variant}.${field}.discounted.discount`);

/**
 * What something costs from now on in a country, as the price selection of commercetools would have it: of the prices that
 * are valid, one for exactly this country takes precedence over one for every country, and then one that is valid for a time
 * over one that always is. Only public prices count.
 * @param now milliseconds since 1970.
 * @returns the current price and those that follow it, each with its end; empty if it is not sold now.
 */
export function pricesFrom(prices: readonly Price[], selection: PriceSelection, now: number): TimedPrice[] {
  const candidates = prices.filter((price) => isFor(price, selection));
  const changes = candidates
    .flatMap((price) => [price.validFrom, ...endsOf(price)])
    .flatMap((time) => (time === undefined || Date.parse(time) <= now ? [] : [Date.parse(time)]))
    .toSorted((a, b) => a - b);
  const sold: TimedPrice[] = [];
  for (const from of [now, ...changes]) {
    const next = priceAt(candidates, from);
    const last = sold.at(-1);
    if (last && next && isSameMoney(last, next) && last.priorCentAmount === next.priorCentAmount) continue;
    if (last) sold.splice(-1, 1, { ...last, validUntil: new Date(from).toISOString() });
    if (!next) break;
    sold.push(next);
  }
  return sold;
}

/** Whether everybody may have a price: one for channels, customer groups, or recurring orders is not public. */
export const isPublic = ({ channel, customerGroup, recurrencePolicy }: Price): boolean =>
  !channel && !customerGroup && !recurrencePolicy;

const isFor = (price: Price, { country, currency }: PriceSelection): boolean =>
  isPublic(price) &&
  price.value.currencyCode === currency &&
  (price.country === undefined || price.country === country.toUpperCase());

/** When a price, or the discount on it, ends. */
const endsOf = ({ validUntil, discounted }: Price) => [validUntil, discounted?.discount.obj?.validUntil];

/** Of prices for the same country and currency, the one at a time; without its discount if that has ended by then. */
function priceAt(candidates: readonly Price[], at: number): TimedPrice | null {
  const isOver = (end: string | undefined) => end !== undefined && Date.parse(end) <= at;
  const valid = candidates.filter(
    ({ validFrom, validUntil }) => (validFrom === undefined || isOver(validFrom)) && !isOver(validUntil),
  );
  const rank = ({ country, validFrom, validUntil }: Price) =>
    (country === undefined ? 0 : 2) + (validFrom === undefined && validUntil === undefined ? 0 : 1);
  const [price] = valid.toSorted((a, b) => rank(b) - rank(a));
  if (!price) return null;
  const { discounted, ...regular } = price;
  const isDiscounted = discounted && !isOver(discounted.discount.obj?.validUntil);
  return { ...cataloguePriceOf(isDiscounted ? price : regular), validUntil: null };
}
