import type { InventoryEntry, Price, ProductProjection } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { toldOf } from './notifications.ts';

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
