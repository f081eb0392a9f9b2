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
