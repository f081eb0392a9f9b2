import type { Price } from '@commercetools/platform-sdk';

/** What a price is selected for. */
export interface PriceScope {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | undefined;
}

/**
 * The price for a currency and country: one for exactly that country takes precedence over one for any; a price for
 * another country never applies. Undefined if there is none.
 */
export function choosePrice(prices: readonly Price[], { currency, country }: PriceScope): Price | undefined {
  const inCurrency = prices.filter((price) => price.value.currencyCode === currency);
  const ofCountry = country === undefined ? undefined : inCurrency.find((price) => price.country === country);
  return ofCountry ?? inCurrency.find((price) => price.country === undefined);
}

/**
 * The price of one of `quantity` units, in minor units: that of a product discount, or else of the highest tier the
 * quantity reaches.
 */
export function unitPrice(price: Price, quantity: number): number {
  if (price.discounted) return price.discounted.value.centAmount;
  const reached = (price.tiers ?? []).filter((tier) => tier.minimumQuantity <= quantity);
  const [highest] = reached.toSorted((a, b) => b.minimumQuantity - a.minimumQuantity);
  return (highest ?? price).value.centAmount;
}
