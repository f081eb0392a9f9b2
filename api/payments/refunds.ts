import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import type { Refund } from '../../contract/order.ts';

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
