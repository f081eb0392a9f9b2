import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentRecord } from '../../commerce/commerce.ts';
import type { PaymentDetails, PaymentResult } from '../../contract/payment.ts';
import type { AuthorisationNotice, PaymentAnswer } from '../payment/payments.ts';
import { isSameMoney } from '../../contract/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { conclude, concludeRecorded } from './conclusion.ts';
import { isOwnPayment, ownPayment } from './ownership.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Completes a payment with the details the shopper brought back from the bank. Sending the same details again yields
 * the same order.
 * @throws ShopError `PaymentNotFound`, `InvalidInput` for invalid details, or the reason for a reversal.
 */
export async function finishPayment(
  context: RequestContext,
  visitor: string | null,
  paymentId: string,
  details: PaymentDetails,
): Promise<PaymentResult> {
  const payment = await ownPayment(context, paymentId, visitor);
  const ended = await concludeRecorded(context, payment);
  if (ended) return ended;
  try {
    const answer = await context.payments.submitDetails(payment.key, details);
    return await conclude(context, await paymentMeant(context, payment, answer, visitor), answer);
  } catch (error) {
    if (!isShopError(error, 'InvalidInput', 'PaymentUnderWay')) throw error;
    const result = await endedElsewhere(context, paymentId, error.code === 'PaymentUnderWay' ? maxLooks : 1);
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
  const result = payment && (await concludeRecorded(context, payment));
  if (result || remaining <= 1) return result;
  await wait(lookInterval);
  return endedElsewhere(context, paymentId, remaining - 1);
}

/** The payment a response refers to: details of another payment must not pay for this one. */
async function paymentMeant(
  context: RequestContext,
  payment: PaymentRecord,
  { reference }: PaymentAnswer,
  visitor: string | null,
): Promise<PaymentRecord> {
  if (reference === payment.key) return payment;
  const other = reference === null ? null : await context.commerce.findPaymentByKey(reference);
  if (other && (await isOwnPayment(context, other, visitor))) return other;
  throw new ShopError('InvalidInput', 'The payment details belong to another payment');
}

/**
 * Completes a payment from a verified webhook. A notification about a payment that is not ours, or about another
 * amount, is logged.
 * @throws ShopError if the outcome has not been recorded permanently; the webhook must then be sent again.
 */
export async function finishByNotice(context: RequestContext, notice: AuthorisationNotice): Promise<void> {
  const { key, success, pspReference, amount } = notice;
  const payment = await context.commerce.findPaymentByKey(key);
  if (!payment || !isSameMoney(payment.amount, amount)) {
    context.log.warn('A webhook for a payment that does not belong to this shop', notice);
    return;
  }
  const resultCode = success ? 'Authorised' : 'Refused';
  const answer = { resultCode, pspReference, action: null, reason: null, reference: key };
  try {
    await conclude(context, payment, answer);
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'CommerceUnavailable', 'PaymentUnavailable')) throw error;
  }
  const written = await context.commerce.getPayment(payment.id);
  if (written?.reversal === 'wanted') {
    throw new ShopError('PaymentUnavailable', 'The payment still has to be returned');
  }
}
