import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { applyPaymentChange } from '../testing/fake-payment-records.ts';
import type { PaymentEvent } from '../adyen/payments.ts';
import { changesFor, entryOfEvent } from './ledger.ts';
import { assertRefundable, requestRefund } from './refund.ts';
import { refundableOf, refundedOf } from './refundable.ts';
import { attemptOf, money, transactionOf } from './testing/records.ts';

const paid = (...others: PaymentRecord['transactions']) =>
  attemptOf({
    resultCode: 'Authorised',
    interfaceId: 'PSP',
    transactions: [transactionOf('Authorization', 'Success'), ...others],
  });
const charged = transactionOf('Charge', 'Success');
const refunded = (amount: number) => transactionOf('Refund', 'Success', `R${amount}`, money(amount));
const left = (payment: PaymentRecord, capture: 'immediate' | 'shipment' = 'immediate') =>
  refundableOf(payment, capture).centAmount;

describe('product 4.150: what can be refunded', () => {
  test.each([
    ['what was captured', paid(charged), 100],
    ['what is captured by itself, before that is noted', paid(), 100],
    [
      'less what was refunded or is on its way',
      paid(charged, refunded(20), { ...refunded(30), state: 'Initial' }),
      50,
    ],
    ['not less what could not be refunded', paid(charged, { ...refunded(20), state: 'Failure' }), 100],
    [
      'less what the bank took back',
      paid(charged, transactionOf('Chargeback', 'Success', 'C', money(60))),
      40,
    ],
    ['nothing of what is reversed', paid(charged, transactionOf('CancelAuthorization', 'Pending')), 0],
    ['all of it if the reversal failed', paid(charged, transactionOf('CancelAuthorization', 'Failure')), 100],
    ['nothing of a capture that failed', paid(transactionOf('Charge', 'Failure')), 0],
  ])('%s', (_what, payment, expected) => {
    expect(left(payment)).toBe(expected);
  });

  test('before the shipment: nothing, because nothing is captured', () => {
    expect(left(paid(), 'shipment')).toBe(0);
    expect(left(paid(transactionOf('Charge', 'Pending')), 'shipment')).toBe(0);
    expect(left(paid(charged), 'shipment')).toBe(100);
  });
});

test.each([
  [{ centAmount: 101, currencyCode: 'EUR' }, 'More than what is left to refund'],
  [{ centAmount: 0, currencyCode: 'EUR' }, 'The amount must be positive'],
  [{ centAmount: 1.5, currencyCode: 'EUR' }, 'The amount must be positive'],
  [{ centAmount: 10, currencyCode: 'SEK' }, 'It was paid in EUR, not in SEK'],
])('product 4.150: %j is refused: %s', (amount, why) => {
  expect(() => assertRefundable(paid(), amount, money(100))).toThrow(why);
});

test('product 4.152: cash that was paid in a convenience store is not refunded through Adyen', () => {
  const cash = { ...paid(), method: 'econtext_stores' };
  expect(() => assertRefundable(cash, money(10), money(100))).toThrow('econtext_stores cannot refund');
});

describe('a refund', () => {
  let shop: ReturnType<typeof fakeShopApi>;
  let payment: PaymentRecord;
  const current = () => shop.commerce.payments.get(payment.id) ?? payment;
  const refund = (centAmount: number, of = payment) => requestRefund(shop.context, of, money(centAmount));

  beforeEach(async () => {
    shop = fakeShopApi();
    const { browser } = shop;
    const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER', 1), 'standard');
    const { payment: made } = await browser.pay(cart);
    const found = shop.commerce.payments.get(made.id);
    if (!found) throw new Error('There is no payment');
    payment = found;
  });

  test('product 4.151: is written down before it is sent, and sent once', async () => {
    await refund(1000);
    expect(shop.payments.modified).toMatchObject([{ kind: 'refund', amount: money(1000), key: payment.key }]);
    expect(current().transactions.at(-1)).toMatchObject({ type: 'Refund', state: 'Pending' });
    await shop.sweep();
    expect(shop.payments.modified).toHaveLength(1);
  });

  test('product 4.150: of two at once, the second one is checked against the first', async () => {
    const total = payment.amount.centAmount;
    const both = await Promise.allSettled([refund(total - 100), refund(total - 100)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(refundedOf(current())).toBe(total - 100);
    await refund(100);
    await expect(refund(1)).rejects.toMatchObject({ code: 'InvalidInput', details: { refundable: 0 } });
  });
});

const step = fc.oneof(
  fc.record({ refund: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ report: fc.constantFrom('REFUND', 'REFUND_FAILED'), of: fc.nat(5), success: fc.boolean() }),
  fc.record({ unasked: fc.integer({ min: 1, max: 100 }) }),
);

test('product 4.150: never more than what was captured is refunded, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let payment = paid(charged);
      const taken = 100;
      const record = (event: Partial<PaymentEvent>) => {
        const entry = entryOfEvent(payment, {
          eventCode: 'REFUND',
          pspReference: '',
          originalReference: 'PSP',
          key: payment.key,
          success: true,
          amount: money(0),
          ...event,
        });
        if (entry) payment = changesFor(payment, entry).reduce(applyPaymentChange, payment);
      };
      for (const [index, one] of steps.entries()) {
        if ('refund' in one) {
          const before = left(payment);
          const attempt = () => {
            assertRefundable(payment, money(one.refund), refundableOf(payment, 'immediate'));
            const sent = transactionOf('Refund', 'Pending', `R${index}`, money(one.refund));
            payment = { ...payment, transactions: [...payment.transactions, sent] };
          };
          if (one.refund > before) expect(attempt).toThrow('More than what is left');
          else attempt();
        } else if ('unasked' in one) {
          // The service itself never returns more than it has.
          const amount = Math.min(one.unasked, taken - refundedOf(payment));
          if (amount > 0) record({ pspReference: `U${index}`, amount: money(amount) });
        } else {
          const refunds = payment.transactions.filter(({ type }) => type === 'Refund');
          const about = refunds[one.of % Math.max(1, refunds.length)];
          const { amount, interactionId } = about ?? {};
          if (amount && interactionId)
            record({ eventCode: one.report, pspReference: interactionId, success: one.success, amount });
        }
        expect(refundedOf(payment)).toBeLessThanOrEqual(taken);
        expect(left(payment)).toBe(taken - refundedOf(payment));
      }
    }),
  );
});
