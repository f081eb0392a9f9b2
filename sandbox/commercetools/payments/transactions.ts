import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { customFields } from '../custom-fields.ts';
import { invalidField } from '../errors.ts';
import { money } from '../money.ts';
import type { Storage } from '../storage.ts';
import type { TransactionDraft } from './schemas.ts';

/** The transaction for a draft. */
export function newTransaction(draft: TransactionDraft, storage: Storage): Transaction {
  const { type, state, amount, timestamp, interactionId, custom } = draft;
  return {
    id: crypto.randomUUID(),
    type,
    state,
    amount: money(amount.centAmount, amount.currencyCode),
    ...(timestamp !== undefined && { timestamp }),
    ...(interactionId !== undefined && { interactionId }),
    ...(custom && { custom: customFields(storage, 'transaction', custom) }),
  };
}

/** A payment with one of its transactions changed. @throws CommercetoolsError InvalidField if it has no such one */
export function changeTransaction(
  payment: Payment,
  transactionId: string,
  change: (transaction: Transaction) => Transaction,
): Payment {
  if (!payment.transactions.some(({ id }) => id === transactionId)) {
    throw invalidField('transactionId', transactionId, 'The payment has no such transaction.');
  }
  return {
    ...payment,
    transactions: payment.transactions.map((transaction) =>
      transaction.id === transactionId ? change(transaction) : transaction,
    ),
  };
}
