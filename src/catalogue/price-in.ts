import type { Money } from '../../contract/money.ts';

/** What a price is found by. */
type InCurrency = Pick<Money, 'currencyCode'>;

/** The price in a currency (ISO 4217), or null if it is not sold in it. */
export function priceIn<Price extends InCurrency>(prices: readonly Price[], currency: string): Price | null {
  return prices.find(({ currencyCode }) => currencyCode === currency) ?? null;
}

/** A variant as in the catalogue: with a price in every currency of the storefront that it is sold in. */
interface Priced<Price> {
  readonly prices: readonly Price[];
}

/** The variants that are sold in a currency, each with its price there. */
export function soldIn<Variant extends Priced<InCurrency>>(
  variants: readonly Variant[],
  currency: string,
): (Omit<Variant, 'prices'> & { readonly price: Variant['prices'][number] })[] {
  return variants.flatMap(({ prices, ...variant }) => {
    const price: Variant['prices'][number] | null = priceIn(prices, currency);
    return price ? [{ ...variant, price }] : [];
  });
}
