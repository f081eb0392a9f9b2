import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import {
  attemptLife,
  claimLife,
  confirmationLife,
  decide,
  type Decision,
  type Facts,
  newsLife,
  orderLife,
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
const pending = withCode('Pending');
const refused = withCode('Refused');

const reversal = (state: 'Initial' | 'Pending' | 'Success' | 'Failure') =>
  transactionOf('CancelAuthorization', state);
const refund = (amount: number, state: 'Pending' | 'Success' | 'Failure' = 'Success') =>
  transactionOf('Refund', state, `REFUND-${amount}`, money(amount));
const wantedRefund = transactionOf('Refund', 'Initial', null, money(40));
const charged = transactionOf('Charge', 'Success');
const authorized = (amount: number, reference = 'PSP') =>
  transactionOf('Authorization', 'Success', reference, money(amount));
const chargeback = transactionOf('Chargeback', 'Success', 'MOD');

/* Where the payment's cart may be; without any of these, the cart names the payment. */
type Surroundings = Partial<Facts>;
const onCart: Surroundings = {};
const offCart: Surroundings = { cart: cartOf({ paymentIds: [] }) };
const cartChanged: Surroundings = { cart: changedCart() };
const cartGone: Surroundings = { cart: null };
const orderLost: Surroundings = { cart: cartOf({ active: false, frozen: false }) };
const inOrder = (part: Partial<OrderRecord>): Surroundings => ({ ...orderLost, order: orderRecordOf(part) });

const ofAnother = { paymentIds: ['another'] };
const failed = { paymentState: 'Failed', canceled: true } as const;
const givenUp = { paymentState: 'CreditOwed', canceled: true, stockRelease: 'wanted' } as const;
const held = { paymentState: 'BalanceDue', moneyReturned: ['PSP'] } as const;
const inWaiting = inOrder({});
const inPaid = inOrder({ paymentState: 'Paid' });
const inOwed = inOrder({ paymentState: 'CreditOwed' });
const inGivenUp = inOrder(givenUp);
const after = (milliseconds: number, where: Surroundings): Surroundings => ({
  ...where,
  now: start + milliseconds,
});

const decisionOf = (payment: PaymentRecord, where: Surroundings): Decision =>
  decide({ payment, cart: cartOf(), order: null, capture: 'immediate', now: start, ...where });

type Row = readonly [
  situation: string,
  payment: PaymentRecord,
  where: Surroundings,
  step: Decision['step'],
  more?: object,
];
/** One row for each branch, and for both sides of each limit. */
function tableOf(rows: readonly Row[]): void {
  for (const [situation, payment, where, step, more = {}] of rows)
    test(situation, () => expect(decisionOf(payment, where)).toMatchObject({ step, ...more }));
}

describe('product 4.236: an attempt in a wallet’s sheet that nobody has approved', () => {
  const provisional = { key: `cart-x${'0'.repeat(16)}`, approved: null, method: 'paypal' };
  const open = attemptOf({ ...provisional, resultCode: 'PendingAction' });
  const withMoney = { ...paid(), ...provisional };
  tableOf([
    ['is awaited', open, after(provisionalLife - 1, offCart), 'wait'],
    ['is closed after an hour', open, after(provisionalLife, offCart), 'close'],
    ['without an answer, too', attemptOf(provisional), after(provisionalLife, offCart), 'close'],
    ['and is on its cart, where it has money: it leaves it', withMoney, onCart, 'detach'],
    ['and has money while an order waits: it is returned', withMoney, inOrder(ofAnother), 'reverse'],
    ['is awaited longer once it is approved', { ...open, approved: 'x' }, after(attemptLife - 1, {}), 'wait'],
  ]);
});

describe('product 4.153: an order whose money staff return', () => {
  const rest = [charged, refund(40)] as const;
  tableOf([
    ['in part: stays paid', paid(...rest), inPaid, 'close'],
    ['completely: is not shipped', paid(...rest, refund(60, 'Pending')), inPaid, 'credit-order'],
    ['and which says so', paid(charged, refund(100)), inOwed, 'close', { needsPerson: false }],
    ['but the bank did not take it', paid(charged, refund(100, 'Failure')), inPaid, 'needs-person'],
    ['of another attempt', paid(), inOrder({ ...ofAnother, paymentState: 'CreditOwed' }), 'reverse'],
    ['by canceling it: is reversed', paid(charged), inGivenUp, 'reverse', { pspReference: 'PSP' }],
    ['after a refund: the rest follows', paid(...rest), inGivenUp, 'refund-rest', { amount: money(60) }],
    ['and all of it has gone', paid(...rest, refund(60, 'Pending')), inGivenUp, 'release-stock'],
    ['and the rest could not be refunded', paid(...rest, refund(60, 'Failure')), inGivenUp, 'release-stock'],
    [
      'and the rest could not be refunded, with goods back',
      paid(...rest, refund(60, 'Failure')),
      inOrder({ ...givenUp, stockRelease: 'done' }),
      'needs-person',
      { reason: 'refund failed' },
    ],
  ]);
});

describe('money that was authorized', () => {
  const dearer = { cart: cartOf({ view: { ...cartOf().view, total: money(101) } }) };
  const unrecorded = { ...paid(), approved: null };
  tableOf([
    ['on the cart as approved', paid(), onCart, 'place-order', { paymentState: 'Paid' }],
    ['on a cart that changed', paid(), cartChanged, 'detach'],
    ['of which nobody recorded what was approved', unrecorded, cartChanged, 'place-order'],
    ['of which nobody recorded that, for another amount', unrecorded, dearer, 'detach'],
    ['not on the cart any more', paid(), offCart, 'reverse', { pspReference: 'PSP' }],
    ['for a cart that is gone', paid(), cartGone, 'reverse'],
    ['for an order that cannot be found', paid(), after(orderLife, orderLost), 'wait'],
    ['for an order that is still not found', paid(), after(orderLife + 1, orderLost), 'needs-person'],
    ['of an order that waited for it', paid(), inWaiting, 'mark-paid'],
    ['of a paid order', paid(), inPaid, 'close', { charged: 'PSP' }],
    ['of a paid order whose charge is recorded', paid(charged), inPaid, 'close', { charged: null }],
    ['for an order that waits for another attempt', paid(), inOrder(ofAnother), 'attach-to-order'],
    ['for a paid order', paid(), inOrder({ ...ofAnother, paymentState: 'Paid' }), 'reverse'],
    ['for other content', paid(), inOrder({ ...ofAnother, cart: changedCart().view }), 'reverse'],
    ['for an order that failed', paid(), inOrder(failed), 'reverse'],
    ['for an order of another attempt that failed', paid(), inOrder({ ...failed, ...ofAnother }), 'reverse'],
    [
      'of a canceled order, sent back: the goods follow',
      paid(reversal('Pending')),
      inGivenUp,
      'release-stock',
    ],
    ['of a canceled order, late', paid(), inOrder({ ...givenUp, stockRelease: 'done' }), 'reverse'],
    ['of an order that staff owe it for', paid(), inOrder({ ...givenUp, stockRelease: null }), 'close'],
    ['of an order that staff canceled', paid(), inOrder({ paymentState: 'Paid', canceled: true }), 'close'],
    ['of another amount', attemptOf({ transactions: [authorized(1)] }), onCart, 'reverse'],
    ['of two amounts is not trusted', paid(authorized(1)), onCart, 'reverse'],
    ['twice is kept once', paid(authorized(100, 'SECOND')), onCart, 'reverse', { pspReference: 'SECOND' }],
  ]);
});

describe('money that is on its way', () => {
  tableOf([
    ['for the cart as approved', pending, onCart, 'place-order', { paymentState: 'Pending' }],
    ['for a cart that changed', pending, cartChanged, 'detach'],
    ['for nothing any more: is awaited, to be returned', pending, offCart, 'wait'],
    ['of its order', pending, after(pendingLife - 1, inWaiting), 'wait'],
    ['of a canceled order', pending, inOrder({ canceled: true, stockRelease: 'wanted' }), 'release-stock'],
    ['and does not arrive', pending, after(pendingLife + 1, inWaiting), 'needs-person'],
  ]);
});

describe('an attempt that failed', () => {
  tableOf([
    ['is over', refused, onCart, 'close', { charged: null }],
    ['cancels the order that waited for it', refused, inWaiting, 'fail-order'],
    ['leaves the order of another attempt alone', refused, inOrder(ofAnother), 'close'],
    ['does not touch a paid order', refused, inPaid, 'close'],
    ['gives the goods back', refused, inOrder({ ...failed, stockRelease: 'wanted' }), 'release-stock'],
    ['is over once they are back', refused, inOrder({ ...failed, stockRelease: 'done' }), 'close'],
  ]);
});

describe('an attempt without a result', () => {
  const { version } = cartOf().view;
  const unclaimed = attemptOf({ key: `cart-${version}` });
  tableOf([
    ['is awaited', withCode(null), after(attemptLife - 1, onCart), 'wait'],
    ['is awaited at the bank', withCode('RedirectShopper'), after(attemptLife - 1, onCart), 'wait'],
    ['is given up after a day', withCode('RedirectShopper'), after(attemptLife, onCart), 'close'],
    ['waits for the request that puts it on the cart', unclaimed, after(claimLife, offCart), 'wait'],
    ['is over if it never got there', unclaimed, after(claimLife + 1, offCart), 'close'],
    [
      'waits if the cart has changed since: it may have been sent',
      attemptOf({ key: `cart-${version - 1}` }),
      after(claimLife + 1, offCart),
      'wait',
    ],
  ]);
});

describe('orders to the payment service', () => {
  const [sent, late] = [{ pspReference: 'PSP' }, confirmationLife + 1];
  const closed = { ...paid(wantedRefund), settlement: 'closed' } as const;
  const repeated = { ...reversal('Success'), id: 'again' };
  const byStaff = transactionOf('CancelAuthorization', 'Initial', null);
  tableOf([
    ['are sent: a reversal', paid(reversal('Initial')), cartGone, 'send-transaction', sent],
    ['are sent: a refund of a payment that was over', closed, inPaid, 'send-transaction', sent],
    [
      'are sent: a cancellation by staff, who know no references',
      paid(byStaff),
      inPaid,
      'send-transaction',
      sent,
    ],
    ['wait for their confirmation', paid(reversal('Pending')), after(late - 1, offCart), 'wait'],
    ['that are not confirmed', paid(reversal('Pending')), after(late, cartGone), 'needs-person'],
    ['that are confirmed', paid(reversal('Success')), cartGone, 'close'],
    ['that failed', paid(reversal('Failure')), cartGone, 'needs-person', { reason: 'reversal failed' }],
    ['that failed and were repeated', paid(reversal('Failure'), repeated), cartGone, 'close'],
    ['that failed: a capture', paid(transactionOf('Charge', 'Failure')), inPaid, 'needs-person'],
    ['about nothing', { ...refused, transactions: [wantedRefund] }, onCart, 'needs-person'],
  ]);
});

describe('a person', () => {
  const noted = 'the payment service does not confirm';
  const unconfirmed = { ...paid(reversal('Pending')), needsPerson: noted, modifiedAt: start + 1 };
  const both = { reason: `chargeback, ${noted}` };
  const seen = { ...paid(reversal('Failure')), settlement: 'closed' } as const;
  const otherAmount = paid(authorized(1), reversal('Success'));
  tableOf([
    ['is called for a chargeback', paid(chargeback), inPaid, 'needs-person', { reason: 'chargeback' }],
    ['is called once', { ...paid(chargeback), needsPerson: 'chargeback' }, inPaid, 'close'],
    [
      'is called once, although noting it changes the payment',
      unconfirmed,
      cartGone,
      'close',
      { needsPerson: true },
    ],
    [
      'is called again for something new',
      { ...unconfirmed, transactions: [...unconfirmed.transactions, chargeback] },
      cartGone,
      'needs-person',
      both,
    ],
    ['is not called again after having looked', seen, cartGone, 'wait'],
    [
      'is called after having looked if something new is wanted',
      { ...refused, transactions: [wantedRefund], settlement: 'closed' },
      onCart,
      'needs-person',
    ],
    ['is called if another amount was ordered', otherAmount, inPaid, 'needs-person'],
    ['is not if that is canceled', otherAmount, inOrder({ paymentState: 'Paid', canceled: true }), 'close'],
    [
      'is no longer called once the cause is gone',
      { ...paid(reversal('Success')), needsPerson: noted },
      after(confirmationLife + 1, cartGone),
      'close',
      { needsPerson: false },
    ],
  ]);
});

describe('capture at shipment', () => {
  const shipped = { paymentState: 'Paid', shipped: true } as const;
  const atShipment = (part: Partial<OrderRecord>) => ({ ...inOrder(part), capture: 'shipment' }) as const;
  tableOf([
    ['happens when the order is shipped', paid(), atShipment(shipped), 'capture'],
    ['does not happen before', paid(), atShipment({ paymentState: 'Paid' }), 'close', { charged: null }],
    ['happens once', paid(transactionOf('Charge', 'Pending')), atShipment(shipped), 'wait'],
    ['not for an order that staff canceled', paid(), atShipment({ ...shipped, canceled: true }), 'close'],
    ['is not ours with immediate capture', paid(), inOrder(shipped), 'close', { charged: 'PSP' }],
    [
      'product 4.126: happens for an order for which staff owe money, which counts as paid',
      paid(),
      atShipment({ ...shipped, paymentState: 'CreditOwed' }),
      'capture',
    ],
  ]);
});

describe('an offer to pay later', () => {
  const expiresAt = new Date(start + 3 * attemptLife).toISOString();
  const fields = ['reference', 'entity', 'beneficiary', 'iban', 'bic', 'downloadUrl'];
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  const instructions = JSON.stringify({ kind: 'voucher', expiresAt, ...nothing });
  const voucher = attemptOf({ method: 'multibanco', resultCode: 'PresentToShopper', instructions });
  const end = 3 * attemptLife + newsLife + 1;
  const paidLate = { ...voucher, transactions: paid().transactions };
  const inFailed = inOrder({ ...failed, stockRelease: 'done' });
  tableOf([
    ['reserves goods until the last news has arrived', voucher, after(end - 1, inWaiting), 'wait'],
    ['that has ended ends its order', voucher, after(end, inWaiting), 'fail-order'],
    [
      'that has ended calls nobody',
      voucher,
      after(2 * pendingLife, inFailed),
      'close',
      { needsPerson: false },
    ],
    ['that has ended is not ordered any more', voucher, after(end, onCart), 'close'],
    [
      'whose money comes after all is paid while its order waits',
      paidLate,
      after(end, inWaiting),
      'mark-paid',
    ],
    ['whose money comes later still is refunded', paidLate, after(end, inFailed), 'reverse'],
  ]);
});

describe('money that went back although nobody here asked for it', () => {
  const unasked = { ...reversal('Success'), unasked: true } as const;
  const unaskedPart = { ...refund(40), unasked: true } as const;
  const reason = 'money went back unasked';
  const canceled = { paymentState: 'Paid', canceled: true } as const;
  const second = { ...transactionOf('CancelAuthorization', 'Success', 'SECOND'), unasked: true } as const;
  const paidAgain = inOrder({ ...held, paymentState: 'Paid' });
  const quietly = { needsPerson: false };
  tableOf([
    ['of a paid order: it is held', paid(unasked), inPaid, 'hold-order', { references: ['PSP'] }],
    ['in part: it is held', paid(unaskedPart), inPaid, 'hold-order', { references: ['REFUND-40'] }],
    ['of an order that still waited for it: it is held', paid(unasked), inWaiting, 'hold-order'],
    ['of a held order: a person is called', paid(unasked), inOrder(held), 'needs-person', { reason }],
    ['of an order that staff have set to paid again', paid(unasked), paidAgain, 'close', quietly],
    [
      'once more, after staff have set the order to paid again',
      paid(unasked, unaskedPart),
      paidAgain,
      'hold-order',
      { references: ['PSP', 'REFUND-40'] },
    ],
    ['of an order that staff canceled', paid(unasked), inOrder(canceled), 'close', quietly],
    ['or not, because that failed', paid({ ...unasked, state: 'Failure' }), inPaid, 'close', quietly],
    ['by our own order: it says whose the money is', paid(reversal('Success')), inPaid, 'credit-order'],
    ['before the order: nothing is ordered', paid(unasked), onCart, 'detach'],
    ['in part before the order: nothing is ordered', paid(unaskedPart), onCart, 'detach'],
    ['in part, of a cart that no longer names it', paid(unaskedPart), offCart, 'reverse'],
    ['in part, of another attempt', paid(unaskedPart), inOrder(ofAnother), 'reverse'],
    [
      'of an authorization that was not needed',
      paid(authorized(100, 'SECOND'), second),
      inPaid,
      'close',
      quietly,
    ],
    [
      'of a shipped order that is charged at shipment: nothing is charged',
      paid(unasked),
      { ...inOrder({ ...held, shipped: true }), capture: 'shipment' },
      'needs-person',
    ],
  ]);
});
