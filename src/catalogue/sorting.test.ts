import { expect, test } from 'vitest';
import { parseSort, sortProducts } from './sorting.ts';
import type { ProductCardData } from './types.ts';

const card = (key: string, cents: number, launchedOn: string, average: number | null) =>
  ({
    key,
    price: { centAmount: cents, currencyCode: 'USD', fractionDigits: 2 },
    launchedOn,
    rating: average === null ? null : { average, count: 1 },
  }) as ProductCardData;
const products = [
  card('a', 300, '2020-01-01', 4),
  card('b', 100, '2026-01-01', null),
  card('c', 200, '2023-01-01', 5),
];

test.each([
  ['featured', 'abc'],
  ['priceAscending', 'bca'],
  ['priceDescending', 'acb'],
  ['newest', 'bca'],
  ['rating', 'cab'],
] as const)('%s results in %s', (sort, order) => {
  expect(
    sortProducts(products, sort)
      .map(({ key }) => key)
      .join(''),
  ).toBe(order);
});

test('an unknown order falls back to the merchant’s own', () => {
  expect(parseSort('rating')).toBe('rating');
  expect(parseSort('DROP TABLE')).toBe('featured');
  expect(parseSort(null)).toBe('featured');
});
