import { countryOf } from '../../stores/country-of.ts';
import type { Cart, ShippingMethod } from '../../contract/cart.ts';
import type { CartAction, createCartSchema, updateCartSchema } from '../../contract/cart-requests.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { z } from 'zod';
import { planChanges, skusOf } from './cart-plan.ts';
import { noticesBetween } from './notices.ts';
import { ownCart } from './ownership.ts';
import type { Shop } from './shop.ts';
import { versionConflict } from './version-conflict.ts';

/**
 * Creates a visitor's cart in the country's currency.
 * @throws ShopError `UnknownCountry`, and any error of `planChanges`.
 */
export async function createCart(
  { commerce, store }: Shop,
  visitor: string,
  { country, lineItems }: z.output<typeof createCartSchema>,
): Promise<Cart> {
  const market = countryOf(store, country);
  if (!market) throw new ShopError('UnknownCountry', `This shop does not sell to ${country}`, { country });
  const cart = { country, lineItems: [] };
  const actions = lineItems.map(({ sku, quantity }) => ({ action: 'addLineItem', sku, quantity }) as const);
  const offers = await commerce.findOffers(skusOf({ cart, actions }), { country, currency: market.currency });
  planChanges({ cart, actions, offers });
  const draft = { anonymousId: visitor, country, currency: market.currency, lineItems };
  return (await commerce.createCart(draft)).view;
}

/**
 * Applies a shopper's changes to the version of the cart the browser last saw.
 * @throws ShopError `VersionConflict`, and any error of `planChanges`.
 */
export async function changeCart(
  shop: Shop,
  visitor: string | null,
  id: string,
  { version, actions }: z.output<typeof updateCartSchema>,
): Promise<Cart> {
  const before = await ownCart(shop, id, visitor);
  if (before.view.version !== version) throw versionConflict(before);
  const offers = await shop.commerce.findOffers(skusOf({ cart: before.view, actions }), before.view);
  const changes = planChanges({ cart: before.view, actions, offers });
  await assertDelivered(shop, before.view, actions);
  const { view } = await shop.commerce.updateCart(id, version, changes);
  return { ...view, notices: noticesBetween(before.view, view) };
}

/** The shipping methods for a visitor's cart; empty as long as the cart has no address. */
export async function shippingMethodsOf(
  shop: Shop,
  visitor: string | null,
  id: string,
): Promise<ShippingMethod[]> {
  const { view } = await ownCart(shop, id, visitor);
  return shop.commerce.listShippingMethods(view);
}

/** Rejects an address without any shipping method before it is saved to the cart. */
async function assertDelivered(
  { commerce, store }: Shop,
  cart: Cart,
  actions: readonly CartAction[],
): Promise<void> {
  const address = actions.findLast(({ action }) => action === 'setShippingAddress');
  if (address?.action !== 'setShippingAddress') return;
  const { country, state } = address.address;
  const served = store.shippingCountries.includes(country);
  if (served && (await commerce.canDeliver(address.address, cart.currency))) return;
  throw new ShopError('CannotShipTo', 'There is no delivery to this address', { country, state });
}
