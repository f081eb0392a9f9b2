import type { Payment, Transaction } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { paymentActionsOf, paymentRecordOf } from './payment.ts';

const amount = { type: 'centPrecision', centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 } as const;
const transaction = (type: Transaction['type'], state: Transaction['state'], interactionId: string) => ({
  id: `${type}-${interactionId}`,
  type,
  state,
  interactionId,
  amount,
});
const payment = (transactions: Transaction[] = [], interfaceCode?: string): Payment => ({
  id: 'payment',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastModifiedAt: '2026-01-01T00:00:00.000Z',
  key: 'key',
  amountPlanned: amount,
  paymentMethodInfo: { method: 'scheme' },
  paymentStatus: interfaceCode === undefined ? {} : { interfaceCode },
  transactions,
  interfaceInteractions: [],
});
const authorised = { type: 'Authorization', state: 'Success', interactionId: 'PSP' } as const;

describe('payment records', () => {
  it('reflect their transactions', () => {
    expect(paymentRecordOf(payment())).toMatchObject({
      resultCode: null,
      pspReference: null,
      reversal: null,
    });
    const paid = payment([transaction('Authorization', 'Success', 'PSP')], 'Authorised');
    expect(paymentRecordOf(paid)).toMatchObject({
      resultCode: 'Authorised',
      pspReference: 'PSP',
      method: 'scheme',
    });
    const reversed = (state: Transaction['state']) =>
      paymentRecordOf(payment([transaction('CancelAuthorization', state, 'r')])).reversal;
    expect([reversed('Initial'), reversed('Pending'), reversed('Success')]).toEqual([
      'wanted',
      'sent',
      'sent',
    ]);
  });

  it('record a transaction only once', () => {
    const entry = { resultCode: 'Authorised', transaction: authorised };
    expect(paymentActionsOf(payment(), entry).map(({ action }) => action)).toEqual([
      'addTransaction',
      'setStatusInterfaceCode',
    ]);
    const written = payment([transaction('Authorization', 'Success', 'PSP')], 'Authorised');
    expect(paymentActionsOf(written, entry)).toEqual([]);
  });

  it('keep a second authorization in addition to the first', () => {
    const first = payment([transaction('Authorization', 'Pending', 'OTHER')]);
    expect(paymentActionsOf(first, { transaction: authorised })).toMatchObject([
      { action: 'addTransaction' },
    ]);
  });

  it('accept a new result as long as nothing has been authorized', () => {
    const refused = payment([transaction('Authorization', 'Failure', 'PSP')], 'Refused');
    expect(paymentActionsOf(refused, { resultCode: 'Cancelled', reason: 'why' })).toEqual([
      { action: 'setStatusInterfaceCode', interfaceCode: 'Cancelled' },
      { action: 'setStatusInterfaceText', interfaceText: 'why' },
    ]);
  });

  it('follow a transaction from pending to its end, and never back', () => {
    const pending = payment([transaction('Authorization', 'Pending', 'PSP')], 'Pending');
    expect(paymentActionsOf(pending, { transaction: authorised })).toEqual([
      { action: 'changeTransactionState', transactionId: 'Authorization-PSP', state: 'Success' },
    ]);
    const done = payment([transaction('Authorization', 'Success', 'PSP')], 'Authorised');
    const late = {
      resultCode: 'Refused',
      reason: 'late',
      transaction: { ...authorised, state: 'Failure' },
    } as const;
    expect(paymentActionsOf(done, late)).toEqual([]);
  });
});
