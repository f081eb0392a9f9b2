import { z } from 'zod';
import { countryOf } from '../../stores/countries.ts';
import type { CartRecord, OrderRecord } from '../../commerce/commerce.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * A visitor's own cart of this storefront, ordered or not. Browsers send a cookie to every port of a host, and storefronts
 * may share a host, so a cart of another storefront may arrive here.
 * @throws ShopError `CartNotFound`, both for somebody else's cart and for an unknown one.
 */
export async function visitorsCart(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<CartRecord> {
  const cart = await context.commerce.getCart(id);
  const isSoldHere = cart && countryOf(context.store, cart.view.country)?.currency === cart.view.currency;
  if (!isSoldHere || visitor === null || cart.anonymousId !== visitor) {
    throw new ShopError('CartNotFound', 'Cart not found');
  }
  return cart;
}

/**
 * A visitor's own cart that can still be changed.
 * @throws ShopError `CartNotFound`, and `CartNotActive` as `assertActive` does.
 */
export async function ownCart(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<CartRecord> {
  const cart = await visitorsCart(context, id, visitor);
  await assertActive(context, cart);
  return cart;
}

/**
 * Only for a visitor's own cart.
 * @throws ShopError `CartNotActive` if the cart has been ordered, with the order in `details.order`, because the
 * answer that named it may never have arrived.
 */
export async function assertActive(context: RequestContext, cart: CartRecord): Promise<void> {
  if (cart.active) return;
  const order = await orderOfCart(context, cart.view.id, cart.orderNumber);
  const details = order?.orderNumber ? { order: { orderNumber: order.orderNumber } } : undefined;
  throw new ShopError('CartNotActive', 'The cart has already been ordered', details);
}

const toldOrder = z.object({ order: z.object({ orderNumber: z.string() }) });

/** The order that an error tells its owner about (`assertActive`); null for any other error. */
export function orderToldBy(error: unknown): string | null {
  if (!isShopError(error, 'CartNotActive')) return null;
  return toldOrder.safeParse(error.details).data?.order.orderNumber ?? null;
}

/** The error for changing a version of the cart that is no longer the current one. */
export const versionConflict = ({ view }: CartRecord): ShopError =>
  new ShopError('VersionConflict', 'The cart changed in the meantime', { currentVersion: view.version });

/**
 * The order that a cart became, whoever placed it. The number is only a shortcut: an order found by it counts only if it
 * is this cart's.
 */
export async function orderOfCart(
  { commerce }: Pick<RequestContext, 'commerce'>,
  cartId: string,
  orderNumber: string | null,
): Promise<OrderRecord | null> {
  const byNumber = orderNumber === null ? null : await commerce.findOrder(orderNumber);
  return byNumber?.cartId === cartId ? byNumber : commerce.findOrderOfCart(cartId);
}
