import type { InventoryEntry, ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import { unknownSku } from './errors.ts';
import { choosePrice } from './carts/prices.ts';
import type { PriceScope } from './carts/prices.ts';
import type { Storage } from './storage.ts';
import { stockKey } from './unique-values.ts';

const variantsOf = ({ masterVariant, variants }: ProductProjection) => [masterVariant, ...variants];

const availabilityOf = ({ id, version, availableQuantity }: InventoryEntry) => ({
  isOnStock: availableQuantity > 0,
  availableQuantity,
  id,
  version,
});

/**
 * The variant with its remaining stock, in general and of each channel; an SKU without an inventory entry is always
 * available.
 */
export function withAvailability(variant: ProductVariant, storage: Storage): ProductVariant {
  const { sku } = variant;
  if (sku === undefined) return variant;
  const entry = storage.find('inventory-entry', sku);
  const channels = storage.all('channel').flatMap(({ id }) => {
    const supplied = storage.find('inventory-entry', stockKey(sku, id));
    return supplied ? [[id, availabilityOf(supplied)] as const] : [];
  });
  if (!entry && channels.length === 0) return variant;
  const availability = {
    ...(entry && availabilityOf(entry)),
    ...(channels.length > 0 && { channels: Object.fromEntries(channels) }),
  };
  return { ...variant, availability };
}

/** The product as a reader sees it: with availability and, if a scope is given, the price selected for it. */
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

interface Found {
  readonly product: ProductProjection;
  readonly variant: ProductVariant;
}

/** Product IDs by SKU; a hint that is checked on every use, so it does not have to be kept up to date. */
const productIds = new WeakMap<Storage, ReadonlyMap<string, string>>();

function indexProducts(storage: Storage): void {
  const skus = storage
    .all('product')
    .flatMap((product) => variantsOf(product).map(({ sku }) => [sku, product.id]));
  productIds.set(storage, new Map(skus as [string, string][]));
}

function lookUp(sku: string, storage: Storage): Found | undefined {
  const id = productIds.get(storage)?.get(sku);
  const product = id === undefined ? undefined : storage.get('product', id);
  const variant = product && variantsOf(product).find((candidate) => candidate.sku === sku);
  return variant && { product, variant };
}

function findKnown(sku: string, storage: Storage): Found | undefined {
  const hinted = lookUp(sku, storage);
  if (hinted) return hinted;
  indexProducts(storage);
  return lookUp(sku, storage);
}

/** @throws CommercetoolsError if no product has the SKU */
export function findVariant(sku: string, storage: Storage): Found {
  const found = findKnown(sku, storage);
  if (!found) throw unknownSku(sku);
  return found;
}

/** Whether any product has the SKU. */
export const isKnownSku = (sku: string, storage: Storage): boolean => findKnown(sku, storage) !== undefined;
