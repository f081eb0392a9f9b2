import { describe, expect, test } from 'vitest';
import { isCancelable, orderViewOf } from './order-view.ts';
import { refundsOf } from './refundable.ts';
import { attemptOf, money, orderRecordOf, transactionOf } from './testing/records.ts';

const authorized = transactionOf('Authorization', 'Success');
const paidBy = (...more: ReturnType<typeof transactionOf>[]) =>
  attemptOf({ transactions: [authorized, ...more] });
const paidOrder = orderRecordOf({ paymentState: 'Paid' });
const canceled = { canceled: true, status: 'canceled' } as const;

describe('product 4.123: the money of a canceled order', () => {
  test.each([
    ['that was paid and is given up', { paymentState: 'CreditOwed' }, paidBy(), 'returning'],
    ['that failed', { paymentState: 'Failed' }, attemptOf({ resultCode: 'Refused' }), 'none'],
    ['that failed, whose money came late', { paymentState: 'Failed' }, paidBy(), 'returning'],
    ['that awaited its money', { paymentState: 'Pending' }, attemptOf({ resultCode: 'Pending' }), 'unknown'],
    ['that staff canceled', { paymentState: 'Paid' }, paidBy(), 'unknown'],
    [
      'that staff canceled and refunded',
      { paymentState: 'Paid' },
      paidBy(transactionOf('CancelAuthorization', 'Initial')),
      'returning',
    ],
    [
      'whose refund failed',
      { paymentState: 'Paid' },
      paidBy(transactionOf('Refund', 'Failure', 'MOD')),
      'unknown',
    ],
  ] as const)('%s', (_, order, payment, state) => {
    expect(orderViewOf(orderRecordOf({ ...canceled, ...order }), [payment]).money).toBe(state);
  });

  test('is told of no other order', () => {
    expect(orderViewOf(paidOrder, [paidBy()]).money).toBeNull();
  });

  test('is not asked for any more', () => {
    const instructions = JSON.stringify({
      kind: 'voucher',
      reference: '1',
      entity: null,
      beneficiary: null,
      iban: null,
      bic: null,
      expiresAt: null,
      downloadUrl: null,
    });
    const payment = attemptOf({ resultCode: 'PresentToShopper', instructions });
    expect(orderViewOf(orderRecordOf(), [payment]).instructions?.reference).toBe('1');
    expect(orderViewOf(orderRecordOf(canceled), [payment]).instructions).toBeNull();
  });
});

describe('product 4.124: refunds', () => {
  test.each([
    ['Initial', 'underWay'],
    ['Pending', 'underWay'],
    ['Success', 'done'],
    ['Failure', 'failed'],
  ] as const)('%s is %s, with its amount and time', (state, told) => {
    const at = '2026-01-03T00:00:00.000Z';
    const transaction = { ...transactionOf('Refund', state, 'PSP', money(30)), at };
    expect(refundsOf(paidBy(transaction))).toEqual([
      { id: transaction.id, amount: money(30), at, state: told },
    ]);
  });

  test('a reversal returns what was authorized, whatever staff wrote', () => {
    const reversal = transactionOf('CancelAuthorization', 'Success', 'PSP', money(1));
    expect(refundsOf(paidBy(reversal))).toMatchObject([{ amount: money(100), at: null, state: 'done' }]);
  });

  test('what nobody here asked for counts once it is there; what a bank takes back does not', () => {
    const unasked = (state: 'Success' | 'Failure') =>
      ({ ...transactionOf('Refund', state, state), unasked: true }) as const;
    const payment = paidBy(unasked('Failure'), unasked('Success'), transactionOf('Chargeback', 'Success'));
    expect(refundsOf(payment).map(({ state }) => state)).toEqual(['done']);
  });
});

describe('product 4.120: an order can be canceled', () => {
  test.each([
    ['paid', {}, paidBy(), true],
    ['waiting for its money', { paymentState: 'Pending' }, attemptOf(), true],
    ['packed', { status: 'packed' }, paidBy(), false],
    ['partly shipped', { status: 'partlyShipped' }, paidBy(), false],
    ['shipped', { status: 'shipped' }, paidBy(), false],
    ['delivered', { status: 'delivered' }, paidBy(), false],
    ['canceled', canceled, paidBy(), false],
    ['short of money', { paymentState: 'BalanceDue' }, paidBy(), false],
    ['owed money', { paymentState: 'CreditOwed' }, paidBy(), false],
    ['paid again after its money went back', { moneyReturned: ['PSP'] }, paidBy(), false],
    ['partly refunded', {}, paidBy(transactionOf('Refund', 'Initial', null, money(1))), false],
    ['looked at by a person', {}, { ...paidBy(), needsPerson: 'chargeback' }, false],
  ] as const)('%s', (_, part, payment, isPossible) => {
    expect(isCancelable(orderRecordOf({ paymentState: 'Paid', ...part }), [payment])).toBe(isPossible);
  });
});
