import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { z } from 'zod';
import {
  changedCustomFields,
  customFields,
  customFieldsSchema,
  setCustomFieldSchema,
} from './custom-fields.ts';
import { invalidField, invalidOperation } from './errors.ts';
import { money } from './money.ts';
import { newResource, type Storage } from './storage.ts';
import { keySchema, moneySchema, updateSchema } from './validation.ts';

const transactionState = z.enum(['Initial', 'Pending', 'Success', 'Failure']);
const transactionId = z.string();

const transactionSchema = z.strictObject({
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Chargeback', 'Refund']),
  amount: moneySchema,
  state: transactionState.default('Initial'),
  timestamp: z.string().optional(),
  interactionId: z.string().optional(),
  custom: customFieldsSchema.optional(),
});

/** The payment drafts this server implements. */
export const paymentDraftSchema = z.strictObject({
  key: keySchema.optional(),
  anonymousId: z.string().optional(),
  amountPlanned: moneySchema,
  paymentMethodInfo: z
    .strictObject({ paymentInterface: z.string().optional(), method: z.string().optional() })
    .default({}),
  custom: customFieldsSchema.optional(),
});

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addTransaction'), transaction: transactionSchema }),
  z.strictObject({ action: z.literal('changeTransactionState'), transactionId, state: transactionState }),
  z.strictObject({
    action: z.literal('changeTransactionInteractionId'),
    transactionId,
    interactionId: z.string(),
  }),
  z.strictObject({ action: z.literal('changeTransactionTimestamp'), transactionId, timestamp: z.string() }),
  z.strictObject({ action: z.literal('changeAmountPlanned'), amount: moneySchema }),
  z.strictObject({ action: z.literal('setInterfaceId'), interfaceId: z.string().min(1) }),
  z.strictObject({ action: z.literal('setAnonymousId'), anonymousId: z.string().optional() }),
  z.strictObject({ action: z.literal('setStatusInterfaceCode'), interfaceCode: z.string() }),
  z.strictObject({ action: z.literal('setStatusInterfaceText'), interfaceText: z.string() }),
  z.strictObject({ action: z.literal('setMethodInfoMethod'), method: z.string() }),
  setCustomFieldSchema,
]);
/** One payment update action this server implements. */
type PaymentAction = z.infer<typeof actionSchema>;

export const paymentUpdateSchema = updateSchema(actionSchema);

/** The payment for a draft; not stored yet. */
export function newPayment(draft: z.infer<typeof paymentDraftSchema>, storage: Storage): Payment {
  const { amountPlanned, custom, ...fields } = draft;
  return {
    ...newResource(),
    ...fields,
    amountPlanned: money(amountPlanned.centAmount, amountPlanned.currencyCode),
    paymentStatus: {},
    transactions: [],
    interfaceInteractions: [],
    ...(custom && { custom: customFields(storage, 'payment', custom) }),
  } as Payment;
}

/** A payment with another transaction. */
export function withTransaction(
  payment: Payment,
  { amount, custom, ...fields }: z.infer<typeof transactionSchema>,
  storage: Storage,
): Payment {
  const transaction = {
    id: crypto.randomUUID(),
    ...fields,
    amount: money(amount.centAmount, amount.currencyCode),
    ...(custom && { custom: customFields(storage, 'transaction', custom) }),
  } as Transaction;
  return { ...payment, transactions: [...payment.transactions, transaction] };
}

/** Applies one payment update action. @throws CommercetoolsError InvalidField if there is no such transaction */
export function applyPaymentAction(payment: Payment, change: PaymentAction, storage: Storage): Payment {
  const { paymentStatus, paymentMethodInfo } = payment;
  switch (change.action) {
    case 'addTransaction':
      return withTransaction(payment, change.transaction, storage);
    case 'changeTransactionState':
    case 'changeTransactionInteractionId':
    case 'changeTransactionTimestamp': {
      const { action: _, transactionId: id, ...changed } = change;
      if (!payment.transactions.some((transaction) => transaction.id === id))
        throw invalidField('transactionId', id, 'The payment has no such transaction.');
      const transactions = payment.transactions.map((transaction) =>
        transaction.id === id ? { ...transaction, ...changed } : transaction,
      );
      return { ...payment, transactions };
    }
    case 'changeAmountPlanned':
      return { ...payment, amountPlanned: money(change.amount.centAmount, change.amount.currencyCode) };
    case 'setInterfaceId':
      if ((payment.interfaceId ?? change.interfaceId) !== change.interfaceId)
        throw invalidOperation('The interfaceId of a payment cannot be changed.');
      return { ...payment, interfaceId: change.interfaceId };
    case 'setAnonymousId':
      return { ...payment, anonymousId: change.anonymousId } as Payment;
    case 'setStatusInterfaceCode':
      return { ...payment, paymentStatus: { ...paymentStatus, interfaceCode: change.interfaceCode } };
    case 'setStatusInterfaceText':
      return { ...payment, paymentStatus: { ...paymentStatus, interfaceText: change.interfaceText } };
    case 'setMethodInfoMethod':
      return { ...payment, paymentMethodInfo: { ...paymentMethodInfo, method: change.method } };
    case 'setCustomField':
      return { ...payment, custom: changedCustomFields(storage, 'payment', payment.custom, change) };
  }
}
