import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { claimed, type MailLedger, noted } from './send-due.ts';
import { mailsDue } from './order-mails.ts';

const money = { centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 };
const instructions: Order['instructions'] = {
  ...{ kind: 'voucher', reference: '1', entity: null, beneficiary: null, iban: null, bic: null },
  ...{ expiresAt: null, downloadUrl: null },
};
const start: Order = {
  ...{ orderNumber: 'DE-1', createdAt: '2026-01-01T00:00:00Z', status: 'placed', deliveries: [] },
  ...{ paymentState: 'pending', paymentMethod: 'multibanco', money: null, refunds: [], cancelable: true },
  returns: [],
  instructions,
  cart: {} as Order['cart'],
};

/** What may happen to an order, in any order, and any number of times. */
const happenings: Readonly<Record<string, (order: Order) => Order>> = {
  paid: (order) => ({ ...order, paymentState: 'paid', instructions: null }),
  failed: (order) => ({
    ...order,
    paymentState: 'failed',
    status: 'canceled',
    instructions: null,
    money: 'none',
  }),
  canceled: (order) => ({ ...order, status: 'canceled', instructions: null, money: 'returning' }),
  shipped: (order) => ({ ...order, deliveries: withOne(order.deliveries, { id: 'd1' }) }),
  'shipped again': (order) => ({ ...order, deliveries: withOne(order.deliveries, { id: 'd2' }) }),
  refunding: (order) => ({ ...order, refunds: withOne(order.refunds, refund('underWay')) }),
  refunded: (order) => ({ ...order, refunds: withOne(order.refunds, refund('done')) }),
  announced: (order) => ({ ...order, returns: [returned('announced', 'a')] }),
  'come back': (order) => ({ ...order, returns: [returned('received', 'b')] }),
  'nothing new': (order) => order,
};
const refund = (state: 'underWay' | 'done') => ({ id: 'r1', amount: money, at: null, state });
const returned = (state: 'announced' | 'received', returnId: string) =>
  ({ state, returnId, number: 'T-DE-0000-0000-0000', isByRecipient: false }) as Order['returns'][number];
const withOne = <One extends { readonly id: string }>(
  list: readonly One[],
  one: object & { readonly id: string },
): One[] => [
  ...list.filter(({ id }) => id !== one.id),
  { createdAt: '', tracking: [], items: [], ...one } as unknown as One,
];

it('product 4.117: no e-mail leaves twice, whatever happens in which order and however often attempts fail', () => {
  const step = fc.record({
    happening: fc.constantFrom(...Object.keys(happenings)),
    result: fc.constantFrom('accepted', 'refused', 'failed'),
    minutes: fc.nat(200),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let order = start;
      let ledger: MailLedger = {};
      let now = 0;
      const left: string[] = [];
      for (const { happening, result, minutes } of steps) {
        order = happenings[happening]?.(order) ?? order;
        now += minutes * 60_000;
        for (const mail of mailsDue(order, ledger)) {
          const claim = claimed(ledger, mail, `<${mail.id}>`, now);
          if (!claim) continue;
          expect(claimed(claim.ledger, mail, '<other>', now)).toBeNull();
          ledger = noted(claim.ledger, mail.id, claim.entry, result, now);
          expect(ledger[mail.id]?.messageId).toBe(`<${mail.id}>`);
          if (result !== 'failed') left.push(mail.id);
        }
      }
      expect(new Set(left).size).toBe(left.length);
      now += 61 * 60_000;
      for (const mail of mailsDue(order, ledger)) expect(claimed(ledger, mail, '', now)).not.toBeNull();
    }),
  );
});

it('what has left is not claimed again, even by a process that decided before it left', () => {
  const claim = claimed({}, { id: 'confirmation' }, '<1>', 0);
  if (!claim) throw new Error('It was free');
  for (const result of ['accepted', 'refused'] as const) {
    const ledger = noted(claim.ledger, 'confirmation', claim.entry, result, 1);
    expect(claimed(ledger, { id: 'confirmation' }, '<1>', 1e9)).toBeNull();
    expect(noted(ledger, 'confirmation', claim.entry, 'failed', 2)).toBe(ledger);
  }
});

it.each([
  ['placed', [], start, ['confirmation', 'how-to-pay']],
  ['paid at once', [], happenings['paid']?.(start), ['confirmation']],
  [
    'paid after it was said how',
    ['confirmation', 'how-to-pay'],
    happenings['paid']?.(start),
    ['payment-arrived'],
  ],
  ['canceled, whatever was to be paid', ['confirmation'], { ...start, status: 'canceled' }, ['canceled']],
  ['canceled before anything left', [], happenings['canceled']?.(start), ['confirmation', 'canceled']],
  ['a refund that is not done', ['confirmation', 'how-to-pay'], happenings['refunding']?.(start), []],
  ['a refund that is done', ['confirmation', 'how-to-pay'], happenings['refunded']?.(start), ['refunded-r1']],
] as const)('what is due about an order: %s', (_, sent, order, due) => {
  const entry = { messageId: '', firstTriedAt: 0, nextTryAt: 0, failures: 0, sentAt: 1 };
  const ledger = Object.fromEntries(sent.map((id) => [id, entry]));
  expect(mailsDue(order ?? start, ledger).map(({ id }) => id)).toEqual(due);
});
