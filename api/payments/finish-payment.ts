import { setTimeout as wait } from 'node:timers/promises';
import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentResult, PaymentDetails } from '../../contract/payment.ts';
import type { PaymentAnswer, SubmittedDetails } from '../adyen/payments.ts';
import { outcomeOf, recordedCodeOf } from '../adyen/result-codes.ts';
import { type Standing, standingOf } from '../adyen/standing.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { attemptsOf, orderingOf } from '../cart/attempts.ts';
import { conclude } from './conclusion.ts';
import { withMoney } from './money-state.ts';
import { type Asker, isOwnPayment, permittedPayment } from './own-payment.ts';
import { isProvisionalKey } from '../context/identifiers.ts';
import { approveProvisional } from './provisional.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * Completes a payment with the details the shopper brought back from the bank, or from a wallet's sheet. Sending the same
 * details again yields the same order.
 * @throws ShopError `PaymentNotFound`, `InvalidInput` for invalid details, any error of `approveProvisional` for a
 * provisional payment, or the reason for a reversal; `details.money` says what it means for the shopper's money.
 */
export async function finishPayment(
  context: RequestContext,
  paymentId: string,
  { approval, ...details }: PaymentDetails,
  asker: Asker,
): Promise<PaymentResult> {
  const { payment, isVisitors } = await permittedPayment(context, paymentId, asker);
  const result = await (
    isProvisionalKey(payment.key)
      ? submitApproved(context, payment, { details, approval }, asker)
      : submitDetails(context, payment, details, asker)
  ).catch((error: unknown) => {
    throw withMoney(error, 'unknown');
  });
  return isVisitors ? result : forOtherBrowser(result);
}

/**
 * How a payment stands, as far as it is recorded. A payment without any answer has the result `Unknown`.
 * @throws ShopError as `finishPayment` does.
 */
export async function showPayment(
  context: RequestContext,
  paymentId: string,
  asker: Asker,
): Promise<PaymentResult> {
  const { payment, isVisitors } = await permittedPayment(context, paymentId, asker);
  if (standingOf(payment).outcome === 'unknown') {
    const { id, version } = payment;
    return { payment: { id, version }, resultCode: 'Unknown', action: null, order: null };
  }
  const result = await conclude(context, payment);
  return isVisitors ? result : forOtherBrowser(result);
}

/** What another browser than the visitor's learns: that there is an order, which it may not open. */
const forOtherBrowser = ({ order, ...result }: PaymentResult): PaymentResult => ({
  ...result,
  order: order && { ...order, mayOpen: false },
});

/**
 * How the last attempt to pay for a cart stands, or an earlier one that has led to an order or does so now; null without
 * any. Unlike a question about the payment itself, this changes no cart that is still to be paid for.
 * @throws ShopError as `finishPayment` does.
 */
export async function activePayment(
  context: RequestContext,
  cart: CartRecord,
): Promise<PaymentResult | null> {
  const attempts = await attemptsOf(context, cart);
  const ordering = orderingOf(attempts);
  if (ordering) return conclude(context, ordering);
  const last = attempts.at(-1);
  if (!last) return null;
  const { id, version, resultCode } = last;
  return { payment: { id, version }, resultCode: resultCode ?? 'Unknown', action: null, order: null };
}

/** Outcomes that details from the bank can no longer change. A failure is not among them: the shopper may try again. */
const ended: readonly Standing['outcome'][] = ['paid', 'pending', 'returned'];

/** After a failure, a new sheet is a new payment. */
async function submitApproved(
  context: RequestContext,
  payment: PaymentRecord,
  { details, approval }: { readonly details: SubmittedDetails } & Pick<PaymentDetails, 'approval'>,
  asker: Asker,
): Promise<PaymentResult> {
  const { outcome } = standingOf(payment);
  if (outcome === 'failed' || ended.includes(outcome)) return conclude(context, payment);
  if (!approval)
    throw withMoney(new ShopError('InvalidInput', 'A provisional payment needs an approval'), 'none');
  const approved = await approveProvisional(context, asker.visitor, payment, approval);
  return approved.isEnded
    ? conclude(context, approved.payment)
    : submitDetails(context, approved.payment, details, asker);
}

async function submitDetails(
  context: RequestContext,
  payment: PaymentRecord,
  details: SubmittedDetails,
  asker: Asker,
): Promise<PaymentResult> {
  if (ended.includes(standingOf(payment).outcome)) return conclude(context, payment);
  try {
    const answer = await context.payments.submitDetails(payment.key, details);
    return await conclude(context, await paymentMeant(context, payment, answer, asker.visitor), answer);
  } catch (error) {
    if (!isShopError(error, 'InvalidInput', 'PaymentUnderWay')) throw error;
    const result = await endedElsewhere(context, payment.id, error.code === 'PaymentUnderWay' ? maxLooks : 1);
    if (result) return result;
    throw error;
  }
}

/** How often, and at what interval in milliseconds, to check for the outcome that another request is producing. */
const maxLooks = 10;
const lookInterval = 200;

/** The outcome of a payment that another request with the same details produced in the meantime. */
async function endedElsewhere(
  context: RequestContext,
  paymentId: string,
  remaining: number,
): Promise<PaymentResult | null> {
  const payment = await context.commerce.getPayment(paymentId);
  if (!payment) return null;
  const { outcome } = standingOf(payment);
  if (outcome === 'failed' || ended.includes(outcome)) return conclude(context, payment);
  if (remaining <= 1) return null;
  await wait(lookInterval);
  return endedElsewhere(context, paymentId, remaining - 1);
}

/**
 * The payment a response refers to: details of another payment must not pay for this one. While the shopper is still on
 * the way, Adyen does not say which payment it is; such an answer decides nothing.
 */
async function paymentMeant(
  context: RequestContext,
  payment: PaymentRecord,
  answer: PaymentAnswer,
  visitor: string | null,
): Promise<PaymentRecord> {
  const { reference } = answer;
  if (reference === payment.key) return payment;
  if (reference === null && outcomeOf(recordedCodeOf(answer)) === 'action') return payment;
  const other = reference === null ? null : await context.commerce.findPaymentByKey(reference);
  if (other && (await isOwnPayment(context, other, visitor))) return other;
  throw new ShopError('InvalidInput', 'The payment details belong to another payment');
}
