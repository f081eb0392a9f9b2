import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import type { Money } from '../../contract/money.ts';
import type { Refund } from '../../contract/order.ts';
import type { ShopEnvironment } from '../context/environment.ts';
import { isOtherAmount, standingOf } from '../adyen/standing.ts';

/** Convenience stores take cash and cannot pay it out: such money goes back by bank transfer, outside of Adyen. */
export const canRefund = ({ method }: Pick<PaymentRecord, 'method'>): boolean =>
  !method.startsWith('econtext_');

const isLive = ({ state }: TransactionRecord): boolean => state !== 'Failure';

const sumOf = (transactions: readonly TransactionRecord[]): number =>
  transactions.reduce((sum, { amount }) => sum + amount.centAmount, 0);

/** What was refunded, or is on its way back, in minor units. A refund that failed does not count. */
export const refundedOf = ({ transactions }: PaymentRecord): number =>
  sumOf(transactions.filter((entry) => entry.type === 'Refund' && isLive(entry)));

/**
 * What the payment service has taken, in minor units. With immediate capture it takes what it authorizes, whether or not
 * the charge has been noted.
 */
export function capturedOf(payment: PaymentRecord, capture: ShopEnvironment['capture']): number {
  const charges = payment.transactions.filter(({ type }) => type === 'Charge');
  if (charges.length > 0 || capture === 'shipment')
    return sumOf(charges.filter(({ state }) => state === 'Success'));
  const { paidBy } = standingOf(payment);
  return paidBy === null ? 0 : payment.amount.centAmount;
}

/**
 * What can still be refunded of a payment: what was captured, less every refund that has not failed and what the shopper's
 * bank has taken back. Nothing once everything is reversed.
 */
export function refundableOf(payment: PaymentRecord, capture: ShopEnvironment['capture']): Money {
  const { transactions } = payment;
  const isReversed = transactions.some((entry) => entry.type === 'CancelAuthorization' && isLive(entry));
  const disputed = sumOf(
    transactions.filter(({ type, state }) => type === 'Chargeback' && state === 'Success'),
  );
  const left = capturedOf(payment, capture) - refundedOf(payment) - disputed;
  return { ...payment.amount, centAmount: isReversed ? 0 : Math.max(0, left) };
}

/** Whether all of an order's money has gone back, or is on its way back, because somebody here asked for it. */
export function isGivenBack(payment: PaymentRecord): boolean {
  const { outcome, unasked } = standingOf(payment);
  const { transactions, amount } = payment;
  if (unasked.length > 0) return false;
  if (outcome === 'paid') return amount.centAmount > 0 && refundedOf(payment) >= amount.centAmount;
  const isReversed = transactions.some(
    (entry) => entry.type === 'CancelAuthorization' && isLive(entry) && !entry.unasked,
  );
  return outcome === 'returned' && !isOtherAmount(payment) && isReversed;
}

const states = { Initial: 'underWay', Pending: 'underWay', Success: 'done', Failure: 'failed' } as const;

/**
 * What goes back of a payment's money, oldest first: refunds, and reversals of everything. A return that nobody here asked
 * for counts once it is there; what a bank takes back (`Chargeback`) is not the shop's to announce.
 */
export function refundsOf({ transactions }: PaymentRecord): Refund[] {
  return transactions.flatMap((entry) => {
    if (entry.type !== 'Refund' && entry.type !== 'CancelAuthorization') return [];
    if (entry.unasked && entry.state !== 'Success') return [];
    return [
      {
        id: entry.id,
        amount: returnedBy(entry, transactions),
        at: entry.at ?? null,
        state: states[entry.state],
      },
    ];
  });
}

/** A reversal returns what was authorized, whatever amount it was written with. */
function returnedBy(
  entry: TransactionRecord,
  all: readonly TransactionRecord[],
): TransactionRecord['amount'] {
  const authorization = all.find(
    ({ type, interactionId }) => type === 'Authorization' && interactionId === entry.interactionId,
  );
  return entry.type === 'CancelAuthorization' && authorization ? authorization.amount : entry.amount;
}
