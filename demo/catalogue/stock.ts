import type { DemoProduct, DemoVariant } from './types.ts';

/**
 * Units in stock of a variant: of a bundle, as many as its components suffice for.
 * @param products where its components are found; one that is not there is sold out.
 */
export function stockOf({ stock, components = [] }: DemoVariant, products: readonly DemoProduct[]): number {
  const variants = products.flatMap((product) => product.variants);
  const counts = components.map(({ sku, quantity }) => {
    const component = variants.find((variant) => variant.sku === sku);
    return Math.floor((component?.stock ?? 0) / quantity);
  });
  return Math.min(stock ?? Infinity, ...counts);
}
