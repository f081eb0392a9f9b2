import { expect, test } from 'vitest';
import { sortOptions } from '../service/list-address.ts';
import { inOrder } from './use-page-order.ts';

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

test('ties keep the merchant’s order, whatever the order', () => {
  const same = ['x', 'y', 'z'].map((key) => ({ key, ...product('n', 100, '2020-01-01', 4) }));
  for (const sort of sortOptions)
    expect(inOrder(same, sort, 'en-US').map(({ key }) => key)).toEqual(['x', 'y', 'z']);
});
