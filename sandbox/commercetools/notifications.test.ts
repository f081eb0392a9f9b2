import { DatabaseSync } from 'node:sqlite';
import type { InventoryEntry, Price, ProductProjection } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { toldOf } from './notifications.ts';
import { openStorage } from './storage.ts';
import { subscribedTo } from './subscription.ts';

const price = (id: string, centAmount: number, currencyCode = 'EUR'): Price => ({
  id,
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
});
const product = (...prices: Price[]) =>
  ({ masterVariant: { id: 1, prices }, variants: [] }) as unknown as ProductProjection;
const stock = (quantityOnStock: number, availableQuantity = quantityOnStock) =>
  ({ sku: 'BIB', quantityOnStock, availableQuantity }) as InventoryEntry;
const typesOf = (told: readonly object[]) =>
  told.map((each) => Object.values(each as Readonly<Record<string, unknown>>)[0]);

test.each([
  ['a price that changes', product(price('a', 1)), product(price('b', 2)), ['ProductPriceChanged']],
  [
    'one that is added',
    product(price('a', 1)),
    product(price('a', 1), price('b', 1, 'USD')),
    ['ProductPriceAdded'],
  ],
  ['one that is removed', product(price('a', 1)), product(), ['ProductPriceRemoved']],
  ['anything else of a product', product(price('a', 1)), product(price('a', 1)), ['ProductPublished']],
])('%s is told in a message', (_, before, after, types) => {
  expect(typesOf(toldOf('product', before, after))).toEqual(types);
});

test.each([
  ['what staff count', stock(3), stock(5), ['InventoryEntryQuantitySet']],
  ['what staff find gone', stock(3), stock(0), ['InventoryEntryQuantitySet', 'InventoryEntryOutOfStock']],
  ['what an order reserves', stock(3), stock(3, 0), []],
])('of stock, %s is told so', (_, before, after, types) => {
  expect(typesOf(toldOf('inventory-entry', before, after))).toEqual(types);
});

test('categories and reviews are told to have changed, carts nothing', () => {
  const some = {} as never;
  expect(typesOf(toldOf('category', some, some))).toEqual(['ResourceUpdated']);
  expect(typesOf(toldOf('review', some, undefined))).toEqual(['ResourceDeleted']);
  expect(toldOf('cart', some, some)).toEqual([]);
});

test('a project with subscriptions tells what they are about', () => {
  const database = new DatabaseSync(':memory:');
  const own = openStorage(database);
  const urls = ['http://127.0.0.1:9/events'];
  const storage = subscribedTo(own, database, 'project', { urls, secret: 'secret' });
  const waiting = () => database.prepare('SELECT body FROM commercetools_event_queue').all().length;
  const entry = own.insert('inventory-entry', { ...stock(3), id: 'e', version: 1 });
  const counted = storage.update('inventory-entry', entry, { ...entry, quantityOnStock: 5 });
  expect(waiting()).toBe(1);
  const about = (resourceTypeId: string) => ({ messages: [{ resourceTypeId }], changes: [] });
  own.insert('subscription', { id: 's', version: 1, ...about('product') } as never);
  const again = storage.update('inventory-entry', counted, { ...counted, quantityOnStock: 6 });
  expect(waiting()).toBe(1);
  own.insert('subscription', { id: 't', version: 1, ...about('inventory-entry') } as never);
  storage.update('inventory-entry', again, { ...again, quantityOnStock: 7 });
  expect(waiting()).toBe(2);
  database.close();
});
