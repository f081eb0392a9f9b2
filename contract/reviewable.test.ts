import { expect, test } from 'vitest';
import type { ReturnedLine } from './return.ts';
import { arrivalDays, type ReviewableOrder, reviewableKeys } from './reviewable.ts';

const day = 24 * 60 * 60_000;
const placed = Date.UTC(2026, 0, 1);
const at = (days: number) => new Date(placed + days * day).toISOString();
const order: ReviewableOrder = {
  ...{ status: 'delivered', createdAt: at(0), deliveries: [], returns: [], isMoneyBack: false },
  lineItems: [
    { id: 'red', kind: 'product', quantity: 2, productKey: 'cap' },
    { id: 'blue', kind: 'product', quantity: 1, productKey: 'cap' },
    { id: 'kit', kind: 'bundle', quantity: 1, productKey: 'kit' },
    { id: 'box', kind: 'gift-box', quantity: 1, productKey: 'box' },
    { id: 'card', kind: 'gift-message', quantity: 1, productKey: 'card' },
  ],
};
const parcel = (left: number, lineItemId = 'kit', quantity = 1): ReviewableOrder['deliveries'][number] => ({
  ...{ id: 'd', createdAt: at(left), tracking: [] },
  items: [{ lineItemId, name: '', quantity }],
});
const back = (lineItemId: string, quantity: number, state: ReturnedLine['state'] = 'announced') =>
  ({ lineItemId, quantity, state }) as ReturnedLine;
const shipped: Partial<ReviewableOrder> = { status: 'shipped', deliveries: [parcel(1)] };
const partly: Partial<ReviewableOrder> = {
  status: 'partlyShipped',
  deliveries: [parcel(1), parcel(3, 'red')],
};

test.each<[string, Partial<ReviewableOrder>, number, string[]]>([
  ['each product that has arrived, once, and no wrapping', {}, 1, ['cap', 'kit']],
  ['nothing that is still here', { status: 'packed' }, 90, []],
  ['nothing of a parcel that has just left', shipped, 3.9, []],
  ['what must have arrived, though nobody says so', shipped, 1 + arrivalDays, ['cap', 'kit']],
  ['what was in the first parcel', partly, 4, ['kit']],
  ['what was in either', partly, 6, ['cap', 'kit']],
  ['nothing of a part of which nobody says what it is', { ...partly, deliveries: [] }, 90, []],
  ['what is left of several pieces', { returns: [back('red', 2), back('kit', 1)] }, 1, ['cap']],
  ['nothing that is back', { returns: [back('red', 2, 'refunded'), back('blue', 1)] }, 1, ['kit']],
  [
    'nothing of a part that is back, while the rest travels',
    { ...partly, returns: [back('red', 1)] },
    6,
    ['kit'],
  ],
  ['nothing of a canceled order', { status: 'canceled' }, 90, []],
  ['nothing once all of its money has gone back', { isMoneyBack: true }, 90, []],
])('product 4.702: can be reviewed: %s', (_, changes, after, expected) => {
  expect(reviewableKeys({ ...order, ...changes }, placed + after * day)).toEqual(expected);
});
