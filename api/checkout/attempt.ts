import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from './request-context.ts';

/** Milliseconds within which an attempt without an answer counts as still being made. */
const underWay = 60_000;

/** The cart's latest attempt to pay, or null when there was none. */
export async function lastPayment(
  { commerce }: RequestContext,
  cart: CartRecord,
): Promise<PaymentRecord | null> {
  const id = cart.paymentIds.at(-1);
  return id === undefined ? null : commerce.getPayment(id);
}

/** Whether an attempt is young enough to be still on its way. */
export const isRecent = ({ createdAt }: PaymentRecord): boolean => Date.now() - createdAt < underWay;

/** Whether another request is making this attempt just now. */
export const isBeingMade = (payment: PaymentRecord): boolean =>
  payment.resultCode === null && isRecent(payment);

/** The refusal of anything that would get in the way of a payment. */
export const paymentUnderWay = (): ShopError =>
  new ShopError('PaymentUnderWay', 'A payment of this cart is being made');
