import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import type { Refund } from '../../contract/order.ts';

const states = { Initial: 'underWay', Pending: 'underWay', Success: 'done', Failure: 'failed' } as const;

/**
 * What goes back of a payment's money, oldest first: refunds, and reversals of everything. A return that nobody here asked
 * for counts once it is there; what a bank takes back (`Chargeback`) is not the shop's to announce.
 */
export function refundsOf({ transactions }: PaymentRecord): Refund[] {
  return transactions.flatMap((one) => {
    if (one.type !== 'Refund' && one.type !== 'CancelAuthorization') return [];
    if (one.unasked && one.state !== 'Success') return [];
    return [
      { id: one.id, amount: returnedBy(one, transactions), at: one.at ?? null, state: states[one.state] },
    ];
  });
}

/** A reversal returns what was authorized, whatever amount it was written with. */
function returnedBy(one: TransactionRecord, all: readonly TransactionRecord[]): TransactionRecord['amount'] {
  const authorization = all.find(
    ({ type, interactionId }) => type === 'Authorization' && interactionId === one.interactionId,
  );
  return one.type === 'CancelAuthorization' && authorization ? authorization.amount : one.amount;
}
