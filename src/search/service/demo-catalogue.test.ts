import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../demo/catalogue/index.ts';
import { serveDemoSearch } from '../../../demo/testing/demo-search.ts';
import { emptySelection } from './filter.ts';
import { configureSearch, quickSearch, searchProducts } from './search-client.ts';
import type { SearchHit } from './search-port.ts';
import { type SortOption, sortOptions } from './list-address.ts';

/** With dozens of products, an order or a limit cannot be right by accident. */
let server: Awaited<ReturnType<typeof serveDemoSearch>>;
beforeAll(async () => {
  server = await serveDemoSearch(['klevu-us']);
});
beforeEach(() => configureSearch({ url: server.url, apiKey: 'klevu-us', origins: [] }));
afterAll(() => server.close());

const term = 'baby';
const { signal } = new AbortController();
const found = (options: { readonly sort?: SortOption; readonly page?: number; readonly pageSize?: number }) =>
  searchProducts({ term, filters: emptySelection, sort: 'RELEVANCE', page: 0, signal, ...options });

describe('product 9.22: the order of results', () => {
  const launchOf = ({ key }: SearchHit) =>
    Date.parse(catalogue.products.find((product) => product.key === key)?.launchedOn ?? '');
  const priceOf = ({ price }: SearchHit) => price.centAmount;
  const comparisons: Readonly<
    Record<Exclude<SortOption, 'RELEVANCE'>, (a: SearchHit, b: SearchHit) => number>
  > = {
    PRICE_ASC: (a, b) => priceOf(a) - priceOf(b),
    PRICE_DESC: (a, b) => priceOf(b) - priceOf(a),
    RATING_DESC: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
    NEW_ARRIVAL_DESC: (a, b) => launchOf(b) - launchOf(a),
    NAME_ASC: (a, b) => a.name.localeCompare(b.name, 'en'),
  };

  test.each(sortOptions.filter((option) => option !== 'RELEVANCE'))('%s', async (sort) => {
    const { records: sorted } = await found({ sort, pageSize: 100 });
    const { records: relevant } = await found({ pageSize: 100 });
    const compare = comparisons[sort];
    // Otherwise this would pass without any sorting.
    expect(relevant.toSorted(compare)).not.toEqual(relevant);
    expect(sorted.map(({ key }) => key).toSorted()).toEqual(relevant.map(({ key }) => key).toSorted());
    expect(sorted.toSorted(compare)).toEqual(sorted);
  });
});

test('product 9.15: five products are found at first, although there are more', async () => {
  const { records, total, hasNextPage } = await found({});
  expect([records.length, hasNextPage]).toEqual([5, true]);
  expect(total).toBeGreaterThan(10);
  expect((await quickSearch(term, signal)).products).toHaveLength(5);
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
