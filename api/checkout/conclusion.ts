import type { PaymentEntry, PaymentRecord } from '../../commerce/commerce.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import type { PaymentAnswer } from '../payment/payments.ts';
import { type Outcome, outcomeOf } from '../payment/result-codes.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, createToken, orderNumberOf } from './identifiers.ts';
import { orderOrReverse } from './order-or-reverse.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Records a response of the payment service and does everything that follows from it; every payment ends here.
 * @throws ShopError with the reason if the money was returned.
 */
export async function conclude(
  context: RequestContext,
  payment: PaymentRecord,
  answer: PaymentAnswer,
): Promise<PaymentResult> {
  const outcome = outcomeOf(answer.resultCode);
  if (answer.reason) context.log.info('A payment was not accepted', { payment: payment.id, ...answer });
  const recorded = await context.commerce.recordPayment(payment.id, entryOf(payment, answer, outcome));
  if (outcome === 'paid' || outcome === 'pending') return ended(context, recorded, outcome, answer.action);
  if (outcome === 'failed') await failPendingOrder(context, recorded);
  return resultOf(recorded, answer.resultCode, answer.action);
}

/**
 * The outcome of a payment whose response is already recorded, without contacting the payment service again; null if it
 * has none yet.
 */
export async function concludeRecorded(
  context: RequestContext,
  payment: PaymentRecord,
): Promise<PaymentResult | null> {
  const outcome = payment.resultCode === null ? 'action' : outcomeOf(payment.resultCode);
  if (outcome === 'paid' || outcome === 'pending') return ended(context, payment, outcome, null);
  return outcome === 'failed' ? resultOf(payment, payment.resultCode ?? '', null) : null;
}

const transactionState = { paid: 'Success', pending: 'Pending', failed: 'Failure' } as const;

function entryOf(payment: PaymentRecord, answer: PaymentAnswer, outcome: Outcome): PaymentEntry {
  const { resultCode, reason, pspReference } = answer;
  return {
    resultCode,
    ...(reason === null ? {} : { reason }),
    ...(outcome === 'action'
      ? {}
      : {
          transaction: {
            type: 'Authorization',
            state: transactionState[outcome],
            interactionId: pspReference ?? payment.key,
          },
        }),
  };
}

async function ended(
  context: RequestContext,
  payment: PaymentRecord,
  outcome: 'paid' | 'pending',
  action: PaymentAnswer['action'],
): Promise<PaymentResult> {
  const ending = await orderOrReverse(context, payment, outcome === 'paid' ? 'Paid' : 'Pending');
  if (ending.order === null) throw ending.reversal;
  const { orderNumber } = ending.order;
  const token = createToken('order', orderNumber, context.environment.sessionSecrets);
  return { ...resultOf(payment, payment.resultCode ?? '', action), order: { orderNumber, token } };
}

/** An order that was waiting for its money will not receive it. */
async function failPendingOrder({ commerce, store }: RequestContext, payment: PaymentRecord): Promise<void> {
  const order = await commerce.findOrder(orderNumberOf(store.id, cartIdOfPaymentKey(payment.key)));
  if (order?.paymentState !== 'Pending' || !order.paymentIds.includes(payment.id)) return;
  try {
    await commerce.setOrderPaymentState(order, 'Failed');
  } catch (error) {
    if (!isShopError(error, 'VersionConflict')) throw error;
  }
}

const resultOf = (
  { id, version }: PaymentRecord,
  resultCode: string,
  action: PaymentAnswer['action'],
): PaymentResult => ({ payment: { id, version }, resultCode, action, order: null });
