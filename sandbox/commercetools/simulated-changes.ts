import type { ProductVariant } from '@commercetools/platform-sdk';
import { variantOfSku } from './products.ts';
import { money } from './money.ts';
import type { Storage } from './storage.ts';

/** The new price of an SKU in one currency, in minor units; null takes it off sale there. */
interface PriceChange {
  readonly sku: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly centAmount: number | null;
}

/** Changes every price of an SKU in a currency, or adds one, as staff would. @returns whether there is such an SKU. */
export function setPrices(storage: Storage, { sku, currency, centAmount }: PriceChange): boolean {
  const found = variantOfSku(sku, storage);
  if (!found) return false;
  const { product, variant } = found;
  const isMeant = (price: { value: { currencyCode: string } }) => price.value.currencyCode === currency;
  const present = variant.prices ?? [];
  const others = present.filter((price) => !isMeant(price));
  const meant = present.some(isMeant) ? present.filter(isMeant) : [{ id: crypto.randomUUID() }];
  const changes = meant.map((price) => ({ ...price, value: money(centAmount ?? 0, currency) }));
  const prices = centAmount === null ? others : [...others, ...changes];
  const change = (candidate: ProductVariant): ProductVariant =>
    candidate.sku === sku ? { ...candidate, prices } : candidate;
  const { masterVariant, variants } = product;
  const changed = { ...product, masterVariant: change(masterVariant), variants: variants.map(change) };
  storage.transaction(() => storage.update('product', product, changed));
  return true;
}

/** Lets time pass for a cart: it was last changed that long before now. @returns whether there is such a cart. */
export function setIdle(
  storage: Storage,
  { cartId, minutes }: { readonly cartId: string; readonly minutes: number },
): boolean {
  const cart = storage.get('cart', cartId);
  if (!cart) return false;
  const lastModifiedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  storage.transaction(() => {
    storage.remove('cart', cart);
    storage.insert('cart', { ...cart, lastModifiedAt });
  });
  return true;
}
