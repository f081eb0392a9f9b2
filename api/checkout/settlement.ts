import type { CartRecord, OrderRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { sameMoney } from '../../commerce/mapping/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, orderNumberOf } from './identifiers.ts';
import { reverse } from './reversal.ts';
import type { Shop } from './shop.ts';

/** How often the end of a payment is tried again when other requests write to the same cart. */
const rounds = 6;

/** How a payment ended: in the cart's one order, or with the money on its way back and the reason why. */
export type Settlement =
  { readonly order: OrderRecord } | { readonly order: null; readonly reversal: ShopError };

/**
 * Turns a payment that took money (or will) into the cart's order, or gives the money back.
 *
 * Return page, webhook and retry may all come here, at the same time and again later. An order is placed for a
 * payment only while it stands on the cart, at that very version of the cart; giving money back first takes the
 * payment off the cart. So the version of the cart decides between the two, and each happens at most once.
 * @throws ShopError `CommerceUnavailable` when the outcome is unknown; coming again is safe.
 */
export async function settle(
  shop: Shop,
  payment: PaymentRecord,
  state: 'Paid' | 'Pending',
): Promise<Settlement> {
  for (let round = 1; round <= rounds; round += 1) {
    const settlement = await settleOnce(shop, payment, state);
    if (settlement) return settlement;
  }
  throw new ShopError('CommerceUnavailable', 'The cart keeps changing; the payment is settled later');
}

/** One round; null when somebody else was first and the cart has to be looked at again. */
async function settleOnce(
  shop: Shop,
  payment: PaymentRecord,
  state: 'Paid' | 'Pending',
): Promise<Settlement | null> {
  const { commerce, store } = shop;
  const cartId = cartIdOfPaymentKey(payment.key);
  const orderNumber = orderNumberOf(store.id, cartId);

  const order = await commerce.findOrder(orderNumber);
  if (order?.paymentIds.includes(payment.id)) {
    try {
      return { order: await withPaymentState(shop, order, state) };
    } catch (error) {
      if (isShopError(error, 'VersionConflict')) return null;
      throw error;
    }
  }
  if (order) {
    await giveBack(shop, payment, state);
    return { order };
  }
  const cart = await commerce.getCart(cartId);
  if (cart && !cart.active) return null;
  if (!cart?.paymentIds.includes(payment.id)) {
    await giveBack(shop, payment, state);
    return { order: null, reversal: new ShopError('TotalChanged', 'The payment was given back') };
  }
  return orderOrReverse(shop, cart, payment, { orderNumber, state });
}

async function orderOrReverse(
  shop: Shop,
  cart: CartRecord,
  payment: PaymentRecord,
  order: { readonly orderNumber: string; readonly state: 'Paid' | 'Pending' },
): Promise<Settlement | null> {
  const cartId = cart.view.id;
  let latest = cart;
  try {
    latest = await onlyPayment(shop, cart, payment);
    const { total, version } = latest.view;
    if (!sameMoney(total, payment.amount)) {
      throw new ShopError('TotalChanged', 'The cart changed while it was paid', { total });
    }
    const draft = { cartId, cartVersion: version, orderNumber: order.orderNumber, paymentState: order.state };
    return { order: await shop.commerce.placeOrder(draft) };
  } catch (error) {
    if (isShopError(error, 'VersionConflict', 'CartNotActive')) return null;
    if (!isShopError(error) || error.code === 'CommerceUnavailable') throw error;
    if (!(await detached(shop, latest, payment))) return null;
    await giveBack(shop, payment, order.state);
    return { order: null, reversal: error };
  }
}

/**
 * Gives back money that was taken. A pending payment has taken none: once it does, it is no longer on the cart and
 * comes here again.
 */
async function giveBack(shop: Shop, payment: PaymentRecord, state: 'Paid' | 'Pending'): Promise<void> {
  if (state === 'Paid') await reverse(shop, payment);
}

/** The cart with this payment alone, so that the order names the payment that paid it. */
async function onlyPayment(shop: Shop, cart: CartRecord, payment: PaymentRecord): Promise<CartRecord> {
  const others = cart.paymentIds.filter((id) => id !== payment.id);
  if (others.length === 0) return cart;
  const changes = others.map((paymentId) => ({ action: 'removePayment', paymentId }) as const);
  return shop.commerce.updateCart(cart.view.id, cart.view.version, changes);
}

/** Takes the payment off the cart; false when the cart changed meanwhile. */
async function detached(shop: Shop, { view }: CartRecord, payment: PaymentRecord): Promise<boolean> {
  try {
    await shop.commerce.updateCart(view.id, view.version, [
      { action: 'removePayment', paymentId: payment.id },
    ]);
    return true;
  } catch (error) {
    if (isShopError(error) && error.code !== 'CommerceUnavailable') return false;
    throw error;
  }
}

async function withPaymentState(
  shop: Shop,
  order: OrderRecord,
  state: 'Paid' | 'Pending',
): Promise<OrderRecord> {
  const settled = order.paymentState === 'Paid' || order.paymentState === state;
  return settled ? order : shop.commerce.setOrderPaymentState(order, state);
}
