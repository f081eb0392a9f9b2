import { describe, expect, test } from 'vitest';
import { inOrder, inPersonalOrder } from './use-page-order.ts';

const product = (name: string, cents: number, launchedOn: string, average: number | null) => ({
  name,
  price: { centAmount: cents, currencyCode: 'USD', fractionDigits: 2 },
  launchedOn,
  rating: average === null ? null : { average, count: 1 },
});
const products = [
  product('b', 300, '2020-01-01', 4),
  product('a', 100, '2026-01-01', null),
  product('c', 200, '2023-01-01', 5),
];

test.each([
  ['RELEVANCE', 'bac'],
  ['PRICE_ASC', 'acb'],
  ['PRICE_DESC', 'bca'],
  ['NEW_ARRIVAL_DESC', 'acb'],
  ['RATING_DESC', 'cba'],
  ['NAME_ASC', 'abc'],
] as const)('%s results in %s', (sort, order) => {
  expect(
    inOrder(products, sort, 'en-US')
      .map(({ name }) => name)
      .join(''),
  ).toBe(order);
});

const five = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }));
const ordered = (keys: string, fixed: number) =>
  inPersonalOrder(five, { keys: keys.split(''), fixed })
    .map(({ key }) => key)
    .join('');

describe('an order for a visitor', () => {
  test('changes only what has not been seen', () => {
    expect(ordered('edcba', 0)).toBe('edcba');
    expect(ordered('edcba', 2)).toBe('abedc');
    expect(ordered('edcba', 9)).toBe('abcde');
  });

  test('products that it does not name come last, in the merchant’s order', () => {
    expect(ordered('ec', 0)).toBe('ecabd');
    expect(ordered('zx', 0)).toBe('abcde');
  });
});
