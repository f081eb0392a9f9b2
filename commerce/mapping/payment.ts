import type { Payment, PaymentUpdateAction, Transaction } from '@commercetools/platform-sdk';
import type { PaymentChange, PaymentRecord, TransactionRecord } from '../payment-record.ts';
import { textField } from './cart.ts';
import { moneyOfPlatform } from './money.ts';

/** The custom type of payments: what the shop itself has to know about an attempt. */
export const settlementType = { typeId: 'type', key: 'payment-settlement' } as const;

/** The custom type of transactions: it marks a return of money that nobody here asked for. */
const transactionType = { typeId: 'type', key: 'payment-transaction' } as const;

/** A commercetools payment in the shop's terms. */
export function paymentRecordOf(payment: Payment): PaymentRecord {
  const field = (name: string) => textField(payment.custom, name);
  return {
    id: payment.id,
    version: payment.version,
    key: payment.key ?? '',
    amount: moneyOfPlatform(payment.amountPlanned),
    method: payment.paymentMethodInfo.method ?? '',
    anonymousId: payment.anonymousId ?? null,
    merchantAccount: field('merchantAccount'),
    resultCode: payment.paymentStatus.interfaceCode ?? null,
    interfaceId: payment.interfaceId ?? null,
    approved: field('approved'),
    settlement: field('settlement') === 'closed' ? 'closed' : 'open',
    needsPerson: field('needsPerson'),
    refusal: field('refusal'),
    instructions: field('instructions'),
    transactions: payment.transactions.flatMap(transactionOf),
    createdAt: Date.parse(payment.createdAt),
    modifiedAt: Date.parse(payment.lastModifiedAt),
  };
}

const types = ['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback'] as const;
const states = ['Initial', 'Pending', 'Success', 'Failure'] as const;

/** One transaction; none for a kind that this version of the shop does not know. */
function transactionOf({
  id,
  interactionId,
  amount,
  timestamp,
  custom,
  ...rest
}: Transaction): TransactionRecord[] {
  const type = types.find((known) => known === rest.type);
  const state = states.find((known) => known === rest.state);
  if (!type || !state) return [];
  const unasked = custom?.fields['unasked'] === true ? ({ unasked: true } as const) : {};
  return [
    {
      id,
      type,
      state,
      interactionId: interactionId ?? null,
      amount: moneyOfPlatform(amount),
      ...(timestamp !== undefined && { at: timestamp }),
      ...unasked,
    },
  ];
}

/**
 * The update actions for a change to a payment.
 * @param at when it is made, ISO 8601: commercetools does not note by itself when a transaction reached its state.
 */
export function paymentActionsOf(change: PaymentChange, at: string): PaymentUpdateAction[] {
  if (change.change === 'setFields') {
    const { change: _, ...fields } = change;
    return Object.entries(fields).map(([name, value]) => ({
      action: 'setCustomField',
      name,
      ...(value !== null && { value }),
    }));
  }
  const action = paymentActionOf(change, at);
  if (change.change !== 'setTransactionState') return [action];
  return [action, { action: 'changeTransactionTimestamp', transactionId: change.id, timestamp: at }];
}

function paymentActionOf(
  change: Exclude<PaymentChange, { change: 'setFields' }>,
  at: string,
): PaymentUpdateAction {
  switch (change.change) {
    case 'setMethod':
      return { action: 'setMethodInfoMethod', method: change.method };
    case 'setAmount': {
      const { centAmount, currencyCode } = change.amount;
      return { action: 'changeAmountPlanned', amount: { centAmount, currencyCode } };
    }
    case 'setResultCode':
      return { action: 'setStatusInterfaceCode', interfaceCode: change.resultCode };
    case 'setReason':
      return { action: 'setStatusInterfaceText', interfaceText: change.reason };
    case 'setInterfaceId':
      return { action: 'setInterfaceId', interfaceId: change.interfaceId };
    case 'addTransaction': {
      const { type, state, interactionId, amount, unasked } = change.transaction;
      const { centAmount, currencyCode } = amount;
      return {
        action: 'addTransaction',
        transaction: {
          type,
          state,
          amount: { centAmount, currencyCode },
          timestamp: at,
          ...(interactionId === null ? {} : { interactionId }),
          ...(unasked && { custom: { type: transactionType, fields: { unasked } } }),
        },
      };
    }
    case 'setTransactionState':
      return { action: 'changeTransactionState', transactionId: change.id, state: change.state };
    case 'setInteractionId':
      return {
        action: 'changeTransactionInteractionId',
        transactionId: change.id,
        interactionId: change.interactionId,
      };
  }
}
