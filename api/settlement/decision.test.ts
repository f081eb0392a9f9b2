import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import {
  attemptLife,
  claimLife,
  confirmationLife,
  decide,
  type Decision,
  type Facts,
  newsLife,
  pendingLife,
  provisionalLife,
} from './decision.ts';
import {
  attemptOf,
  cartOf,
  changedCart,
  money,
  orderRecordOf,
  start,
  transactionOf,
} from './testing/records.ts';

const paid = (...more: PaymentRecord['transactions']) =>
  attemptOf({
    resultCode: 'Authorised',
    interfaceId: 'PSP',
    transactions: [transactionOf('Authorization', 'Success'), ...more],
  });
const withCode = (resultCode: string | null) => attemptOf({ resultCode });
const reversal = (state: 'Initial' | 'Pending' | 'Success' | 'Failure') =>
  transactionOf('CancelAuthorization', state);

const refund = transactionOf('Refund', 'Initial', null, money(40));
const ordered = cartOf({ active: false, frozen: false });
const paidOrder = orderRecordOf({ paymentState: 'Paid' });
const owedOrder = orderRecordOf({ paymentState: 'CreditOwed' });
const ofAnother = { paymentIds: ['another'] };
const givenUp = { paymentState: 'CreditOwed', canceled: true, stockRelease: 'wanted' } as const;
const failedOrder = { paymentState: 'Failed', canceled: true } as const;

const { version } = cartOf().view;

type Row = readonly [
  situation: string,
  facts: Partial<Facts> & Pick<Facts, 'payment'>,
  decision: Partial<Decision> & Pick<Decision, 'step'>,
];

const decisionOf = (facts: Partial<Facts>): Decision =>
  decide({ payment: attemptOf(), cart: cartOf(), order: null, capture: 'immediate', now: start, ...facts });

const tableOf = (rows: readonly Row[]) =>
  test.each(rows)('%s', (_situation, facts, decision) => {
    expect(decisionOf(facts)).toMatchObject(decision);
  });

describe('product 4.236: an attempt in a wallet’s sheet that nobody has approved', () => {
  const provisional = { key: `cart-x${'0'.repeat(16)}`, approved: null, method: 'paypal' };
  const open = attemptOf({ ...provisional, resultCode: 'PendingAction' });
  const withMoney = { ...paid(), ...provisional };
  const notNamed = cartOf({ paymentIds: [] });
  tableOf([
    ['is awaited', { payment: open, cart: notNamed, now: start + provisionalLife - 1 }, { step: 'wait' }],
    [
      'is closed after an hour',
      { payment: open, cart: notNamed, now: start + provisionalLife },
      { step: 'close' },
    ],
    [
      'is closed after an hour without an answer',
      { payment: attemptOf(provisional), cart: notNamed, now: start + provisionalLife },
      { step: 'close' },
    ],
    ['and has money: it is returned', { payment: withMoney, cart: notNamed }, { step: 'reverse' }],
    ['and is on its cart, where it has money: it leaves it', { payment: withMoney }, { step: 'detach' }],
    [
      'and has money while an order waits for it: it is returned',
      { payment: withMoney, cart: ordered, order: orderRecordOf(ofAnother) },
      { step: 'reverse' },
    ],
    [
      'is awaited for a day once it is approved',
      { payment: { ...open, approved: 'digest' }, now: start + attemptLife - 1 },
      { step: 'wait' },
    ],
  ]);
});

