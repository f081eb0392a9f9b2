import { expect, test, vi } from 'vitest';
import { readHit } from './klevu-record.ts';

vi.mock('../../../brands/browser.ts', () => ({
  brand: { searchFacts: [{ unit: 'kg', from: 'weightFrom', to: 'weightTo' }, { choices: 'weather' }] },
}));

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

test.each([
  ['is the one to be paid, and reduced from a higher one', { salePrice: '99.00' }, 9900, 11_900],
  ['is not reduced from itself', { salePrice: '119.00' }, 11_900, null],
  ['is not reduced from a lower one', { salePrice: '129.00' }, 12_900, null],
  ['is the only one there is', {}, 11_900, null],
])('product 3.72: the price %s', (_, prices, now, priorCentAmount) => {
  expect(readHit({ ...record, ...prices }, rules)?.price).toEqual({ ...dollars(now), priorCentAmount });
});

test.each([
  [
    { measureQuantity: '2.645', measureUnit: 'm2' },
    { quantity: 2.645, unit: 'm²' },
  ],
  [{ measureQuantity: 0, measureUnit: 'm2' }, null],
  [{ measureQuantity: '2', measureUnit: 'yards' }, null],
  [{ measureUnit: 'kg' }, null],
])('product 3.74: a record with %j is sold by the measure %j', (fields, measure) => {
  expect(readHit({ ...record, ...fields }, rules)?.measure).toEqual(measure);
});

test.each([
  ['lower', '99.00', dollars(9900)],
  ['the same', '119.00', null],
  ['higher', '129.00', null],
])('a lowest price that is %s', (_, startPrice, lowestPrice) => {
  expect(readHit({ ...record, startPrice }, rules)?.lowestPrice).toEqual(lowestPrice);
});

test('product 3.14, 3.15: what a record does not tell is empty or null, and the price has the decimals of its currency', () => {
  expect(readHit({ ...record, price: '150', currency: 'JPY' }, rules)).toEqual({
    key: 'MINI-SAND',
    id: 'MINI-SAND',
    name: 'Mini',
    path: '/mini/?sku=MINI-SAND',
    tagline: '',
    imageUrl: '',
    price: { centAmount: 150, currencyCode: 'JPY', fractionDigits: 0, priorCentAmount: null },
    measure: null,
    lowestPrice: null,
    hasPriceRange: false,
    rating: null,
    colors: [],
    facts: [],
    soldOut: false,
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

test('product 4.262: a record has the facts of a card', () => {
  const facts = {
    startPrice: '99.00',
    toPrice: '119.00',
    rating: '4.5',
    ratingCount: 900,
    colorHexes: ['#000000', '#DDCCAA', 'red', 7],
    weightFrom: '3.2',
    weather: ['Rain'],
    shortDesc: 'Close to you',
  };
  expect(readHit({ ...record, ...facts }, rules)).toMatchObject({
    tagline: 'Close to you',
    hasPriceRange: true,
    rating: { average: 4.5, count: 900 },
    colors: ['#000000', '#DDCCAA'],
    facts: [{ unit: 'kg', range: { from: 3.2, to: null } }, { names: ['Rain'] }],
  });
});
