import { DatabaseSync } from 'node:sqlite';
import type { InventoryEntry, Price, ProductProjection, Review } from '@commercetools/platform-sdk';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from './storage.ts';
import { subscribedTo } from './subscription.ts';

/** A project, and which messages wait to be delivered. */
function start() {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  const own = openStorage(database);
  const urls = ['http://127.0.0.1:9/events'];
  const storage = subscribedTo(own, database, 'project', { urls, secret: 'secret' });
  const told = () =>
    database
      .prepare('SELECT body FROM commercetools_event_queue')
      .all()
      .map(
        ({ body }) =>
          (JSON.parse(String(body)) as { data: { type?: string; notificationType: string } }).data,
      )
      .map(({ type, notificationType }) => type ?? notificationType);
  return { own, storage, told };
}

const price = (id: string, centAmount: number, currencyCode = 'EUR'): Price => ({
  id,
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
});
const product = (...prices: Price[]) =>
  ({
    id: 'p',
    version: 1,
    slug: {},
    masterVariant: { id: 1, prices },
    variants: [],
  }) as unknown as ProductProjection;
const review = (state: string, includedInStatistics: boolean, rating = 5) =>
  ({ id: 'r', version: 1, rating, state: { typeId: 'state', id: state }, includedInStatistics }) as Review;
const stock = (quantityOnStock: number, availableQuantity = quantityOnStock) =>
  ({ id: 'e', version: 1, sku: 'BIB', quantityOnStock, availableQuantity }) as InventoryEntry;

test.each<[string, 'product' | 'inventory-entry' | 'review', object, object, string[]]>([
  [
    'a price that changes',
    'product',
    product(price('a', 1)),
    product(price('b', 2)),
    ['ProductPriceChanged'],
  ],
  ['one that is added', 'product', product(), product(price('a', 1)), ['ProductPriceAdded']],
  ['one that is removed', 'product', product(price('a', 1)), product(), ['ProductPriceRemoved']],
  ['what staff count', 'inventory-entry', stock(3), stock(5), ['InventoryEntryQuantitySet']],
  [
    'what staff find gone',
    'inventory-entry',
    stock(3),
    stock(0),
    ['InventoryEntryQuantitySet', 'InventoryEntryOutOfStock'],
  ],
  ['what an order reserves', 'inventory-entry', stock(3), stock(3, 0), []],
  [
    'a review that is published with another rating',
    'review',
    review('a', false),
    review('b', true, 4),
    ['ReviewCreated', 'ReviewRatingSet', 'ReviewStateTransition'],
  ],
])('of %s, a project tells so', (_, type, before, after, types) => {
  const { storage, told } = start();
  storage.update(type, storage.insert(type, before as never), after as never);
  expect(told()).toEqual(types);
});

test('a project with subscriptions tells what they are about', () => {
  const { own, storage, told } = start();
  const subscribe = (id: string, resourceTypeId: string) =>
    own.insert('subscription', { id, version: 1, messages: [{ resourceTypeId }], changes: [] } as never);
  subscribe('s', 'product');
  const entry = storage.insert('inventory-entry', stock(3));
  const counted = storage.update('inventory-entry', entry, { ...entry, quantityOnStock: 5 });
  expect(told()).toEqual([]);
  subscribe('t', 'inventory-entry');
  storage.update('inventory-entry', counted, { ...counted, quantityOnStock: 6 });
  expect(told()).toEqual(['InventoryEntryQuantitySet']);
});

test('that a review is gone is told whoever wants to know of changes', () => {
  const { own, storage, told } = start();
  const gone = () => storage.remove('review', storage.insert('review', review('a', true)));
  own.insert('subscription', { id: 's', version: 1, messages: [], changes: [] } as never);
  gone();
  expect(told()).toEqual([]);
  const changes = [{ resourceTypeId: 'review' }];
  own.insert('subscription', { id: 't', version: 1, messages: [], changes } as never);
  gone();
  expect(told()).toEqual(['ResourceDeleted']);
});
