import { expect, test } from 'vitest';
import { readHit } from './klevu-record.ts';

const rules = { currency: undefined, origins: ['https://shop.test'] };
const record = {
  id: 'MINI-SAND',
  name: 'Mini',
  url: 'https://shop.test/mini/?sku=MINI-SAND',
  sku: 'MINI-SAND',
  price: '119.00',
  currency: 'USD',
};
const dollars = (centAmount: number) => ({ centAmount, currencyCode: 'USD', fractionDigits: 2 });

test('the price is the one to be paid, if it is reduced', () => {
  expect(readHit({ ...record, salePrice: '99.00' }, rules)?.price).toEqual(dollars(9900));
  expect(readHit(record, rules)?.price).toEqual(dollars(11900));
});

test.each([
  ['lower', '99.00', dollars(9900)],
  ['the same', '119.00', null],
  ['higher', '129.00', null],
])('a lowest price that is %s', (_, startPrice, lowestPrice) => {
  expect(readHit({ ...record, startPrice }, rules)?.lowestPrice).toEqual(lowestPrice);
});

test('what a record does not tell is empty or null, and the price has the decimals of its currency', () => {
  expect(readHit({ ...record, price: '150', currency: 'JPY' }, rules)).toEqual({
    key: 'MINI-SAND',
    id: 'MINI-SAND',
    name: 'Mini',
    path: '/mini/?sku=MINI-SAND',
    imageUrl: '',
    price: { centAmount: 150, currencyCode: 'JPY', fractionDigits: 0 },
    lowestPrice: null,
    rating: null,
    inStock: true,
    sku: 'MINI-SAND',
    brand: '',
    category: '',
  });
});

test.each([
  ['without a price', { price: 'free' }],
  ['of another site', { url: 'https://elsewhere.test/a/' }],
  ['without an address', { url: null }],
  ['without an ID', { id: 7 }],
  ['with a currency that does not exist in any form', { currency: 'U$D' }],
])('a record %s is skipped', (_, bad) => {
  expect(readHit({ ...record, ...bad }, rules)).toBeNull();
});