describe('product 4.153: an order whose money staff return', () => {
  const part = (amount: number, state: 'Pending' | 'Success' | 'Failure' = 'Success') =>
    transactionOf('Refund', state, `REFUND-${amount}`, money(amount));
  const charged = transactionOf('Charge', 'Success');
  const canceled = orderRecordOf({ paymentState: 'CreditOwed', canceled: true, stockRelease: 'wanted' });
  tableOf([
    [
      'in part: stays paid',
      { payment: paid(charged, part(40)), cart: ordered, order: paidOrder },
      { step: 'close' },
    ],
    [
      'completely: is not shipped',
      { payment: paid(charged, part(40), part(60, 'Pending')), cart: ordered, order: paidOrder },
      { step: 'credit-order' },
    ],
    [
      'and which says so: does not become paid again',
      { payment: paid(charged, part(100)), cart: ordered, order: owedOrder },
      { step: 'close', needsPerson: false },
    ],
    [
      'completely, but the bank did not take it: a person is called',
      { payment: paid(charged, part(100, 'Failure')), cart: ordered, order: paidOrder },
      { step: 'needs-person', reason: 'refund failed' },
    ],
    [
      'of another attempt: that one does not pay for it',
      {
        payment: paid(),
        cart: ordered,
        order: { ...owedOrder, ...ofAnother },
      },
      { step: 'reverse' },
    ],
    [
      'by canceling it: is reversed',
      { payment: paid(charged), cart: ordered, order: canceled },
      { step: 'reverse', pspReference: 'PSP' },
    ],
    [
      'by canceling it after a refund: the rest is refunded, because Adyen reverses no such payment',
      { payment: paid(charged, part(40)), cart: ordered, order: canceled },
      { step: 'refund-rest', amount: money(60) },
    ],
    [
      'by canceling it, and all of it has gone: its goods go back',
      { payment: paid(charged, part(40), part(60, 'Pending')), cart: ordered, order: canceled },
      { step: 'release-stock' },
    ],
    [
      'by canceling it, and the rest could not be refunded: its goods go back, and nothing is tried again',
      { payment: paid(charged, part(40), part(60, 'Failure')), cart: ordered, order: canceled },
      { step: 'release-stock' },
    ],
    [
      'which was canceled, with goods back and a refund that failed: a person is called',
      {
        payment: paid(charged, part(40), part(60, 'Failure')),
        cart: ordered,
        order: { ...canceled, stockRelease: 'done' },
      },
      { step: 'needs-person', reason: 'refund failed' },
    ],
  ]);
});

