import type { Order } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { oneEach, ownerByOrder, ownerByRegistration, storeOf } from './owners.ts';
import { registered } from './testing/registered.ts';

const recall = {
  ...{ recalledOn: '2026-11-09', batches: [{ from: 'HF24031', to: 'HF24098' }], products: ['toy'] },
  ...{ soldFrom: '2026-01-01', soldTo: '2026-01-31' },
};

/** An order of a recalled product, as far as it matters. */
const ordered = (changes: Partial<Order> = {}): Order =>
  ({
    ...{ id: 'o', orderNumber: 'US-1', orderState: 'Open', locale: 'en', createdAt: '2026-01-10T12:00:00Z' },
    ...{ customerEmail: 'ada@example.com', ...changes },
  }) as Order;

test.each([
  ['a recalled batch', [registered()], ['ada@example.com HF24031 P-1']],
  ['another batch', [registered({ batch: 'HF24099' })], []],
  ['a recalled product', [ordered()], ['ada@example.com may have one US-1']],
  ['two of them', [ordered(), ordered({ orderNumber: 'US-2' })], ['ada@example.com may have one US-1 US-2']],
  [
    'both, with the address written differently',
    [ordered(), registered({ email: 'ADA@Example.com' }), registered({ id: 'P-2', batch: 'HF24040' })],
    ['ada@example.com HF24031 HF24040 P-1 P-2'],
  ],
  [
    'one of them each',
    [ordered({ customerEmail: 'eve@example.com' }), registered()],
    ['ada@example.com HF24031 P-1', 'eve@example.com may have one US-1'],
  ],
  [
    'one on the last day, in the storefront’s zone',
    [ordered({ createdAt: '2026-02-01T04:00:00Z' })],
    [/US-1/],
  ],
  ['one the day after', [ordered({ createdAt: '2026-02-01T06:00:00Z' })], []],
  ['one the day before', [ordered({ createdAt: '2026-01-01T04:00:00Z' })], []],
  [
    'one that was imported later',
    [ordered({ createdAt: '2026-06-01T00:00:00Z', completedAt: '2026-01-10T12:00:00Z' })],
    [/US-1/],
  ],
  ['one that was canceled', [ordered({ orderState: 'Cancelled' })], []],
  [
    'one that was canceled after it left',
    [ordered({ orderState: 'Cancelled', shipmentState: 'Shipped' })],
    [/US-1/],
  ],
  [
    'two without an e-mail address',
    [registered({ email: '' }), ordered({ customerEmail: 'ask by phone' })],
    [' HF24031 P-1', ' may have one US-1'],
  ],
] as const)('product 7.320: who has %s is told once, as what they surely have', (_what, records, told) => {
  const owners = records.map((record) =>
    'batch' in record
      ? ownerByRegistration(record, recall, stores.us)
      : ownerByOrder(record, recall, stores.us),
  );
  const each = oneEach(owners.filter((owner) => owner !== null));
  expect(
    each.map(({ email, batches, numbers }) =>
      [email, batches.join(' ') || 'may have one', ...numbers].join(' '),
    ),
  ).toEqual(told.map((text) => (typeof text === 'string' ? text : (expect.stringMatching(text) as string))));
});

test.each([
  [{ store: { typeId: 'store', key: 'de' }, orderNumber: 'US-1' }, 'de'],
  [{ orderNumber: 'US-7K3M-9QF2-HT5V' }, 'us'],
  [{ orderNumber: '4711', country: 'SE' }, 'se'],
  [{ orderNumber: '4711' }, 'no'],
] as const)('the storefront of %j is %s', (order, id) => {
  const { no, us, de, se } = stores;
  expect(storeOf(order, [no, us, de, se])?.id).toBe(id);
});
