import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import type { PaymentChange } from '../payment-record.ts';
import { paymentActionsOf, paymentRecordOf } from './payment.ts';

const money = { centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 };
const amount = { type: 'centPrecision', ...money } as const;
const transaction = (type: Transaction['type'], state: Transaction['state']) => ({
  id: `${type}-1`,
  type,
  state,
  interactionId: 'PSP',
  amount,
});
const payment = (part: Partial<Payment> = {}): Payment => ({
  id: 'payment',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastModifiedAt: '2026-01-01T00:00:01.000Z',
  key: 'key',
  amountPlanned: amount,
  paymentMethodInfo: { method: 'scheme' },
  paymentStatus: {},
  transactions: [],
  interfaceInteractions: [],
  ...part,
});

describe('payment records', () => {
  it('are open and unknown at first', () => {
    expect(paymentRecordOf(payment())).toEqual({
      id: 'payment',
      version: 1,
      key: 'key',
      amount: money,
      method: 'scheme',
      anonymousId: null,
      merchantAccount: null,
      resultCode: null,
      interfaceId: null,
      approved: null,
      settlement: 'open',
      needsPerson: null,
      refusal: null,
      instructions: null,
      transactions: [],
      createdAt: Date.UTC(2026, 0, 1),
      modifiedAt: Date.UTC(2026, 0, 1) + 1000,
    });
  });

  it('have what the shop noted and what the payment service said', () => {
    const fields = {
      settlement: 'closed',
      approved: 'digest',
      merchantAccount: 'DE',
      needsPerson: 'why',
      instructions: '{}',
    };
    const custom = { type: { typeId: 'type' as const, id: 'settlement' }, fields };
    const paymentStatus = { interfaceCode: 'Authorised' };
    const known = paymentRecordOf(payment({ custom, paymentStatus, interfaceId: 'PSP' }));
    expect(known).toMatchObject({ ...fields, resultCode: 'Authorised', interfaceId: 'PSP' });
  });

  it('have their transactions, except for kinds that the shop does not know', () => {
    const transactions = [
      transaction('Authorization', 'Success'),
      transaction('Bonus', 'Success'),
      transaction('Refund', 'Initial'),
    ];
    expect(paymentRecordOf(payment({ transactions })).transactions).toEqual([
      { id: 'Authorization-1', type: 'Authorization', state: 'Success', interactionId: 'PSP', amount: money },
      { id: 'Refund-1', type: 'Refund', state: 'Initial', interactionId: 'PSP', amount: money },
    ]);
  });
});

const at = '2026-01-02T03:04:05.000Z';

it.each<[PaymentChange, object]>([
  [
    { change: 'setResultCode', resultCode: 'Refused' },
    { action: 'setStatusInterfaceCode', interfaceCode: 'Refused' },
  ],
  [
    { change: 'setReason', reason: 'why' },
    { action: 'setStatusInterfaceText', interfaceText: 'why' },
  ],
  [
    { change: 'setAmount', amount: money },
    { action: 'changeAmountPlanned', amount: { centAmount: 100, currencyCode: 'EUR' } },
  ],
  [
    { change: 'setMethod', method: 'klarna' },
    { action: 'setMethodInfoMethod', method: 'klarna' },
  ],
  [
    { change: 'setInterfaceId', interfaceId: 'PSP' },
    { action: 'setInterfaceId', interfaceId: 'PSP' },
  ],
  [
    {
      change: 'addTransaction',
      transaction: { type: 'Refund', state: 'Initial', interactionId: null, amount: money },
    },
    {
      action: 'addTransaction',
      transaction: {
        type: 'Refund',
        state: 'Initial',
        amount: { centAmount: 100, currencyCode: 'EUR' },
        timestamp: at,
      },
    },
  ],
  [
    { change: 'setInteractionId', id: 'one', interactionId: 'PSP' },
    { action: 'changeTransactionInteractionId', transactionId: 'one', interactionId: 'PSP' },
  ],
  [
    { change: 'setFields', needsPerson: 'why' },
    { action: 'setCustomField', name: 'needsPerson', value: 'why' },
  ],
  [
    { change: 'setFields', needsPerson: null },
    { action: 'setCustomField', name: 'needsPerson' },
  ],
])('the change %j is one update action', (change, action) => {
  expect(paymentActionsOf(change, at)).toEqual([action]);
});

it('a transaction notes when it reached its state', () => {
  const change = { change: 'setTransactionState', id: 'one', state: 'Success' } as const;
  expect(paymentActionsOf(change, at)).toEqual([
    { action: 'changeTransactionState', transactionId: 'one', state: 'Success' },
    { action: 'changeTransactionTimestamp', transactionId: 'one', timestamp: at },
  ]);
});
