import { describe, expect, test } from 'vitest';
import { catalogue } from '../../demo/catalogue/index.ts';
import type { ColorKey } from '../../demo/catalogue/colors.ts';
import { judge, pagesByPath } from './judge.ts';
import type { JudgedQuery } from './query-sets.ts';
import type { SearchLists } from './search-lists.ts';

const pages = pagesByPath('klevu-us');
const lists = (some: Partial<SearchLists>): SearchLists => ({
  products: [],
  categories: [],
  content: [],
  redirect: null,
  ...some,
});
const pathTo = (wanted: string) => [...pages].find(([, key]) => key === wanted)?.[0] ?? '';
const mini = pathTo('product/baby-carrier-mini');
const bliss = pathTo('product/bouncer-bliss');
const skuInColor = (wanted: ColorKey) =>
  catalogue.products
    .find(({ key }) => key === 'baby-carrier-mini')
    ?.variants.find(({ color }) => color === wanted)?.sku;

describe('judge', () => {
  const query: JudgedQuery = { query: 'mini', kind: 'exact', expected: ['product/baby-carrier-mini'] };

  test('the rank is the position of the first acceptable page in its list', () => {
    const products = [{ url: bliss }, { url: `${mini}?sku=MINI-COTTON-BLACK` }];
    expect(judge(query, lists({ products }), pages)).toEqual({ rank: 2, found: [bliss] });
  });

  test('nothing acceptable has no rank', () => {
    expect(judge(query, lists({ products: [{ url: bliss }] }), pages).rank).toBe(Infinity);
    expect(judge(query, lists({}), pages).rank).toBe(Infinity);
  });

  test('a keyword redirect counts as the first hit, and so does the first of each list', () => {
    const returns: JudgedQuery = { query: 'returns', kind: 'content', expected: ['content/returns'] };
    const url = pathTo('content/returns');
    expect(judge(returns, lists({ products: [{ url: mini }], redirect: url }), pages).rank).toBe(1);
    expect(judge(returns, lists({ products: [{ url: mini }], content: [{ url }] }), pages).rank).toBe(1);
    expect(judge(returns, lists({ redirect: mini }), pages).rank).toBe(Infinity);
  });

  test('a product in another color than the one asked for does not count', () => {
    const pink: JudgedQuery = { ...query, kind: 'color', colors: ['dusty-pink'] };
    const shown = (sku?: string) => lists({ products: [{ url: mini, sku }] });
    expect(judge(pink, shown(skuInColor('dusty-pink')), pages).rank).toBe(1);
    expect(judge(pink, shown(skuInColor('black')), pages).rank).toBe(Infinity);
    expect(judge(pink, shown(), pages).rank).toBe(Infinity);
  });
});

test('an index of no storefront is an error', () => {
  expect(() => pagesByPath('klevu-xx')).toThrow(RangeError);
});
