import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { assign } from '../fields.ts';
import { customFields, withCustomField } from '../custom-fields.ts';
import { invalidField } from '../errors.ts';
import { money } from '../money.ts';
import type { Storage } from '../storage.ts';
import type { PaymentAction, TransactionDraft } from './schemas.ts';

type Apply<Name extends PaymentAction['action']> = (
  payment: Payment,
  action: Extract<PaymentAction, { action: Name }>,
  storage: Storage,
) => Payment;

/** The transaction for a draft. */
export function newTransaction({
  amount,
  timestamp,
  interactionId,
  ...draft
}: TransactionDraft): Transaction {
  return {
    id: crypto.randomUUID(),
    ...draft,
    timestamp: timestamp ?? new Date().toISOString(),
    amount: money(amount.centAmount, amount.currencyCode),
    ...(interactionId !== undefined && { interactionId }),
  };
}

function changeTransaction(payment: Payment, transactionId: string, change: Partial<Transaction>): Payment {
  if (!payment.transactions.some(({ id }) => id === transactionId)) {
    throw invalidField('transactionId', transactionId, 'The payment has no such transaction.');
  }
  return {
    ...payment,
    transactions: payment.transactions.map((transaction) =>
      transaction.id === transactionId ? { ...transaction, ...change } : transaction,
    ),
  };
}

const handlers: { [Name in PaymentAction['action']]: Apply<Name> } = {
  addTransaction: (payment, { transaction }) => ({
    ...payment,
    transactions: [...payment.transactions, newTransaction(transaction)],
  }),
  changeTransactionState: (payment, { transactionId, state }) =>
    changeTransaction(payment, transactionId, { state }),
  changeTransactionInteractionId: (payment, { transactionId, interactionId }) =>
    changeTransaction(payment, transactionId, { interactionId }),
  changeTransactionTimestamp: (payment, { transactionId, timestamp }) =>
    changeTransaction(payment, transactionId, { timestamp }),
  changeAmountPlanned: (payment, { amount }) => ({
    ...payment,
    amountPlanned: money(amount.centAmount, amount.currencyCode),
  }),
  setInterfaceId: (payment, { interfaceId }) => assign(payment, 'interfaceId', interfaceId),
  setAnonymousId: (payment, { anonymousId }) => assign(payment, 'anonymousId', anonymousId),
  setStatusInterfaceCode: (payment, { interfaceCode }) => ({
    ...payment,
    paymentStatus: assign(payment.paymentStatus, 'interfaceCode', interfaceCode),
  }),
  setStatusInterfaceText: (payment, { interfaceText }) => ({
    ...payment,
    paymentStatus: assign(payment.paymentStatus, 'interfaceText', interfaceText),
  }),
  setMethodInfoMethod: (payment, { method }) => ({
    ...payment,
    paymentMethodInfo: assign(payment.paymentMethodInfo, 'method', method),
  }),
  setMethodInfoName: (payment, { name }) => ({
    ...payment,
    paymentMethodInfo: assign(payment.paymentMethodInfo, 'name', name),
  }),
  addInterfaceInteraction: (payment, { type, fields }, storage) => ({
    ...payment,
    interfaceInteractions: [...payment.interfaceInteractions, customFields(storage, { type, fields })],
  }),
  setCustomType: (payment, { type, fields }, storage) =>
    assign(payment, 'custom', type && customFields(storage, { type, fields })),
  setCustomField: (payment, { name, value }, storage) => ({
    ...payment,
    custom: withCustomField(storage, payment.custom, name, value),
  }),
};

/** Applies one payment update action. */
export function applyPaymentAction(payment: Payment, action: PaymentAction, storage: Storage): Payment {
  const apply = handlers[action.action] as Apply<PaymentAction['action']>;
  return apply(payment, action, storage);
}
