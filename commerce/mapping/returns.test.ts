import type { LineItemReturnItem, ReturnInfo } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import type { Order } from '../../contract/order.ts';
import { returnComment, returnsOf } from './returns.ts';

const lines = [
  { id: 'one', name: 'Carrier' },
  { id: 'two', name: 'Cradle' },
] as Order['cart']['lineItems'];
const number = 'T-DE-7K3M-9QF2-HT5V';

let made = 0;
/** A return with one line, later than those before it. */
function info(
  shipmentState: string,
  quantity: number,
  part: Partial<LineItemReturnItem> = {},
  trackingId?: string,
) {
  made += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString();
  const paymentState = shipmentState === 'Advised' ? 'NonRefundable' : 'Initial';
  const own = { type: 'LineItemReturnItem', id: `item-${made}`, lineItemId: 'one', quantity, shipmentState };
  const item = { ...own, paymentState, createdAt, lastModifiedAt: createdAt, ...part };
  return { returnTrackingId: trackingId, items: [item] } as ReturnInfo;
}
const comment = returnComment({
  ...{ lineItemId: 'one', quantity: 1, reason: 'tooSmall', isByRecipient: true },
  exchange: { sku: 'CAP-L', name: 'Black; L' },
});

test.each<[string, ReturnInfo[], string[]]>([
  ['what was announced', [info('Advised', 2, {}, number)], ['2 announced']],
  [
    'a part of it arrives, whatever staff wrote as its number',
    [info('Advised', 2, {}, number), info('Returned', 1)],
    ['1 announced', '1 received'],
  ],
  [
    'what arrived before it was announced is not what was announced',
    [info('Returned', 1), info('Advised', 1, {}, number)],
    ['1 received', '1 announced'],
  ],
  [
    'more arrives than was announced',
    [info('Advised', 1, {}, number), info('BackInStock', 2)],
    ['2 received'],
  ],
  ['money went back', [info('Returned', 1, { paymentState: 'Refunded' })], ['1 refunded']],
  ['staff return no money', [info('Unusable', 1, { paymentState: 'NotRefunded' })], ['1 closed']],
  ['of a part of a bundle that nobody sees', [info('Returned', 1, { lineItemId: 'part' })], []],
])('product 4.641: a return says how it stands: %s', (_, infos, states) => {
  expect(returnsOf(infos, lines).map(({ quantity, state }) => `${quantity} ${state}`)).toEqual(states);
});

test('product 4.641: staff read why, and what is wanted instead, and what arrives inherits it', () => {
  expect(comment).toBe('too small; exchange for CAP-L (Black, L); announced by the recipient of the gift');
  const [received] = returnsOf([info('Advised', 1, { comment }, number), info('Returned', 1)], lines);
  expect(received).toMatchObject({
    ...{ state: 'received', number, reason: 'tooSmall', exchangeFor: 'Black, L', isByRecipient: true },
  });
});

test('an announcement is fulfilled by what arrives with its number, even if another one is older', () => {
  const other = 'T-DE-0000-0000-0000';
  const infos = [
    info('Advised', 1, {}, other),
    info('Advised', 1, {}, number),
    info('Returned', 1, {}, number),
  ];
  expect(returnsOf(infos, lines).map((line) => [line.number, line.state])).toEqual([
    [other, 'announced'],
    [number, 'received'],
  ]);
});
