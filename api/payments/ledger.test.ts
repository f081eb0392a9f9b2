import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentAnswer, PaymentEvent } from '../adyen/payments.ts';
import { applyPaymentChange } from '../testing/fake-payment-records.ts';
import { changesFor, entryOfAnswer, entryOfEvent, type LedgerEntry } from './ledger.ts';
import { attemptOf, money, transactionOf } from './testing/records.ts';
import { standingOf } from '../adyen/standing.ts';

const answer = (resultCode: string, part: Partial<PaymentAnswer> = {}): PaymentAnswer => ({
  resultCode,
  pspReference: 'PSP',
  amount: null,
  action: null,
  reason: null,
  reference: 'cart-1',
  ...part,
});
const event = (eventCode: string, part: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventCode,
  pspReference: eventCode === 'AUTHORISATION' || eventCode === 'OFFER_CLOSED' ? 'PSP' : `MOD-${eventCode}`,
  originalReference: eventCode === 'AUTHORISATION' || eventCode === 'OFFER_CLOSED' ? null : 'PSP',
  key: 'cart-1',
  success: true,
  amount: money(100),
  ...part,
});

type Fact = { readonly answer: PaymentAnswer } | { readonly event: PaymentEvent };

const entryOf = (payment: PaymentRecord, fact: Fact): LedgerEntry | null =>
  'answer' in fact ? entryOfAnswer(payment, fact.answer) : entryOfEvent(payment, fact.event);

/** The payment after everything was recorded, in the given order. */
const recorded = (payment: PaymentRecord, ...facts: readonly Fact[]): PaymentRecord =>
  facts.reduce((current, fact) => {
    const entry = entryOf(current, fact);
    return entry ? changesFor(current, entry).reduce(applyPaymentChange, current) : current;
  }, payment);

const answered = (...parameters: Parameters<typeof answer>): Fact => ({ answer: answer(...parameters) });
const happened = (...parameters: Parameters<typeof event>): Fact => ({ event: event(...parameters) });

/** What a record means, without the IDs and the order of its transactions. */
const meaningOf = (payment: PaymentRecord) => ({
  resultCode: payment.resultCode,
  standing: {
    ...standingOf(payment),
    surplus: standingOf(payment).surplus.toSorted(),
    unasked: standingOf(payment).unasked.toSorted(),
  },
  transactions: payment.transactions
    .map(({ type, state, interactionId, amount }) =>
      [type, state, interactionId, amount.centAmount, amount.currencyCode].join(' '),
    )
    .sort(),
});

describe('what is recorded of an answer', () => {
  it.each([
    ['Authorised', null, 'Authorised', 'paid'],
    ['Pending', null, 'Pending', 'pending'],
    ['PresentToShopper', 'voucher', 'PresentToShopper', 'pending'],
    ['Received', 'bankTransfer', 'Received', 'pending'],
    ['Pending', 'qrCode', 'PendingAction', 'action'],
    ['PresentToShopper', 'qrCode', 'PendingAction', 'action'],
    ['RedirectShopper', 'redirect', 'RedirectShopper', 'action'],
    ['ChallengeShopper', 'threeDS2', 'ChallengeShopper', 'action'],
    ['Refused', null, 'Refused', 'failed'],
    ['PartiallyAuthorised', null, 'PartiallyAuthorised', 'returned'],
  ])('%s with the action %s is %s: %s', (resultCode, type, code, outcome) => {
    const payment = recorded(attemptOf(), answered(resultCode, { action: type === null ? null : { type } }));
    expect(payment.resultCode).toBe(code);
    expect(standingOf(payment).outcome).toBe(outcome);
  });

  it('a part of the amount is never enough, whether or not its size is told', () => {
    for (const amount of [null, money(60)]) {
      const payment = recorded(attemptOf(), answered('PartiallyAuthorised', { amount }));
      expect(standingOf(payment)).toMatchObject({ paidBy: null, surplus: ['PSP'] });
    }
  });

  it('the reference of an authorization is set once, for staff to find the payment', () => {
    const paid = recorded(attemptOf(), answered('Authorised'));
    expect(paid.interfaceId).toBe('PSP');
    expect(recorded(paid, happened('AUTHORISATION', { pspReference: 'OTHER' })).interfaceId).toBe('PSP');
  });

  it('a closed payment about which something new is known is open again', () => {
    const closed = attemptOf({ settlement: 'closed' });
    expect(recorded(closed, happened('CHARGEBACK')).settlement).toBe('open');
  });
});

