import { currentOffersSchema } from '../../contract/offers.ts';
import type { TimedPrice } from '../../contract/product.ts';
import { type KnownProduct, type KnownVariant, useKnownProducts } from '../choices/products-by-key.ts';
import { useRequest } from '../components/use-request.ts';
import { getJson } from '../recovery/get-json.ts';
import { useUserCountry } from '../shop/shop-context.tsx';

/** A product that is sold here, in the variant that is wished for, or in the one in its picture. */
export interface Offered {
  readonly product: KnownProduct;
  readonly variant: KnownVariant;
  /** Null if the variant is not sold anymore. */
  readonly price: TimedPrice | null;
  /** Null if it is not counted. */
  readonly availableQuantity: number | null;
}

/**
 * What there is to know about products on a list. Price and stock are those of the moment, as soon as they are known.
 * @returns by key, without those that are not sold here; null until it is known.
 */
export function useWishes(items: readonly { readonly key: string; readonly sku: string | null }[]) {
  const { products, failed, retry } = useKnownProducts(items.map(({ key }) => key));
  const country = useUserCountry();
  const known = items.flatMap(({ key, sku: wanted }) => {
    const product = products?.get(key);
    const variants = product?.variants ?? [];
    const bySku = (sku: string | null | undefined) => variants.find((each) => each.sku === sku);
    const variant = bySku(wanted) ?? bySku(product?.sku) ?? variants[0];
    return product && variant ? [{ product, variant }] : [];
  });
  const query = new URLSearchParams([
    ['country', country],
    ...known.map(({ variant }) => ['sku', variant.sku]),
  ]);
  const { value: offers } = useRequest(known.length > 0 ? query.toString() : null, async (signal) =>
    currentOffersSchema.parse(await getJson(`/api/offers?${query.toString()}`, { signal })),
  );
  const offered = known.map(({ product, variant }): [string, Offered] => {
    const { price, availableQuantity } = offers?.[variant.sku] ?? variant;
    return [product.key, { product, variant, price, availableQuantity }];
  });
  return { offered: products && new Map(offered), failed, retry };
}
