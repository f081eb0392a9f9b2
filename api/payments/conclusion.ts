import type { MoneyState, PaymentResult } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentAnswer } from '../adyen/payments.ts';
import { outcomeOf, toldCodeOf } from '../adyen/result-codes.ts';
import { entryOfAnswer } from './ledger.ts';
import { recordEntry } from './record.ts';
import { settle, type Settlement } from './settle.ts';
import { standingOf } from '../adyen/standing.ts';
import { countCardAnswer } from './card-refusals.ts';
import { cartIdOfPaymentKey } from '../context/identifiers.ts';
import { moneyOfCart, withMoney } from './money-state.ts';
import { readRefusal } from './ordering.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * Records an answer of the payment service, if there is one, does everything that follows from what is then recorded, and says
 * how the payment stands.
 * @throws ShopError with the reason if there is no order, and `details.money`.
 */
export async function conclude(
  context: RequestContext,
  payment: PaymentRecord,
  answer?: PaymentAnswer,
): Promise<PaymentResult> {
  try {
    if (!answer) return await resultOf(context, await settle(context, payment));
    const { resultCode, reason, pspReference } = answer;
    if (reason)
      context.log.info('payment was not accepted', { payment: payment.id, resultCode, reason, pspReference });
    const recorded = await recordEntry(context, payment, (current) => entryOfAnswer(current, answer));
    try {
      return await resultOf(context, await settle(context, recorded), answer);
    } finally {
      await countCardAnswer(context, payment, recorded, reason);
    }
  } catch (error) {
    throw withMoney(error, 'unknown');
  }
}

async function resultOf(
  context: RequestContext,
  settlement: Settlement,
  answer?: PaymentAnswer,
): Promise<PaymentResult> {
  const { payment, cart, order } = settlement;
  const { outcome } = standingOf(payment);
  const result = {
    payment: { id: payment.id, version: payment.version },
    resultCode: payment.resultCode ?? answer?.resultCode ?? '',
    action: answer?.action ?? null,
    order: null,
  };
  if (order && (!order.canceled || order.paymentIds.includes(payment.id))) {
    const { orderNumber } = order;
    const isSecond = outcome === 'returned' && !order.paymentIds.includes(payment.id);
    return {
      ...result,
      ...(isSecond ? ({ money: 'returning' } as const) : {}),
      order: { orderNumber, mayOpen: true },
    };
  }
  switch (outcome) {
    case 'action':
      return { ...result, resultCode: answer?.resultCode ?? result.resultCode };
    case 'failed':
      return {
        ...result,
        // How this try has ended, even if an earlier one of the same attempt is more conclusive.
        resultCode:
          answer && outcomeOf(answer.resultCode) === 'failed' ? toldCodeOf(answer) : result.resultCode,
        action: null,
        money: await moneyOfCart(context, cartIdOfPaymentKey(payment.key), cart?.anonymousId ?? ''),
      };
    case 'unknown':
      throw new ShopError('PaymentUnavailable', 'The payment service has not answered yet', {
        money: 'unknown' satisfies MoneyState,
      });
    case 'paid':
      throw new ShopError('CommerceUnavailable', 'The order is not confirmed yet', {
        money: 'unknown' satisfies MoneyState,
      });
    case 'pending':
      throw notOrdered(settlement, 'unknown');
    case 'returned':
      throw notOrdered(settlement, 'returning');
  }
}

/** Why there is no order although the payment service accepted the payment. */
function notOrdered({ payment, refusal, cart }: Settlement, money: MoneyState): unknown {
  const total = cart?.active ? { total: cart.view.total } : {};
  const reason = refusal ?? readRefusal(payment.refusal);
  return withMoney(reason ?? new ShopError('CartChanged', 'The cart changed during payment', total), money);
}