describe('money that was authorized', () => {
  tableOf([
    [
      'on the cart as approved: becomes the order',
      { payment: paid() },
      { step: 'place-order', paymentState: 'Paid' },
    ],
    [
      'on a cart that changed: leaves the cart first',
      { payment: paid(), cart: changedCart() },
      { step: 'detach' },
    ],
    [
      'not on the cart any more: is returned',
      { payment: paid(), cart: cartOf({ paymentIds: [] }) },
      { step: 'reverse', pspReference: 'PSP' },
    ],
    [
      'for a cart that is gone: is returned',
      { payment: paid(), cart: null },
      { step: 'reverse', pspReference: 'PSP' },
    ],
    [
      'for a cart whose order cannot be found: waits',
      { payment: paid(), cart: ordered, order: null },
      { step: 'wait' },
    ],
    [
      'of an order that waited for it: it is paid',
      { payment: paid(), cart: ordered, order: orderRecordOf() },
      { step: 'mark-paid' },
    ],
    [
      'of a paid order: is over',
      { payment: paid(), cart: ordered, order: paidOrder },
      { step: 'close', charged: 'PSP' },
    ],
    [
      'of a paid order whose charge is recorded: is over',
      { payment: paid(transactionOf('Charge', 'Success')), cart: ordered, order: paidOrder },
      { step: 'close', charged: null },
    ],
    [
      'for an order that still waits for another attempt: pays it',
      { payment: paid(), cart: ordered, order: orderRecordOf(ofAnother) },
      { step: 'attach-to-order' },
    ],
    [
      'for an order that another attempt paid: is returned',
      { payment: paid(), cart: ordered, order: orderRecordOf({ ...ofAnother, paymentState: 'Paid' }) },
      { step: 'reverse' },
    ],
    [
      'for an order with other content: is returned',
      { payment: paid(), cart: ordered, order: orderRecordOf({ ...ofAnother, cart: changedCart().view }) },
      { step: 'reverse' },
    ],
    [
      'for an order that failed and is canceled: is returned',
      { payment: paid(), cart: ordered, order: orderRecordOf(failedOrder) },
      { step: 'reverse' },
    ],
    [
      'of a paid order that its shopper canceled: is returned, before its goods',
      { payment: paid(), cart: ordered, order: orderRecordOf(givenUp) },
      { step: 'reverse', pspReference: 'PSP' },
    ],
    [
      'of a paid order that its shopper canceled, when it is to be sent back: is sent',
      { payment: paid(reversal('Initial')), cart: ordered, order: orderRecordOf(givenUp) },
      { step: 'send-transaction' },
    ],
    [
      'of a paid order that its shopper canceled, when it was sent back: the goods follow',
      { payment: paid(reversal('Pending')), cart: ordered, order: orderRecordOf(givenUp) },
      { step: 'release-stock' },
    ],
    [
      'that came after the shopper had canceled the order: is returned, even if the goods are back',
      { payment: paid(), cart: ordered, order: orderRecordOf({ ...givenUp, stockRelease: 'done' }) },
      { step: 'reverse' },
    ],
    [
      'of an order that staff canceled and owe money for: staff decide',
      { payment: paid(), cart: ordered, order: orderRecordOf({ ...givenUp, stockRelease: null }) },
      { step: 'close' },
    ],
    [
      'for an order of another attempt that failed and is canceled: is returned',
      { payment: paid(), cart: ordered, order: orderRecordOf({ ...failedOrder, ...ofAnother }) },
      { step: 'reverse' },
    ],
    [
      'of a paid order that staff canceled: staff decide',
      { payment: paid(), cart: ordered, order: orderRecordOf({ paymentState: 'Paid', canceled: true }) },
      { step: 'close' },
    ],
  ]);

  test('of another amount is returned, wherever the cart is', () => {
    const payment = attemptOf({
      transactions: [transactionOf('Authorization', 'Success', 'PSP', money(1))],
    });
    expect(decisionOf({ payment })).toEqual({ step: 'reverse', pspReference: 'PSP' });
    expect(decisionOf({ payment, cart: null })).toEqual({ step: 'reverse', pspReference: 'PSP' });
  });

  test('of two amounts, as answer and webhook say, is not trusted', () => {
    const payment = paid(transactionOf('Authorization', 'Success', 'PSP', money(1)));
    expect(decisionOf({ payment })).toEqual({ step: 'reverse', pspReference: 'PSP' });
  });

  test('twice for one attempt is kept once', () => {
    const payment = paid(transactionOf('Authorization', 'Success', 'SECOND'));
    expect(decisionOf({ payment })).toEqual({ step: 'reverse', pspReference: 'SECOND' });
  });

  test('without a record of what was approved counts for the same amount', () => {
    const payment = { ...paid(), approved: null };
    expect(decisionOf({ payment, cart: changedCart() }).step).toBe('place-order');
    const dearer = cartOf({ view: { ...cartOf().view, total: money(101) } });
    expect(decisionOf({ payment, cart: dearer }).step).toBe('detach');
  });
});

test('product 4.126: an order for which staff owe money counts as paid', () => {
  const order = orderRecordOf({ paymentState: 'CreditOwed' });
  expect(decisionOf({ payment: paid(), cart: ordered, order })).toMatchObject({
    step: 'close',
    charged: 'PSP',
  });
  const shipped = { ...order, shipped: true };
  expect(decisionOf({ payment: paid(), cart: ordered, order: shipped, capture: 'shipment' }).step).toBe(
    'capture',
  );
});

describe('money that is on its way', () => {
  tableOf([
    [
      'for the cart as approved: becomes a waiting order',
      { payment: withCode('Pending') },
      { step: 'place-order', paymentState: 'Pending' },
    ],
    [
      'for a cart that changed: leaves it',
      { payment: withCode('Pending'), cart: changedCart() },
      { step: 'detach' },
    ],
    [
      'for nothing any more: is awaited, to be returned',
      { payment: withCode('Pending'), cart: cartOf({ paymentIds: [] }) },
      { step: 'wait' },
    ],
    [
      'of its order: is awaited',
      { payment: withCode('Pending'), cart: ordered, order: orderRecordOf() },
      { step: 'wait' },
    ],
    [
      'of an order that its shopper canceled: the goods go back at once',
      {
        payment: withCode('Pending'),
        cart: ordered,
        order: orderRecordOf({ canceled: true, stockRelease: 'wanted' }),
      },
      { step: 'release-stock' },
    ],
    [
      'of its order, for longer than any method takes: needs a person',
      { payment: withCode('Pending'), cart: ordered, order: orderRecordOf(), now: start + pendingLife + 1 },
      { step: 'needs-person', reason: 'the money does not arrive' },
    ],
  ]);
});

