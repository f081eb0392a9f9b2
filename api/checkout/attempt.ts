import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from './request-context.ts';

/** Milliseconds during which an attempt without a response counts as still in progress. */
const underWay = 60_000;

/** The cart's latest payment attempt, or null if there was none. */
export async function lastPayment(
  { commerce }: RequestContext,
  cart: CartRecord,
): Promise<PaymentRecord | null> {
  const id = cart.paymentIds.at(-1);
  return id === undefined ? null : commerce.getPayment(id);
}

/** Whether an attempt is recent enough to be still in progress. */
export const isRecent = ({ createdAt }: PaymentRecord): boolean => Date.now() - createdAt < underWay;

/** Whether another request is currently processing this attempt. */
export const isBeingMade = (payment: PaymentRecord): boolean =>
  payment.resultCode === null && isRecent(payment);

/** The error for anything that would interfere with a payment. */
export const paymentUnderWay = (): ShopError =>
  new ShopError('PaymentUnderWay', 'A payment for this cart is in progress');
