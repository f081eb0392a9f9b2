import type { CartChange, CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { standingOf } from '../adyen/standing.ts';
import { isProvisionalKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

/** Milliseconds during which an attempt without a response counts as still in progress. */
const underWay = 60_000;

/** The payment attempts on a cart, oldest first. */
export async function attemptsOf(
  { commerce }: RequestContext,
  { paymentIds }: CartRecord,
): Promise<PaymentRecord[]> {
  const payments = await Promise.all(paymentIds.map((id) => commerce.getPayment(id)));
  return payments.filter((payment) => payment !== null);
}

/** The attempt that has led to an order, or does so now. */
export const orderingOf = (attempts: readonly PaymentRecord[]): PaymentRecord | undefined =>
  attempts.find((payment) => ['paid', 'pending'].includes(standingOf(payment).outcome));

/** Whether an attempt is recent enough to be still in progress. */
export const isRecent = ({ createdAt }: PaymentRecord): boolean => Date.now() - createdAt < underWay;

/** Whether another request is currently processing this attempt. */
export const isBeingMade = (payment: PaymentRecord): boolean =>
  payment.resultCode === null && isRecent(payment);

/** Whether another request may just have put an attempt on this cart. */
export const isRecentlyChanged = ({ modifiedAt }: CartRecord): boolean => Date.now() - modifiedAt < underWay;

/** The error for anything that would interfere with a payment. */
export const paymentUnderWay = (): ShopError =>
  new ShopError('PaymentUnderWay', 'A payment for this cart is in progress');

/**
 * What has to precede a shopper's change of a cart that is being paid for: it is unfrozen, and no attempt may pay for it
 * anymore. Money that such an attempt still takes is returned, because the cart does not name it. Empty for every other
 * cart.
 */
export const releasing = ({ frozen, paymentIds }: CartRecord): CartChange[] => [
  ...(frozen ? [{ action: 'unfreeze' } as const] : []),
  ...paymentIds.map((paymentId) => ({ action: 'removePayment', paymentId }) as const),
];

/**
 * Whether nobody has approved anything yet: a wallet's sheet was opened before the total was known. Its details are sent
 * only after an approval is written down, so it cannot have taken money, and whatever money it has all the same is returned.
 */
export const isProvisional = ({ key, approved }: Pick<PaymentRecord, 'key' | 'approved'>): boolean =>
  approved === null && isProvisionalKey(key);

/** Whether a payment takes no more money, takes none yet, or is closed because nothing is expected to come of it. */
export const isOver = (payment: PaymentRecord): boolean => {
  const { outcome } = standingOf(payment);
  if (outcome === 'failed' || outcome === 'returned') return true;
  const isUnanswered = outcome === 'unknown' || outcome === 'action';
  return isUnanswered && (payment.settlement === 'closed' || isProvisional(payment));
};

/** Whether the shopper may still be paying for a cart, e.g. at a bank in another tab. */
export async function isBeingPaid(context: RequestContext, cart: CartRecord): Promise<boolean> {
  const attempts = await attemptsOf(context, cart);
  return !attempts.every(isOver);
}
