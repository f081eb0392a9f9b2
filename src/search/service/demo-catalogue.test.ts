import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../../demo/catalogue/index.ts';
import { serveDemoSearch } from '../../../demo/testing/demo-search.ts';
import { emptySelection } from './filter.ts';
import {
  configureSearch,
  quickSearch,
  searchCategories,
  searchContent,
  searchProducts,
} from './search-client.ts';
import type { ListingRequest, SearchHit, Sorting } from './search-port.ts';

/** With dozens of products, an order or a limit cannot be right by accident. */
let server: Awaited<ReturnType<typeof serveDemoSearch>>;
beforeAll(async () => {
  server = await serveDemoSearch(['klevu-us']);
});
beforeEach(() => configureSearch({ url: server.url, apiKey: 'klevu-us', origins: [] }));
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const term = 'baby';
const { signal } = new AbortController();
const found = (options: Partial<ListingRequest>) =>
  searchProducts({ term, filters: emptySelection, sort: 'RELEVANCE', page: 0, signal, ...options });

type Comparison = (a: SearchHit, b: SearchHit) => number;

describe('product 9.21, 9.23: the order of results', () => {
  const launchOf = ({ key }: SearchHit) =>
    Date.parse(catalogue.products.find((product) => product.key === key)?.launchedOn ?? '');
  const priceOf = ({ price }: SearchHit) => price.centAmount;
  const byName: Comparison = (a, b) => a.name.localeCompare(b.name, 'en');
  const byRating: Comparison = (a, b) => (a.rating ?? 0) - (b.rating ?? 0);
  const comparisons: Readonly<Record<Exclude<Extract<Sorting, string>, 'RELEVANCE'>, Comparison>> = {
    PRICE_ASC: (a, b) => priceOf(a) - priceOf(b),
    PRICE_DESC: (a, b) => priceOf(b) - priceOf(a),
    RATING_ASC: byRating,
    RATING_DESC: (a, b) => byRating(b, a),
    NEW_ARRIVAL_ASC: (a, b) => launchOf(a) - launchOf(b),
    NEW_ARRIVAL_DESC: (a, b) => launchOf(b) - launchOf(a),
    NAME_ASC: byName,
    NAME_DESC: (a, b) => byName(b, a),
  };
  const advanced = [
    { key: 'rating', order: 'DESC' },
    { key: 'name', order: 'ASC' },
  ] as const;

  test.each<[Sorting, Comparison]>([
    ...(Object.entries(comparisons) as [Sorting, Comparison][]),
    [advanced, (a, b) => byRating(b, a) || byName(a, b)],
  ])('%j', async (sort, compare) => {
    const { records: sorted } = await found({ sort, pageSize: 100 });
    const { records: relevant } = await found({ pageSize: 100 });
    // Otherwise this would pass without any sorting.
    expect(relevant.toSorted(compare)).not.toEqual(relevant);
    expect(sorted.map(({ key }) => key).toSorted()).toEqual(relevant.map(({ key }) => key).toSorted());
    expect(sorted.toSorted(compare)).toEqual(sorted);
  });
});

/** What the search box offers, but for products: what was typed of suggestions, categories, and pages. */
const offered = async (wanted: string) => {
  const { suggestions, products, categories, content } = await quickSearch(wanted, signal);
  return {
    suggestions: suggestions.map(({ text }) => text),
    products: products.length,
    pages: [...categories, ...content].map(({ name }) => name),
  };
};

test.each(['onesie', 'rattle', 'nursing', 'bottle', 'hat', 'pram'])(
  'product 4.265: nothing is offered that shares only letters with “%s”',
  async (wanted) => expect(await offered(wanted)).toEqual({ suggestions: [], products: 0, pages: [] }),
);

test.each([
  ['sling', 'What makes a carrier kind to hips'],
  ['return policy', 'Returns'],
  ['refund', 'Returns'],
  ['shipping policy', 'Shipping and delivery'],
])('product 4.265: if only pages match, only pages are offered: “%s”', async (wanted, first) => {
  const { suggestions, products, pages } = await offered(wanted);
  expect([suggestions, products, pages[0]]).toEqual([[], 0, first]);
});

test.each(['carier', 'carreir', 'babby carrier'])(
  'product 4.265: a slip is understood: “%s”',
  async (wanted) => {
    const { suggestions, products } = await offered(wanted);
    expect(products).toBe(5);
    expect(suggestions.every((text) => text.includes('carrier'))).toBe(true);
  },
);

test('product 9.15: five products are found at first, although there are more', async () => {
  const { records, total, hasNextPage } = await found({});
  expect([records.length, hasNextPage]).toEqual([5, true]);
  expect(total).toBeGreaterThan(10);
  expect((await quickSearch(term, signal)).products).toHaveLength(5);
});

test('product 3.10, 4.264, 9.16: ten options of each filter are offered, in the order of the index, unless more are asked for', async () => {
  const { filters } = await found({});
  expect(filters.map(({ key, label, type }) => [key, label, type])).toEqual([
    ['category', 'Category', 'OPTIONS'],
    ['color', 'Color', 'OPTIONS'],
    ['material', 'Material', 'OPTIONS'],
    ['age', 'Age', 'OPTIONS'],
    ['weight', 'Baby’s weight', 'OPTIONS'],
    ['position', 'Position', 'OPTIONS'],
    ['brand', 'Brand', 'OPTIONS'],
    ['inStock', 'In stock', 'OPTIONS'],
    ['rating', 'Rating', 'RATING'],
    ['klevu_price', 'Price', 'SLIDER'],
  ]);
  const colorsIn = (page: Awaited<ReturnType<typeof found>>) =>
    page.filters.flatMap((filter) => (filter.key === 'color' && 'options' in filter ? filter.options : []));
  const ten = colorsIn(await found({}));
  const all = colorsIn(await found({ optionLimit: 60 }));
  expect(ten).toHaveLength(10);
  expect(all.length).toBeGreaterThan(10);
  expect(all.slice(0, 10)).toEqual(ten);
});

test('product 5.7, 9.24, 9.25: products, pages, and categories are searched for, with a normalized term', async () => {
  const network = vi.spyOn(globalThis, 'fetch');
  const asked = () => JSON.parse(network.mock.lastCall?.[1]?.body as string) as unknown;
  const settingsWith = (...typeOfRecords: readonly string[]) => ({
    recordQueries: [{ settings: { query: { term: 'baby carrier' }, typeOfRecords } }],
  });
  const search = { term: '  Baby \t CARRIER ', page: 0, signal };
  const products = await searchProducts({ ...search, filters: emptySelection, sort: 'RELEVANCE' });
  expect(asked()).toMatchObject(settingsWith('KLEVU_PRODUCT'));
  const content = await searchContent(search);
  expect(asked()).toMatchObject(settingsWith('KLEVU_CMS', 'KLEVU_IMAGE'));
  const categories = await searchCategories(search);
  expect(asked()).toMatchObject(settingsWith('KLEVU_CATEGORY'));
  for (const { records } of [products, content, categories]) expect(records).not.toEqual([]);
});

test('product 4.21: the pages of a search have every product once', async () => {
  const keys: string[] = [];
  for (let page = 0, isLast = false; !isLast; page += 1) {
    const { records, hasNextPage } = await found({ page, pageSize: 7 });
    keys.push(...records.map(({ key }) => key));
    isLast = !hasNextPage;
  }
  const { records, total } = await found({ pageSize: 100 });
  expect(keys).toEqual(records.map(({ key }) => key));
  expect(new Set(keys).size).toBe(total);
});
