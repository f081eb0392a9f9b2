import type { KlevuIndex, KlevuProduct } from './seed.ts';

/**
 * The products with prices in the currency of a query's `priceFieldSuffix`, e.g. `PLN`; those without such a price are
 * left out. A suffix for which no product of the index has a price changes nothing.
 */
export function pricedIn(
  products: readonly KlevuProduct[],
  suffix: string | undefined,
  index: Pick<KlevuIndex, 'products'>,
): readonly KlevuProduct[] {
  if (suffix === undefined || !index.products.some(({ prices }) => suffix in prices)) return products;
  return products.flatMap((product) => {
    const salePrice = product.prices[suffix];
    if (salePrice === undefined) return [];
    const price = product.pricesBefore?.[suffix] ?? salePrice;
    return [{ ...product, price, salePrice, currency: suffix }];
  });
}
