import type { ProductVariant } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { money } from './money.ts';
import { variantOfSku } from './products.ts';
import { customObjectKey, type Resources } from './resources.ts';
import type { Storage } from './storage.ts';

export const priceSchema = z.strictObject({
  sku: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** Minor units; null takes the product off sale in this currency. */
  centAmount: z.int().min(1).nullable(),
});

/** Changes the price of an SKU in a currency, as staff would. @returns whether there is such an SKU. */
export function setPrice(
  storage: Storage,
  { sku, currency, centAmount }: z.infer<typeof priceSchema>,
): boolean {
  const found = variantOfSku(sku, storage);
  if (!found) return false;
  const { product } = found;
  const change = (variant: ProductVariant): ProductVariant => {
    if (variant.sku !== sku) return variant;
    const others = (variant.prices ?? []).filter(({ value }) => value.currencyCode !== currency);
    if (centAmount === null) return { ...variant, prices: others };
    return {
      ...variant,
      prices: [...others, { id: crypto.randomUUID(), value: money(centAmount, currency) }],
    };
  };
  const { masterVariant, variants } = product;
  const changed = { ...product, masterVariant: change(masterVariant), variants: variants.map(change) };
  storage.transaction(() => storage.update('product', product, changed));
  return true;
}

export const stockSchema = z.strictObject({ sku: z.string(), quantity: z.int().min(0) });

/** Counts the units of an SKU anew. @returns whether its stock is counted. */
export function setStock(storage: Storage, { sku, quantity }: z.infer<typeof stockSchema>): boolean {
  const entry = storage.find('inventory-entry', sku, 'sku');
  if (!entry) return false;
  const change = { ...entry, quantityOnStock: quantity, availableQuantity: quantity };
  storage.transaction(() => storage.update('inventory-entry', entry, change));
  return true;
}

const minutes = z.int().min(1);
export const idleSchema = z.union([
  z.strictObject({ cartId: z.string(), minutes }),
  z.strictObject({ orderNumber: z.string(), minutes }),
  z.strictObject({ container: z.string(), key: z.string(), minutes }),
]);

/**
 * Lets time pass for a cart, an order, or a custom object: it was last changed that long before now.
 * @returns whether there is such a thing.
 */
export function setIdle(storage: Storage, idle: z.infer<typeof idleSchema>): boolean {
  const lastModifiedAt = new Date(Date.now() - idle.minutes * 60_000).toISOString();
  const age = <Type extends 'cart' | 'order' | 'custom-object'>(
    type: Type,
    found: Resources[Type] | undefined,
  ) => {
    if (!found) return false;
    storage.transaction(() => {
      storage.remove(type, found);
      storage.insert(type, { ...found, lastModifiedAt });
    });
    return true;
  };
  if ('cartId' in idle) return age('cart', storage.get('cart', idle.cartId));
  if ('orderNumber' in idle) return age('order', storage.find('order', idle.orderNumber, 'orderNumber'));
  return age('custom-object', storage.find('custom-object', customObjectKey(idle.container, idle.key)));
}
