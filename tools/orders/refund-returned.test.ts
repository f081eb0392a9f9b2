import { expect, test } from 'vitest';
import type { InvoiceLine, OrderRecord } from '../../commerce/commerce.ts';
import type { ReturnedLine } from '../../contract/return.ts';
import { returnedOf } from './refund-returned.ts';

const item = (id: string, quantity: number, gross: number): InvoiceLine => ({
  ...{ kind: 'item', id, name: id, quantity, gross, net: gross, taxRate: 0 },
});
const invoice = [item('CARRIER', 3, 1000), item('BIB', 1, 500)];
const line = (part: Partial<ReturnedLine>): ReturnedLine => ({
  ...{ id: 'r', returnId: 'r', number: null, at: '', lineItemId: 'one', name: 'Carrier', quantity: 1 },
  ...{ state: 'received', reason: null, exchangeFor: null, isByRecipient: false },
  ...part,
});
const orderWith = (...returns: ReturnedLine[]) =>
  ({
    orderNumber: 'DE-1',
    returns,
    cart: { lineItems: [{ id: 'one' }, { id: 'two' }] },
  }) as unknown as OrderRecord;

test.each<[string, ReturnedLine[], number, number]>([
  ['all pieces that came back', [line({}), line({ quantity: 2 }), line({ lineItemId: 'two' })], 0, 1500],
  [
    'not what is still on its way',
    [line({}), line({ state: 'announced' }), line({ state: 'closed' })],
    0,
    333,
  ],
  ['not what was refunded as such', [line({}), line({ state: 'refunded' })], 333, 333],
  [
    'not an exchange, nor what was a gift',
    [line({}), line({ exchangeFor: 'L' }), line({ isByRecipient: true })],
    0,
    333,
  ],
])('product 4.655: refunded is exactly what came back: %s', (_, returns, refunded, cents) => {
  expect(returnedOf(orderWith(...returns), invoice, refunded).centAmount).toBe(cents);
});

test('an exchange is named, and how to go on', () => {
  expect(() => returnedOf(orderWith(line({ exchangeFor: 'Black, L' })), invoice, 0)).toThrow(
    'Nothing that came back of order DE-1 is still to be refunded.\n1 × Carrier is to be exchanged for Black, L: send it',
  );
});
