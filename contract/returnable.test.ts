import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessIn, returnableOf, type SentOrder } from './returnable.ts';
import type { ReturnedLine } from './return.ts';

const day = 24 * 60 * 60_000;
const placed = Date.UTC(2026, 0, 1);
const order: SentOrder = {
  status: 'shipped',
  createdAt: new Date(placed).toISOString(),
  deliveries: [],
  returns: [],
  lineItems: [
    { id: 'one', kind: 'product', quantity: 3 },
    { id: 'kit', kind: 'bundle', quantity: 1 },
    { id: 'card', kind: 'gift-message', quantity: 1 },
  ],
  isMoneyBack: false,
};
const back = (quantity: number, state: ReturnedLine['state'] = 'announced') =>
  ({ lineItemId: 'one', quantity, state }) as ReturnedLine;
const parcel = (leftAfter: number, quantity: number): SentOrder['deliveries'][number] => ({
  ...{ id: 'd', createdAt: new Date(placed + leftAfter * day).toISOString(), tracking: [] },
  items: [{ lineItemId: 'one', name: '', quantity }],
});
const all = { one: 3, kit: 1 };

test.each<[string, Partial<SentOrder>, number | null, number, object]>([
  ['what was shipped, but no gift message', {}, 30, 1, all],
  ['nothing that is still here', { status: 'packed' }, 30, 1, {}],
  [
    'of a part, what is said to be in it',
    { status: 'partlyShipped', deliveries: [parcel(1, 2)] },
    30,
    2,
    { one: 2 },
  ],
  ['nothing of a part of which nobody says what it is', { status: 'partlyShipped' }, 30, 1, {}],
  [
    'not what is on its way back, or is back',
    { returns: [back(1), back(1, 'refunded')] },
    30,
    1,
    { one: 1, kit: 1 },
  ],
  ['nothing of a canceled order', { status: 'canceled' }, 30, 1, {}],
  ['nothing once all of its money has gone back', { isMoneyBack: true }, 30, 1, {}],
  ['until the parcel has had its time, and the days are over', {}, 30, 44, all],
  ['nothing after that', {}, 30, 44.1, {}],
  ['counted from when the last of it left', { deliveries: [parcel(9, 3)] }, 30, 53, all],
  ['nothing where only the law gives a right to', {}, null, 1, {}],
])('product 4.640: can be sent back: %s', (_, changes, returnDays, after, expected) => {
  const returnable = returnableOf({ ...order, ...changes }, returnDays, placed + after * day);
  expect(Object.fromEntries(returnable)).toEqual(expected);
});

test('product 4.640: whatever is announced in whichever parts, never more comes back than was bought', () => {
  const line = fc.record({
    lineItemId: fc.constantFrom('one', 'kit', 'card', 'nothing'),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (requests) => {
      const returns: ReturnedLine[] = [];
      for (const lines of requests) {
        const wanted = lines.map((each) => ({ ...each, reason: 'other', exchangeFor: null }) as const);
        if (excessIn(wanted, returnableOf({ ...order, returns }, 30, placed))) continue;
        returns.push(...lines.map((each) => ({ ...back(each.quantity), ...each })));
      }
      for (const { id, kind, quantity } of order.lineItems) {
        const sum = returns
          .filter(({ lineItemId }) => lineItemId === id)
          .reduce((pieces, each) => pieces + each.quantity, 0);
        expect(sum).toBeLessThanOrEqual(kind === 'gift-message' ? 0 : quantity);
      }
      expect(returns.every(({ lineItemId }) => lineItemId !== 'nothing')).toBe(true);
    }),
  );
});