describe('an attempt that failed', () => {
  tableOf([
    ['is over', { payment: withCode('Refused') }, { step: 'close', charged: null }],
    [
      'cancels the order that waited for it',
      { payment: withCode('Refused'), cart: ordered, order: orderRecordOf() },
      { step: 'fail-order' },
    ],
    [
      'leaves the order of another attempt alone',
      { payment: withCode('Refused'), cart: ordered, order: orderRecordOf(ofAnother) },
      { step: 'close' },
    ],
    [
      'does not touch a paid order',
      { payment: withCode('Refused'), cart: ordered, order: paidOrder },
      { step: 'close' },
    ],
    [
      'gives the goods of its order back',
      {
        payment: withCode('Refused'),
        cart: ordered,
        order: orderRecordOf({ ...failedOrder, stockRelease: 'wanted' }),
      },
      { step: 'release-stock' },
    ],
    [
      'is over once they are back',
      {
        payment: withCode('Refused'),
        cart: ordered,
        order: orderRecordOf({ ...failedOrder, stockRelease: 'done' }),
      },
      { step: 'close' },
    ],
  ]);
});

describe('an attempt without a result', () => {
  tableOf([
    ['is awaited', { payment: withCode(null) }, { step: 'wait' }],
    ['is awaited at the bank', { payment: withCode('RedirectShopper') }, { step: 'wait' }],
    ['is awaited in an app', { payment: withCode('PendingAction') }, { step: 'wait' }],
    [
      'is given up after a day',
      { payment: withCode('RedirectShopper'), now: start + attemptLife },
      { step: 'close' },
    ],
    [
      'waits for the request that is about to put it on the cart',
      {
        payment: attemptOf({ key: `cart-${version}` }),
        cart: cartOf({ paymentIds: [] }),
        now: start + claimLife,
      },
      { step: 'wait' },
    ],
    [
      'is over if it was never put on the cart, and so never sent',
      {
        payment: attemptOf({ key: `cart-${version}` }),
        cart: cartOf({ paymentIds: [] }),
        now: start + claimLife + 1,
      },
      { step: 'close' },
    ],
    [
      'waits if the cart has changed since: it may have been sent',
      {
        payment: attemptOf({ key: `cart-${version - 1}` }),
        cart: cartOf({ paymentIds: [] }),
        now: start + claimLife + 1,
      },
      { step: 'wait' },
    ],
  ]);
});

describe('orders to the payment service', () => {
  tableOf([
    [
      'are sent: a reversal',
      { payment: paid(reversal('Initial')), cart: null },
      { step: 'send-transaction', transaction: reversal('Initial'), pspReference: 'PSP' },
    ],
    [
      'are sent: a refund by staff, for a payment that was over',
      { payment: { ...paid(refund), settlement: 'closed' }, cart: ordered, order: paidOrder },
      { step: 'send-transaction', transaction: refund, pspReference: 'PSP' },
    ],
    [
      'are sent: a cancellation by staff, who know no references',
      {
        payment: paid(transactionOf('CancelAuthorization', 'Initial', null)),
        cart: ordered,
        order: paidOrder,
      },
      { step: 'send-transaction', pspReference: 'PSP' },
    ],
    [
      'wait for their confirmation',
      { payment: paid(reversal('Pending')), cart: cartOf({ paymentIds: [] }) },
      { step: 'wait' },
    ],
    [
      'that are not confirmed for days need a person',
      { payment: paid(reversal('Pending')), cart: null, now: start + confirmationLife + 1 },
      { step: 'needs-person' },
    ],
    ['that are confirmed are over', { payment: paid(reversal('Success')), cart: null }, { step: 'close' }],
    [
      'that failed need a person',
      { payment: paid(reversal('Failure')), cart: null },
      { step: 'needs-person', reason: 'reversal failed' },
    ],
    [
      'that failed and were repeated do not',
      { payment: paid(reversal('Failure'), { ...reversal('Success'), id: 'again' }), cart: null },
      { step: 'close' },
    ],
    [
      'about nothing need a person',
      { payment: attemptOf({ resultCode: 'Refused', transactions: [refund] }) },
      { step: 'needs-person' },
    ],
  ]);

  test.each([
    ['Refund', 'refund failed'],
    ['Charge', 'capture failed'],
  ] as const)('%s that failed needs a person: %s', (type, reason) => {
    const payment = paid(transactionOf(type, 'Failure', 'MOD'));
    expect(decisionOf({ payment, cart: ordered, order: paidOrder })).toEqual({
      step: 'needs-person',
      reason,
    });
  });

  test('a chargeback needs a person, once', () => {
    const payment = paid(transactionOf('Chargeback', 'Success', 'MOD'));
    const facts = { cart: ordered, order: paidOrder };
    expect(decisionOf({ ...facts, payment })).toEqual({ step: 'needs-person', reason: 'chargeback' });
    const marked = { ...payment, needsPerson: 'chargeback' };
    expect(decisionOf({ ...facts, payment: marked }).step).toBe('close');
    expect(decisionOf({ ...facts, payment: { ...marked, settlement: 'closed' } }).step).toBe('wait');
  });
});

