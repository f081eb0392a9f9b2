import type { Money } from '../../contract/money.ts';

/** The price in a currency (ISO 4217), or null if it is not sold in it. */
export const priceIn = <Price extends Pick<Money, 'currencyCode'>>(
  prices: readonly Price[],
  currency: string,
): Price | null => prices.find(({ currencyCode }) => currencyCode === currency) ?? null;
