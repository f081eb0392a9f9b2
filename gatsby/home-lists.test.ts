import { describe, expect, test } from 'vitest';
import { brand } from '../brands/build.ts';
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

const accessories = 'tents/accessories-tent';
const newAdditions = brand.pages.news.replace(/^category\//, '');

describe('product 2.1.300: the home page', () => {
  test('begins with the product with the most ratings', () => {
    const products = [rated('few', 2), rated('many', 9), productOf('none', { rating: null })];
    expect(homeListsOf(products).lead?.key).toBe('many');
    expect(homeListsOf([]).lead).toBeNull();
  });

  test('begins with the product in its picture, if every country of the storefront can have it', () => {
    const zloty = { ...usd, currencyCode: 'PLN' };
    const both = {
      variants: [{ prices: [usd] }, { prices: [zloty] }],
    } as unknown as Partial<CommerceProduct>;
    const products = [
      rated('dollars only', 99),
      { ...rated('many', 9), ...both },
      { ...rated('pictured', 2), ...both },
    ];
    expect(homeListsOf(products).lead?.key).toBe('many');
    expect(homeListsOf(products, 'pictured').lead?.key).toBe('pictured');
    expect(homeListsOf(products, 'dollars only').lead?.key).toBe('many');
  });

  test('has the others with the most ratings in a row, and nothing that nobody has rated', () => {
    const products = [
      rated('few', 2),
      rated('lead', 99),
      rated('many', 9),
      productOf('none', { rating: null }),
    ];
    expect(keysOf(homeListsOf(products).favorites)).toEqual(['many', 'few']);
  });

  test('has what belongs to something else apart, in no other row', () => {
    const fields = { categoryKeys: [accessories, newAdditions] };
    const products = [
      { ...rated('pegs', 99), ...fields },
      { ...rated('box', 50), kind: 'gift-box' as const },
      { ...rated('sheet', 20), categoryKeys: ['beds/accessories'] },
      { ...rated('tent', 2), categoryKeys: ['tents', accessories] },
    ];
    const lists = homeListsOf(products);
    expect(keysOf(lists.accessories)).toEqual(['pegs', 'box', 'sheet']);
    expect(lists.lead?.key).toBe('tent');
    expect([...lists.favorites, ...lists.newest]).toEqual([]);
  });

  test('has the newest of the new additions, and no others', () => {
    const added = (key: string, launchedOn: string, category = newAdditions) =>
      productOf(key, { launchedOn, rating: null, categoryKeys: ['kitchen', category] });
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