describe('what is recorded of an event', () => {
  it.each([
    ['AUTHORISATION', {}, 'Authorization Success PSP'],
    ['AUTHORISATION', { success: false }, 'Authorization Failure PSP'],
    ['CANCELLATION', {}, 'CancelAuthorization Success PSP'],
    ['CANCEL_OR_REFUND', { success: false }, 'CancelAuthorization Failure PSP'],
    ['CAPTURE', {}, 'Charge Success MOD-CAPTURE'],
    ['CAPTURE_FAILED', {}, 'Charge Failure MOD-CAPTURE_FAILED'],
    ['REFUND', {}, 'Refund Success MOD-REFUND'],
    ['REFUND', { success: false }, 'Refund Failure MOD-REFUND'],
    ['REFUND_FAILED', {}, 'Refund Failure MOD-REFUND_FAILED'],
    ['CHARGEBACK', {}, 'Chargeback Success MOD-CHARGEBACK'],
    ['NOTIFICATION_OF_CHARGEBACK', {}, 'Chargeback Pending MOD-NOTIFICATION_OF_CHARGEBACK'],
  ])('%s %j is the transaction %s', (eventCode, part, transaction) => {
    const [written] = recorded(attemptOf(), happened(eventCode, part)).transactions;
    expect([written?.type, written?.state, written?.interactionId].join(' ')).toBe(transaction);
  });

  it.each(['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'EXPIRE', 'REFUND'])(
    '%s that nobody here asked for is marked so, whenever it arrives',
    (eventCode) => {
      const [authorized, back] = [happened('AUTHORISATION'), happened(eventCode)];
      for (const facts of [
        [authorized, back],
        [back, authorized],
        [back, back, authorized],
      ]) {
        const payment = recorded(attemptOf(), ...facts);
        expect(payment.transactions.filter(({ unasked }) => unasked)).toHaveLength(1);
        expect(standingOf(payment).unasked).toHaveLength(1);
      }
    },
  );

  it.each([
    ['CANCEL_OR_REFUND', 'CancelAuthorization', 'Initial', 'PSP'],
    ['CANCELLATION', 'CancelAuthorization', 'Initial', null],
    ['REFUND', 'Refund', 'Initial', null],
    ['REFUND', 'Refund', 'Pending', 'MOD-REFUND'],
  ] as const)('%s after our own %s (%s) was asked for', (eventCode, type, state, reference) => {
    const ours = attemptOf({ transactions: [transactionOf(type, state, reference)] });
    const payment = recorded(ours, happened('AUTHORISATION'), happened(eventCode));
    expect(standingOf(payment).unasked).toEqual([]);
    expect(payment.transactions.filter((entry) => entry.type === type)).toMatchObject([{ state: 'Success' }]);
  });

  it('of two refunds of which one was asked for, one was not, in whatever order they arrive', () => {
    const ours = attemptOf({ transactions: [transactionOf('Refund', 'Initial', null)] });
    const [first, second] = [happened('REFUND'), happened('REFUND', { pspReference: 'OTHER' })];
    for (const facts of [
      [first, second],
      [second, first],
    ]) {
      const payment = recorded(ours, happened('AUTHORISATION'), ...facts);
      expect(standingOf(payment).unasked).toHaveLength(1);
    }
  });

  it('a refund that nobody asked for and that failed, at once or later, has returned nothing', () => {
    for (const facts of [
      [happened('REFUND', { success: false })],
      [happened('REFUND'), happened('REFUND_FAILED', { pspReference: 'MOD-REFUND' })],
      [happened('REFUND_FAILED', { pspReference: 'MOD-REFUND' }), happened('REFUND')],
    ]) {
      const payment = recorded(attemptOf(), happened('AUTHORISATION'), ...facts);
      expect(standingOf(payment)).toMatchObject({ outcome: 'paid', unasked: [] });
    }
  });

  it('an expired offer ends the attempt, unless it was paid', () => {
    expect(standingOf(recorded(attemptOf(), happened('OFFER_CLOSED'))).outcome).toBe('failed');
    const paid = recorded(attemptOf(), answered('Authorised'), happened('OFFER_CLOSED'));
    expect(standingOf(paid).outcome).toBe('paid');
  });

  it('reports and unknown events change nothing', () => {
    expect(entryOfEvent(attemptOf(), event('REPORT_AVAILABLE'))).toBeNull();
  });

  it('a capture that the service made by itself is recorded once, and can fail', () => {
    const charge = {
      id: 'one',
      type: 'Charge',
      state: 'Success',
      interactionId: 'PSP',
      amount: money(100),
    } as const;
    const payment = attemptOf({ transactions: [charge] });
    expect(recorded(payment, happened('CAPTURE')).transactions).toEqual([charge]);
    expect(recorded(payment, happened('CAPTURE'), happened('CAPTURE_FAILED')).transactions).toEqual([
      { ...charge, state: 'Failure' },
    ]);
  });

  it('a reversal of captured money that fails later has failed', () => {
    const one = { pspReference: 'MOD' };
    const reversed = recorded(attemptOf(), happened('CANCEL_OR_REFUND', one), happened('REFUND_FAILED', one));
    expect(reversed.transactions).toMatchObject([{ type: 'CancelAuthorization', state: 'Failure' }]);
  });

  it('a confirmation finds the transaction whose reference could not be noted', () => {
    const wanted = { id: 'one', type: 'Refund', state: 'Initial', interactionId: null } as const;
    const payment = attemptOf({ transactions: [{ ...wanted, amount: money(100) }] });
    expect(recorded(payment, happened('REFUND', { pspReference: 'MOD' })).transactions).toEqual([
      { ...wanted, amount: money(100), state: 'Success', interactionId: 'MOD' },
    ]);
  });

  it("a confirmation that overtakes the answer to staff's cancellation confirms that one, whatever its amount", () => {
    const wanted = { id: 'one', type: 'CancelAuthorization', state: 'Initial', interactionId: null } as const;
    const payment = attemptOf({ transactions: [{ ...wanted, amount: money(40) }] });
    expect(recorded(payment, happened('CANCEL_OR_REFUND')).transactions).toEqual([
      { ...wanted, amount: money(40), state: 'Success', interactionId: 'PSP' },
    ]);
  });
});

describe('the order in which things arrive does not matter', () => {
  const facts = fc.constantFrom<Fact>(
    answered('RedirectShopper', { pspReference: null, action: { type: 'redirect' } }),
    answered('Pending', { action: { type: 'await' }, pspReference: null }),
    answered('Pending'),
    answered('Received'),
    answered('Authorised'),
    answered('Authorised', { amount: money(100) }),
    answered('PartiallyAuthorised', { amount: money(60) }),
    answered('Refused'),
    answered('Cancelled', { pspReference: null }),
    answered('Error', { pspReference: null }),
    happened('AUTHORISATION'),
    happened('AUTHORISATION', { success: false }),
    happened('AUTHORISATION', { amount: money(1) }),
    happened('AUTHORISATION', { pspReference: 'FIRST-TRY', success: false }),
    happened('OFFER_CLOSED'),
    happened('CANCEL_OR_REFUND'),
    happened('CANCEL_OR_REFUND', { success: false }),
    happened('REFUND', { pspReference: 'MOD' }),
    happened('REFUND', { pspReference: 'MOD', success: false }),
    happened('CAPTURE'),
    happened('CHARGEBACK'),
  );
  const orders = fc
    .array(facts, { maxLength: 8 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));

  it('for what is recorded in the end', () => {
    fc.assert(
      fc.property(orders, ([one, other]) => {
        expect(meaningOf(recorded(attemptOf(), ...other))).toEqual(meaningOf(recorded(attemptOf(), ...one)));
      }),
      { numRuns: 500 },
    );
  });

  it('and neither does how often they arrive', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 6 }), (all) => {
        const once = recorded(attemptOf(), ...all);
        expect(meaningOf(recorded(once, ...all))).toEqual(meaningOf(once));
      }),
    );
  });

  it('and money that was authorized is never forgotten', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 6 }), fc.array(facts, { maxLength: 6 }), (before, after) => {
        const payment = recorded(attemptOf(), ...before, happened('AUTHORISATION'), ...after);
        expect(['paid', 'returned']).toContain(standingOf(payment).outcome);
      }),
    );
  });
});
