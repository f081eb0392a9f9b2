import { describe, expect, test } from 'vitest';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { homeListsOf } from './home-lists.ts';

const usd = { centAmount: 100, currencyCode: 'USD', fractionDigits: 2 };
const productOf = (key: string, fields: Partial<CommerceProduct> = {}): CommerceProduct =>
  ({
    key,
    rating: { average: 4, count: 1 },
    launchedOn: '2026-01-01',
    categoryKeys: [],
    variants: [{ prices: [usd] }],
    ...fields,
  }) as unknown as CommerceProduct;
const keysOf = (products: readonly CommerceProduct[]) => products.map(({ key }) => key);
const rated = (key: string, count: number) => productOf(key, { rating: { average: 4, count } });

describe('the home page', () => {
  test('has those with the most ratings in a row, and what nobody has rated comes last', () => {
    const products = [
      rated('few', 2),
      rated('many', 9),
      productOf('none', { rating: null }),
      productOf('card', { rating: null, kind: 'gift-message' }),
      rated('more', 5),
    ];
    expect(keysOf(homeListsOf(products).favorites)).toEqual(['many', 'more', 'few', 'none']);
  });

  test('has the newest of the new additions, and no others', () => {
    const added = (
      key: string,
      launchedOn: string,
      category = 'selected/supersoft-and-supercosy-new-additions',
    ) => productOf(key, { launchedOn, categoryKeys: [category] });
    const products = [
      added('old', '2024-02-01'),
      added('new', '2026-05-09'),
      added('other', '2026-06-01', 'kitchen'),
    ];
    expect(keysOf(homeListsOf([...products, added('undated', '')]).newest)).toEqual([
      'new',
      'old',
      'undated',
    ]);
  });
});
