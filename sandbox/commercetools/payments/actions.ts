import type { Payment } from '@commercetools/platform-sdk';
import { assign } from '../fields.ts';
import { changedCustomType, customFields, withCustomField } from '../custom-fields.ts';
import { invalidOperation } from '../errors.ts';
import { money } from '../money.ts';
import type { Storage } from '../storage.ts';
import type { PaymentAction } from './schemas.ts';
import { changeTransaction, newTransaction } from './transactions.ts';

type Apply<Name extends PaymentAction['action']> = (
  payment: Payment,
  action: Extract<PaymentAction, { action: Name }>,
  storage: Storage,
) => Payment;

/**
 * The identifier at the payment service, which is final once it is set.
 * @throws CommercetoolsError InvalidOperation, DuplicateField
 */
function setInterfaceId(payment: Payment, interfaceId: string): Payment {
  if (payment.interfaceId !== undefined && payment.interfaceId !== interfaceId) {
    throw invalidOperation('The interfaceId of a payment cannot be changed.');
  }
  return { ...payment, interfaceId };
}

const handlers: { [Name in PaymentAction['action']]: Apply<Name> } = {
  addTransaction: (payment, { transaction }, storage) => ({
    ...payment,
    transactions: [...payment.transactions, newTransaction(transaction, storage)],
  }),
  changeTransactionState: (payment, { transactionId, state }) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, state })),
  changeTransactionInteractionId: (payment, { transactionId, interactionId }) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, interactionId })),
  changeTransactionTimestamp: (payment, { transactionId, timestamp }) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, timestamp })),
  setTransactionCustomType: (payment, change, storage) =>
    changeTransaction(payment, change.transactionId, (transaction) =>
      assign(transaction, 'custom', changedCustomType(storage, 'transaction', change)),
    ),
  setTransactionCustomField: (payment, change, storage) =>
    changeTransaction(payment, change.transactionId, (transaction) => ({
      ...transaction,
      custom: withCustomField(storage, 'transaction', transaction.custom, change),
    })),
  changeAmountPlanned: (payment, { amount }) => ({
    ...payment,
    amountPlanned: money(amount.centAmount, amount.currencyCode),
  }),
  setInterfaceId: (payment, { interfaceId }) => setInterfaceId(payment, interfaceId),
  setKey: (payment, { key }) => assign(payment, 'key', key),
  setAnonymousId: (payment, { anonymousId }) => assign(payment, 'anonymousId', anonymousId),
  setStatusInterfaceCode: (payment, { interfaceCode }) => ({
    ...payment,
    paymentStatus: assign(payment.paymentStatus, 'interfaceCode', interfaceCode),
  }),
  setStatusInterfaceText: (payment, { interfaceText }) => ({
    ...payment,
    paymentStatus: assign(payment.paymentStatus, 'interfaceText', interfaceText),
  }),
  setMethodInfoInterface: (payment, action) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, paymentInterface: action.interface },
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
    interfaceInteractions: [
      ...payment.interfaceInteractions,
      customFields(storage, 'payment-interface-interaction', { type, fields }),
    ],
  }),
  setCustomType: (payment, change, storage) =>
    assign(payment, 'custom', changedCustomType(storage, 'payment', change)),
  setCustomField: (payment, change, storage) => ({
    ...payment,
    custom: withCustomField(storage, 'payment', payment.custom, change),
  }),
};

/** Applies one payment update action. */
export function applyPaymentAction(payment: Payment, action: PaymentAction, storage: Storage): Payment {
  const apply = handlers[action.action] as Apply<PaymentAction['action']>;
  return apply(payment, action, storage);
}
