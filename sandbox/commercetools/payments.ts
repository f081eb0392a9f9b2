import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from './actions.ts';
import { customFieldActions, customFields, customFieldsSchema } from './custom-fields.ts';
import { invalidField, invalidOperation } from './errors.ts';
import { money } from './money.ts';
import { newResource, type Storage } from './storage.ts';
import { keySchema, moneySchema } from './validation.ts';

const { action, setting } = actionsOn<Payment>();

const transactionState = z.enum(['Initial', 'Pending', 'Success', 'Failure']);

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

/** Changes one transaction. @throws CommercetoolsError InvalidField if there is no such one */
const ofTransaction = (field: z.ZodRawShape) =>
  action({ transactionId: z.string(), ...field }, (payment, { transactionId: id, ...changed }) => {
    if (!payment.transactions.some((transaction) => transaction.id === id))
      throw invalidField('transactionId', id, 'The payment has no such transaction.');
    const transactions = payment.transactions.map((transaction) =>
      transaction.id === id ? { ...transaction, ...changed } : transaction,
    );
    return { ...payment, transactions };
  });
const ofStatus = (field: z.ZodRawShape) =>
  action(field, (payment, status) => ({
    ...payment,
    paymentStatus: { ...payment.paymentStatus, ...status },
  }));

/** The payment update actions this server implements. */
export const paymentActions: Actions<Payment> = {
  addTransaction: action({ transaction: transactionSchema }, (payment, { transaction }, storage) =>
    withTransaction(payment, transaction, storage),
  ),
  changeTransactionState: ofTransaction({ state: transactionState }),
  changeTransactionInteractionId: ofTransaction({ interactionId: z.string() }),
  changeTransactionTimestamp: ofTransaction({ timestamp: z.string() }),
  changeAmountPlanned: action({ amount: moneySchema }, (payment, { amount }) => ({
    ...payment,
    amountPlanned: money(amount.centAmount, amount.currencyCode),
  })),
  setInterfaceId: action({ interfaceId: z.string().min(1) }, (payment, { interfaceId }) => {
    if ((payment.interfaceId ?? interfaceId) !== interfaceId)
      throw invalidOperation('The interfaceId of a payment cannot be changed.');
    return { ...payment, interfaceId };
  }),
  setAnonymousId: setting({ anonymousId: z.string().optional() }),
  setStatusInterfaceCode: ofStatus({ interfaceCode: z.string() }),
  setStatusInterfaceText: ofStatus({ interfaceText: z.string() }),
  setMethodInfoMethod: action({ method: z.string() }, (payment, { method }) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, method },
  })),
  ...customFieldActions<Payment>('payment'),
};
