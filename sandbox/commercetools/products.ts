import type { ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import { unknownSku } from './errors.ts';
import { choosePrice } from './carts/prices.ts';
import type { PriceScope } from './carts/prices.ts';
import type { Storage } from './storage.ts';

const variantsOf = ({ masterVariant, variants }: ProductProjection) => [masterVariant, ...variants];

/** The variant with what is left of it; a SKU without an inventory entry is always available. */
export function withAvailability(variant: ProductVariant, storage: Storage): ProductVariant {
  const entry = variant.sku === undefined ? undefined : storage.find('inventory-entry', variant.sku);
  if (!entry) return variant;
  const { id, version, availableQuantity } = entry;
  return { ...variant, availability: { isOnStock: availableQuantity > 0, availableQuantity, id, version } };
}

/** The product as a reader sees it: with availability and, when a scope is given, the price selected for it. */
export function projection(
  product: ProductProjection,
  scope: PriceScope | undefined,
  storage: Storage,
): ProductProjection {
  const project = (variant: ProductVariant) => {
    const price = scope && choosePrice(variant.prices ?? [], scope);
    return withAvailability(price ? { ...variant, price } : variant, storage);
  };
  return {
    ...product,
    masterVariant: project(product.masterVariant),
    variants: product.variants.map(project),
  };
}

/** @throws CommercetoolsError when no product has the SKU */
export function findVariant(
  sku: string,
  storage: Storage,
): { product: ProductProjection; variant: ProductVariant } {
  for (const product of storage.all('product')) {
    const variant = variantsOf(product).find((candidate) => candidate.sku === sku);
    if (variant) return { product, variant };
  }
  throw unknownSku(sku);
}
