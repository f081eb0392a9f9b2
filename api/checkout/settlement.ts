import type { CartRecord, OrderRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { sameMoney } from '../../commerce/mapping/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, orderNumberOf } from './identifiers.ts';
import { reverse } from './reversal.ts';
import type { Shop } from './shop.ts';

/** How many times to retry completing a payment while other requests write to the same cart. */
const rounds = 6;

/** How a payment ended: in the cart's single order, or with a reversal and its reason. */
export type Settlement =
  { readonly order: OrderRecord } | { readonly order: null; readonly reversal: ShopError };

/**
 * Turns a payment that took money (or will) into the cart's order, or returns the money. Return page, webhook, and
 * retry may all call this, simultaneously and repeatedly. An order is placed for a payment only while the payment is on
 * the cart, at exactly that version of the cart; returning the money starts by removing the payment from the cart. So
 * the cart's version decides between the two, and each happens at most once.
 * @throws ShopError `CommerceUnavailable` if the outcome is unknown; calling again is safe.
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
  throw new ShopError('CommerceUnavailable', 'The cart keeps changing; the payment will be settled later');
}

/** One round; null if another request was faster and the cart has to be read again. */
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
    return { order: null, reversal: new ShopError('TotalChanged', 'The payment was returned') };
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
      throw new ShopError('TotalChanged', 'The cart changed during payment', { total });
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
 * Returns money that was taken. A pending payment has not taken any; when it does, it is no longer on the cart and ends
 * up here again.
 */
async function giveBack(shop: Shop, payment: PaymentRecord, state: 'Paid' | 'Pending'): Promise<void> {
  if (state === 'Paid') await reverse(shop, payment);
}

/** The cart with only this payment, so that the order refers to the payment that paid for it. */
async function onlyPayment(shop: Shop, cart: CartRecord, payment: PaymentRecord): Promise<CartRecord> {
  const others = cart.paymentIds.filter((id) => id !== payment.id);
  if (others.length === 0) return cart;
  const changes = others.map((paymentId) => ({ action: 'removePayment', paymentId }) as const);
  return shop.commerce.updateCart(cart.view.id, cart.view.version, changes);
}

/** Removes the payment from the cart; false if the cart has changed in the meantime. */
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
