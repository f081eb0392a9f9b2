import type { TimedPrice } from '../../contract/product.ts';
import { useOffers } from '../catalogue/use-offers.ts';
import { type KnownProduct, type KnownVariant, useKnownProducts } from '../choices/products-by-key.ts';

/** A product that is sold here, in the variant that is wished for, or in the one in its picture. */
export interface Offered {
  readonly product: KnownProduct;
  readonly variant: Omit<KnownVariant, 'price'> & {
    /** Null if it is not sold anymore. */
    readonly price: TimedPrice | null;
  };
}

/**
 * What there is to know about products on a list. Price and stock are those of the moment, as soon as they are known.
 * @returns by key, without those that are not sold here; null until it is known.
 */
export function useWishes(items: readonly { readonly key: string; readonly sku: string | null }[]) {
  const { products, failed, retry } = useKnownProducts(items.map(({ key }) => key));
  const known = items.flatMap(({ key, sku: wanted }) => {
    const product = products?.get(key);
    const variants = product?.variants ?? [];
    const bySku = (sku: string | null | undefined) => variants.find((each) => each.sku === sku);
    const variant = bySku(wanted) ?? bySku(product?.sku) ?? variants[0];
    return product && variant ? [{ product, variant }] : [];
  });
  const { now } = useOffers(known.map(({ variant }) => variant));
  const offered = known.map(({ product, variant }): [string, Offered] => [
    product.key,
    { product, variant: now(variant) },
  ]);
  return { offered: products && new Map(offered), failed, retry };
}
