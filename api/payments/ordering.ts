import { z } from 'zod';
import type { CartRecord, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { errorSchema } from '../../contract/errors.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { newOrderNumber } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { shopMetrics } from '../context/shop-metrics.ts';
import type { Facts, StepOutcome } from './decision.ts';

/**
 * Places the order of a cart that this payment pays for, at exactly the version that was approved. If commercetools
 * refuses it for good (sold out, an extension says no), the payment leaves the cart; its money is then returned.
 * @throws ShopError `VersionConflict` if somebody else was faster, and outages.
 */
export async function placeOrder(
  context: RequestContext,
  { cart, payment }: Facts,
  paymentState: 'Paid' | 'Pending',
): Promise<StepOutcome | null> {
  const { commerce, store, log } = context;
  if (!cart) return null;
  const alone = await onlyPayment(context, cart, payment.id);
  const orderNumber = alone.orderNumber ?? newOrderNumber(store.id);
  const { id: cartId, version: cartVersion } = alone.view;
  try {
    const order = await commerce.placeOrder({ cartId, cartVersion, orderNumber, paymentState });
    shopMetrics.orders().add(1, { payment_state: paymentState });
    log.info('order is placed', { order: orderNumber, payment: payment.id, paymentState });
    return { facts: { cart: { ...alone, active: false }, order } };
  } catch (error) {
    if (isShopError(error, 'CartNotActive')) return withFreeNumber(context, alone, orderNumber);
    if (!isShopError(error) || isShopError(error, 'VersionConflict', 'CommerceUnavailable')) throw error;
    log.warn('order was refused', { cart: cartId, payment: payment.id, error });
    const noted = await withRefusal(context, payment, error);
    const detached = await detachPayment(context, { cart: alone, payment });
    return detached && { facts: { ...detached.facts, payment: noted }, refusal: error };
  }
}

/**
 * The payment with the reason why its order was refused. Returning the money matters more than the reason: if it cannot
 * be written, it is left out.
 * @throws ShopError `VersionConflict` if somebody else was faster.
 */
async function withRefusal(
  { commerce, log }: RequestContext,
  payment: PaymentRecord,
  refused: ShopError,
): Promise<PaymentRecord> {
  if (payment.refusal !== null) return payment;
  const change = {
    change: 'setFields',
    refusal: JSON.stringify({ code: refused.code, message: refused.message, details: refused.details }),
  } as const;
  return commerce.updatePayment(payment, [change]).catch((error: unknown) => {
    if (isShopError(error, 'VersionConflict')) throw error;
    log.warn('the reason for a refusal cannot be kept', { payment: payment.id, error });
    return payment;
  });
}

/** If the number belongs to another cart's order, this cart gets a new one; otherwise the cart has been ordered. */
async function withFreeNumber(
  { commerce, store }: RequestContext,
  { view }: CartRecord,
  orderNumber: string,
): Promise<StepOutcome | null> {
  const taken: OrderRecord | null = await commerce.findOrder(orderNumber);
  if (!taken || taken.cartId === view.id) return null;
  const change = {
    action: 'setCheckoutFields',
    orderNumber: newOrderNumber(store.id),
    isForSomebodyElse: view.isForSomebodyElse,
    mayBeAskedForReview: view.mayBeAskedForReview,
    wantsMails: true,
  } as const;
  return { facts: { cart: await commerce.updateCart(view.id, view.version, [change]) } };
}

/** Removes a payment from its cart, which the shopper can then change or pay again. */
export async function detachPayment(
  { commerce }: RequestContext,
  { cart, payment }: Pick<Facts, 'cart' | 'payment'>,
): Promise<StepOutcome | null> {
  if (!cart) return null;
  const isLast = cart.paymentIds.every((id) => id === payment.id);
  const changes = [
    ...(isLast && cart.frozen ? [{ action: 'unfreeze' } as const] : []),
    { action: 'removePayment', paymentId: payment.id } as const,
  ];
  return { facts: { cart: await commerce.updateCart(cart.view.id, cart.view.version, changes) } };
}

/** The cart with only this payment, so that the order names the payment that paid for it and no other. */
async function onlyPayment(
  { commerce }: RequestContext,
  cart: CartRecord,
  paymentId: string,
): Promise<CartRecord> {
  const others = cart.paymentIds.filter((id) => id !== paymentId);
  if (others.length === 0) return cart;
  const changes = others.map((other) => ({ action: 'removePayment', paymentId: other }) as const);
  return commerce.updateCart(cart.view.id, cart.view.version, changes);
}

const { code, message, details } = errorSchema.shape.error.shape;
const refusalSchema = z.object({ code, message, details });

/** The refusal that a payment keeps; null if there is none or it cannot be read. */
export function readRefusal(kept: string | null): ShopError | null {
  if (kept === null) return null;
  try {
    const refusal = refusalSchema.parse(JSON.parse(kept));
    return new ShopError(refusal.code, refusal.message, refusal.details);
  } catch {
    return null;
  }
}
