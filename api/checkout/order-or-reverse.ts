import type { CartRecord, OrderRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { isSameMoney } from '../../contract/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, orderNumberOf } from './identifiers.ts';
import type { RequestContext } from './request-context.ts';

/** How many times to try to complete a payment while other requests write to the same cart. */
const maxAttempts = 6;

/** How a payment ended: in the cart's single order, or with a reversal and its reason. */
export type Ending = { readonly order: OrderRecord } | { readonly order: null; readonly reversal: ShopError };

/**
 * Turns a payment that took money (or will) into the cart's order, or returns the money. Return page, webhook, and
 * retry may all call this, simultaneously and repeatedly. An order is placed for a payment only while the payment is on
 * the cart, at exactly that version of the cart; returning the money starts by removing the payment from the cart. So
 * the cart's version decides between the two, and each happens at most once.
 * @throws ShopError `CommerceUnavailable` if the outcome is unknown; calling again is safe.
 */
export async function orderOrReverse(
  context: RequestContext,
  payment: PaymentRecord,
  state: 'Paid' | 'Pending',
): Promise<Ending> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const ending = await tryOnce(context, payment, state);
    if (ending) return ending;
  }
  throw new ShopError('CommerceUnavailable', 'The cart keeps changing; the payment will be completed later');
}

/** One attempt; null if another request was faster and the cart has to be read again. */
async function tryOnce(
  context: RequestContext,
  payment: PaymentRecord,
  state: 'Paid' | 'Pending',
): Promise<Ending | null> {
  const { commerce, store } = context;
  const cartId = cartIdOfPaymentKey(payment.key);
  const orderNumber = orderNumberOf(store.id, cartId);

  const order = await commerce.findOrder(orderNumber);
  if (order?.paymentIds.includes(payment.id)) {
    try {
      return { order: await withPaymentState(context, order, state) };
    } catch (error) {
      if (isShopError(error, 'VersionConflict')) return null;
      throw error;
    }
  }
  if (order) {
    await giveBack(context, payment, state);
    return { order };
  }
  const cart = await commerce.getCart(cartId);
  if (cart && !cart.active) return null;
  if (!cart?.paymentIds.includes(payment.id)) {
    await giveBack(context, payment, state);
    return { order: null, reversal: new ShopError('TotalChanged', 'The payment was returned') };
  }
  return placeOrReverse(context, cart, payment, { orderNumber, state });
}

async function placeOrReverse(
  context: RequestContext,
  cart: CartRecord,
  payment: PaymentRecord,
  order: { readonly orderNumber: string; readonly state: 'Paid' | 'Pending' },
): Promise<Ending | null> {
  const cartId = cart.view.id;
  let latest = cart;
  try {
    latest = await onlyPayment(context, cart, payment);
    const { total, version } = latest.view;
    if (!isSameMoney(total, payment.amount)) {
      throw new ShopError('TotalChanged', 'The cart changed during payment', { total });
    }
    const draft = { cartId, cartVersion: version, orderNumber: order.orderNumber, paymentState: order.state };
    return { order: await context.commerce.placeOrder(draft) };
  } catch (error) {
    if (isShopError(error, 'VersionConflict', 'CartNotActive')) return null;
    if (!isShopError(error) || error.code === 'CommerceUnavailable') throw error;
    if (!(await detached(context, latest, payment))) return null;
    await giveBack(context, payment, order.state);
    return { order: null, reversal: error };
  }
}

/**
 * Returns money that was taken. A pending payment has not taken any; when it does, it is no longer on the cart and ends
 * up here again.
 */
async function giveBack(
  context: RequestContext,
  payment: PaymentRecord,
  state: 'Paid' | 'Pending',
): Promise<void> {
  if (state === 'Paid') await reverse(context, payment);
}

/**
 * Returns a payment's money. The reversal is recorded before the payment service is called and stays recorded until the
 * service has accepted it, so a later webhook or retry repeats a call that did not get through.
 */
async function reverse(context: RequestContext, payment: PaymentRecord): Promise<void> {
  const { commerce, payments, log } = context;
  const transaction = { type: 'CancelAuthorization', interactionId: `${payment.key}-reversal` } as const;
  const wanted = await commerce.recordPayment(payment.id, {
    transaction: { ...transaction, state: 'Initial' },
  });
  if (wanted.reversal === 'sent' || wanted.pspReference === null) return;
  try {
    await payments.reverse(payment.key, wanted.pspReference);
  } catch (error) {
    if (!isShopError(error, 'PaymentUnavailable')) throw error;
    log.error('A payment could not be returned yet', { payment: payment.id, error });
    return;
  }
  await commerce.recordPayment(payment.id, { transaction: { ...transaction, state: 'Pending' } });
}

/** The cart with only this payment, so that the order refers to the payment that paid for it. */
async function onlyPayment(
  context: RequestContext,
  cart: CartRecord,
  payment: PaymentRecord,
): Promise<CartRecord> {
  const others = cart.paymentIds.filter((id) => id !== payment.id);
  if (others.length === 0) return cart;
  const changes = others.map((paymentId) => ({ action: 'removePayment', paymentId }) as const);
  return context.commerce.updateCart(cart.view.id, cart.view.version, changes);
}

/** Removes the payment from the cart; false if the cart has changed in the meantime. */
async function detached(
  context: RequestContext,
  { view }: CartRecord,
  payment: PaymentRecord,
): Promise<boolean> {
  try {
    await context.commerce.updateCart(view.id, view.version, [
      { action: 'removePayment', paymentId: payment.id },
    ]);
    return true;
  } catch (error) {
    if (isShopError(error) && error.code !== 'CommerceUnavailable') return false;
    throw error;
  }
}

async function withPaymentState(
  context: RequestContext,
  order: OrderRecord,
  state: 'Paid' | 'Pending',
): Promise<OrderRecord> {
  const isThere = order.paymentState === 'Paid' || order.paymentState === state;
  return isThere ? order : context.commerce.setOrderPaymentState(order, state);
}