describe('a person', () => {
  const late = { now: start + confirmationLife + 1 };

  test('is called once for what is not confirmed, although noting it changes the payment', () => {
    const payment = paid(reversal('Pending'));
    const decision = decisionOf({ payment, cart: null, ...late });
    expect(decision).toMatchObject({ step: 'needs-person' });
    const needsPerson = 'reason' in decision ? decision.reason : '';
    const noted = { ...payment, needsPerson, modifiedAt: late.now };
    expect(decisionOf({ payment: noted, cart: null, ...late })).toMatchObject({
      step: 'close',
      needsPerson: true,
    });
    const disputed = {
      ...noted,
      transactions: [...noted.transactions, transactionOf('Chargeback', 'Success')],
    };
    expect(decisionOf({ payment: disputed, cart: null, ...late })).toMatchObject({
      step: 'needs-person',
      reason: `chargeback, ${needsPerson}`,
    });
  });

  test('is not called again after having looked, unless something new is wanted', () => {
    const seen = { ...paid(reversal('Failure')), settlement: 'closed' } as const;
    expect(decisionOf({ payment: seen, cart: null }).step).toBe('wait');
    const payment = {
      ...attemptOf({ resultCode: 'Refused', transactions: [refund] }),
      settlement: 'closed',
    } as const;
    expect(decisionOf({ payment }).step).toBe('needs-person');
  });

  test('is called if an order was placed for money of which another amount was authorized', () => {
    const payment = paid(transactionOf('Authorization', 'Success', 'PSP', money(1)), reversal('Success'));
    const facts = { payment, cart: ordered };
    expect(decisionOf({ ...facts, order: paidOrder })).toMatchObject({ step: 'needs-person' });
    const canceled = { ...paidOrder, canceled: true };
    expect(decisionOf({ ...facts, order: canceled }).step).toBe('close');
  });

  test('is no longer called once the cause is gone', () => {
    const payment = { ...paid(reversal('Success')), needsPerson: 'the payment service does not confirm' };
    expect(decisionOf({ payment, cart: null, ...late })).toMatchObject({ step: 'close', needsPerson: false });
  });
});

describe('capture at shipment', () => {
  const shipped = { ...paidOrder, shipped: true };
  tableOf([
    [
      'happens when the order is shipped',
      { payment: paid(), cart: ordered, order: shipped, capture: 'shipment' },
      { step: 'capture' },
    ],
    [
      'does not happen before',
      { payment: paid(), cart: ordered, order: paidOrder, capture: 'shipment' },
      { step: 'close', charged: null },
    ],
    [
      'happens once',
      {
        payment: paid(transactionOf('Charge', 'Pending', 'MOD')),
        cart: ordered,
        order: shipped,
        capture: 'shipment',
      },
      { step: 'wait' },
    ],
    [
      'does not happen for an order that staff canceled',
      { payment: paid(), cart: ordered, order: { ...shipped, canceled: true }, capture: 'shipment' },
      { step: 'close' },
    ],
    [
      'is not ours with immediate capture',
      { payment: paid(), cart: ordered, order: shipped },
      { step: 'close', charged: 'PSP' },
    ],
  ]);
});

