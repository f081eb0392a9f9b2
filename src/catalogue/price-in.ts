import type { Money } from '../../contract/money.ts';

/** The price in a currency (ISO 4217), or null if it is not sold in it. */
export function priceIn(prices: readonly Money[], currency: string): Money | null {
  return prices.find(({ currencyCode }) => currencyCode === currency) ?? null;
}

/** A variant as in the catalogue: with a price in every currency of the storefront that it is sold in. */
interface Priced {
  readonly prices: readonly Money[];
}

/** The variants that are sold in a currency, each with its price there. */
export function soldIn<Variant extends Priced>(
  variants: readonly Variant[],
  currency: string,
): (Omit<Variant, 'prices'> & { readonly price: Money })[] {
  return variants.flatMap(({ prices, ...variant }) => {
    const price = priceIn(prices, currency);
    return price ? [{ ...variant, price }] : [];
  });
}
