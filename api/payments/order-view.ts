import type { OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Order, Refund } from '../../contract/order.ts';
import type { MoneyState } from '../../contract/payment.ts';
import type { ReturnedLine } from '../../contract/return.ts';
import { readInstructions } from '../adyen/pay-later.ts';
import { refundsOf } from './refundable.ts';
import { standingOf } from '../adyen/standing.ts';

const paymentStates = {
  Paid: 'paid',
  Pending: 'pending',
  Failed: 'failed',
  BalanceDue: 'returned',
  CreditOwed: 'owed',
} as const;

/**
 * An order as its shopper may see it.
 * @param payments those that the order names, oldest first; the last one pays for it.
 */
export function orderViewOf(order: OrderRecord, payments: readonly PaymentRecord[]): Order {
  const payment = payments.at(-1) ?? null;
  const refunds = payments.flatMap(refundsOf);
  const isAwaited = order.paymentState === 'Pending' && !order.canceled;
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    status: order.status,
    deliveries: [...order.deliveries],
    paymentState: paymentStates[order.paymentState],
    paymentMethod: payment?.method ?? '',
    money: order.canceled ? moneyOfCanceled(order, payment, refunds) : null,
    refunds,
    returns: order.returns.map(withoutRecipientsWords),
    cancelable: isCancelable(order, payments),
    instructions: isAwaited && payment ? readInstructions(payment) : null,
    cart: order.cart,
  };
}

/** Why a gift is sent back, and what for, is not told to who gave it. */
const withoutRecipientsWords = (line: ReturnedLine): ReturnedLine =>
  line.isByRecipient ? { ...line, reason: null, exchangeFor: null } : line;

/**
 * Whether its shopper may cancel an order: nothing is packed, and its money is as it was approved or still to come. As
 * soon as staff have begun to return money or are called to look at it, they decide.
 */
export function isCancelable(
  { status, paymentState, moneyReturned }: OrderRecord,
  payments: readonly PaymentRecord[],
): boolean {
  const isUsual = paymentState === 'Paid' || paymentState === 'Pending';
  const isUntouched = payments.every(
    (payment) => payment.needsPerson === null && refundsOf(payment).length === 0,
  );
  return status === 'placed' && isUsual && moneyReturned.length === 0 && isUntouched;
}

/** What became of the money of a canceled order. Money that comes late is returned. */
function moneyOfCanceled(
  { paymentState }: OrderRecord,
  payment: PaymentRecord | null,
  refunds: readonly Refund[],
): MoneyState {
  if (refunds.length > 0) return refunds.some(({ state }) => state !== 'failed') ? 'returning' : 'unknown';
  if (paymentState === 'CreditOwed') return 'returning';
  const outcome = payment && standingOf(payment).outcome;
  if (outcome === 'failed') return 'none';
  // Staff who cancel a paid order themselves decide about its money; everything else goes back by itself.
  return outcome === 'paid' && paymentState !== 'Paid' ? 'returning' : 'unknown';
}