describe('an offer to pay later', () => {
  const expiresAt = new Date(start + 3 * attemptLife).toISOString();
  const nothing = {
    reference: null,
    entity: null,
    beneficiary: null,
    iban: null,
    bic: null,
    downloadUrl: null,
  };
  const voucher = attemptOf({
    method: 'multibanco',
    resultCode: 'PresentToShopper',
    instructions: JSON.stringify({ kind: 'voucher', expiresAt, ...nothing }),
  });
  const after = start + 3 * attemptLife + newsLife + 1;
  tableOf([
    [
      'reserves its order’s goods until it ends, and until the last news has arrived',
      { payment: voucher, cart: ordered, order: orderRecordOf(), now: after - 1 },
      { step: 'wait' },
    ],
    [
      'that has ended ends its order',
      { payment: voucher, cart: ordered, order: orderRecordOf(), now: after },
      { step: 'fail-order' },
    ],
    [
      'that has ended gives the goods back',
      {
        payment: voucher,
        cart: ordered,
        order: orderRecordOf({ ...failedOrder, stockRelease: 'wanted' }),
        now: after,
      },
      { step: 'release-stock' },
    ],
    [
      'that has ended is over, and nobody is called, however late somebody looks',
      {
        payment: voucher,
        cart: ordered,
        order: orderRecordOf({ ...failedOrder, stockRelease: 'done' }),
        now: start + 2 * pendingLife,
      },
      { step: 'close', needsPerson: false },
    ],
    ['that has ended is not ordered any more', { payment: voucher, now: after }, { step: 'close' }],
    [
      'without instructions ends after the method’s shortest time',
      {
        payment: attemptOf({ method: 'bankTransfer_IBAN', resultCode: 'Received' }),
        cart: ordered,
        order: orderRecordOf(),
        now: start + 7 * attemptLife + newsLife + 1,
      },
      { step: 'fail-order' },
    ],
    [
      'of another method has no end',
      {
        payment: attemptOf({ method: 'klarna', resultCode: 'Pending' }),
        cart: ordered,
        order: orderRecordOf(),
        now: start + 8 * attemptLife,
      },
      { step: 'wait' },
    ],
    [
      'whose money comes after all is paid, as long as its order waits',
      {
        payment: { ...voucher, transactions: paid().transactions },
        cart: ordered,
        order: orderRecordOf(),
        now: after,
      },
      { step: 'mark-paid' },
    ],
    [
      'whose money comes after its order was given up is refunded',
      {
        payment: { ...voucher, transactions: paid().transactions },
        cart: ordered,
        order: orderRecordOf({ ...failedOrder, stockRelease: 'done' }),
        now: after,
      },
      { step: 'reverse' },
    ],
  ]);
});

