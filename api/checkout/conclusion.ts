import type { PaymentEntry, PaymentRecord } from '../../commerce/commerce.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import type { PaymentAnswer } from '../payment/payments.ts';
import { type Outcome, outcomeOf } from '../payment/result-codes.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, orderNumberOf, orderTokenOf } from './identifiers.ts';
import { settle } from './settlement.ts';
import type { Shop } from './shop.ts';

/**
 * Records a response of the payment service and does everything that follows from it; every payment ends here.
 * @throws ShopError with the reason if the money was returned.
 */
export async function conclude(
  shop: Shop,
  payment: PaymentRecord,
  answer: PaymentAnswer,
): Promise<PaymentResult> {
  const outcome = outcomeOf(answer.resultCode);
  if (answer.reason) shop.log('A payment was not accepted', { payment: payment.id, ...answer });
  const recorded = await shop.commerce.recordPayment(payment.id, entryOf(payment, answer, outcome));
  if (outcome === 'paid' || outcome === 'pending') return settled(shop, recorded, outcome, answer.action);
  if (outcome === 'failed') await failPendingOrder(shop, recorded);
  return resultOf(recorded, answer.resultCode, answer.action);
}

/**
 * The outcome of a payment whose response is already recorded, without contacting the payment service again; null if it
 * has none yet.
 */
export async function concludeRecorded(shop: Shop, payment: PaymentRecord): Promise<PaymentResult | null> {
  const outcome = payment.resultCode === null ? 'action' : outcomeOf(payment.resultCode);
  if (outcome === 'paid' || outcome === 'pending') return settled(shop, payment, outcome, null);
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

async function settled(
  shop: Shop,
  payment: PaymentRecord,
  outcome: 'paid' | 'pending',
  action: PaymentAnswer['action'],
): Promise<PaymentResult> {
  const settlement = await settle(shop, payment, outcome === 'paid' ? 'Paid' : 'Pending');
  if (settlement.order === null) throw settlement.reversal;
  const { orderNumber } = settlement.order;
  const token = orderTokenOf(orderNumber, shop.environment.sessionSecret);
  return { ...resultOf(payment, payment.resultCode ?? '', action), order: { orderNumber, token } };
}

/** An order that was waiting for its money will not receive it. */
async function failPendingOrder({ commerce, store }: Shop, payment: PaymentRecord): Promise<void> {
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