describe('money that went back although nobody here asked for it', () => {
  const unasked = (
    type: 'CancelAuthorization' | 'Refund',
    state: 'Success' | 'Failure',
    centAmount = 100,
  ) => ({
    ...transactionOf(type, state, type === 'Refund' ? 'REFUND' : 'PSP', money(centAmount)),
    unasked: true as const,
  });
  const held = orderRecordOf({ paymentState: 'BalanceDue', moneyReturned: ['PSP'] });
  tableOf([
    [
      'of a paid order: the order is held',
      { payment: paid(unasked('CancelAuthorization', 'Success')), cart: ordered, order: paidOrder },
      { step: 'hold-order', references: ['PSP'] },
    ],
    [
      'in part: the order is held',
      { payment: paid(unasked('Refund', 'Success', 40)), cart: ordered, order: paidOrder },
      { step: 'hold-order', references: ['REFUND'] },
    ],
    [
      'of an order that still waited for it: the order is held, whichever news came first',
      { payment: paid(unasked('CancelAuthorization', 'Success')), cart: ordered, order: orderRecordOf() },
      { step: 'hold-order' },
    ],
    [
      'of a held order: a person is called',
      { payment: paid(unasked('CancelAuthorization', 'Success')), cart: ordered, order: held },
      { step: 'needs-person', reason: 'money went back unasked' },
    ],
    [
      'in part, of a held order: it stays held, and a person is called',
      {
        payment: paid(unasked('Refund', 'Success', 40)),
        cart: ordered,
        order: { ...held, moneyReturned: ['REFUND'] },
      },
      { step: 'needs-person', reason: 'money went back unasked' },
    ],
    [
      'of an order that staff have set to paid again: nothing more',
      {
        payment: paid(unasked('CancelAuthorization', 'Success')),
        cart: ordered,
        order: { ...held, paymentState: 'Paid' },
      },
      { step: 'close', needsPerson: false },
    ],
    [
      'once more, after staff have set the order to paid again: it is held again',
      {
        payment: paid(unasked('CancelAuthorization', 'Success'), unasked('Refund', 'Success', 40)),
        cart: ordered,
        order: { ...held, paymentState: 'Paid' },
      },
      { step: 'hold-order', references: ['PSP', 'REFUND'] },
    ],
    [
      'of an order that staff canceled: is as it should be',
      {
        payment: paid(unasked('CancelAuthorization', 'Success')),
        cart: ordered,
        order: { ...paidOrder, canceled: true },
      },
      { step: 'close', needsPerson: false },
    ],
    [
      'or not, because that failed: the order stays paid',
      { payment: paid(unasked('CancelAuthorization', 'Failure')), cart: ordered, order: paidOrder },
      { step: 'close', needsPerson: false },
    ],
    [
      'by our own order: the order is not held, and says whose the money is',
      { payment: paid(reversal('Success')), cart: ordered, order: paidOrder },
      { step: 'credit-order' },
    ],
    [
      'by our own order, which says so: is as it should be',
      { payment: paid(reversal('Success')), cart: ordered, order: owedOrder },
      { step: 'close', needsPerson: false },
    ],
    [
      'before the order: nothing is ordered, and the cart is free, also for whoever has not heard of it',
      { payment: paid(unasked('CancelAuthorization', 'Success')) },
      { step: 'detach' },
    ],
    [
      'in part before the order: nothing is ordered',
      { payment: paid(unasked('Refund', 'Success', 40)) },
      { step: 'detach' },
    ],
    [
      'in part before the order, from a cart that no longer names it: the rest is returned, too',
      { payment: paid(unasked('Refund', 'Success', 40)), cart: cartOf({ paymentIds: [] }) },
      { step: 'reverse', pspReference: 'PSP' },
    ],
    [
      'in part, of another attempt: it does not pay for the waiting order',
      { payment: paid(unasked('Refund', 'Success', 40)), cart: ordered, order: orderRecordOf(ofAnother) },
      { step: 'reverse' },
    ],
    [
      'of an authorization that was not needed: the order stays paid',
      {
        payment: paid(transactionOf('Authorization', 'Success', 'SECOND'), {
          ...transactionOf('CancelAuthorization', 'Success', 'SECOND'),
          unasked: true,
        }),
        cart: ordered,
        order: paidOrder,
      },
      { step: 'close', needsPerson: false },
    ],
    [
      'of a shipped order that is charged at shipment: nothing is charged',
      {
        payment: paid(unasked('CancelAuthorization', 'Success')),
        cart: ordered,
        order: { ...held, shipped: true },
        capture: 'shipment',
      },
      { step: 'needs-person' },
    ],
  ]);
});

test('docs/payments.md shows every step', async () => {
  const steps: Record<Decision['step'], true> = {
    'send-transaction': true,
    'place-order': true,
    'attach-to-order': true,
    'mark-paid': true,
    'credit-order': true,
    'fail-order': true,
    'hold-order': true,
    'release-stock': true,
    'needs-person': true,
    detach: true,
    capture: true,
    reverse: true,
    'refund-rest': true,
    close: true,
    wait: true,
  };
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(await readFile('docs/payments.md', 'utf8')) ?? [];
  for (const step of Object.keys(steps)) expect(picture).toMatch(new RegExp(`\\b${step}\\b`));
});
