import {
  KlevuSearchSorting,
  applyFilters,
  categoryMerchandising,
  KlevuConfig,
  KlevuFetch,
  search,
  searchCategory,
  searchCms,
} from '@klevu/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;

beforeAll(async () => {
  server = await serveIndexes();
  KlevuConfig.default = new KlevuConfig({ url: `${server.url}/cs/v2/search`, apiKey: 'klevu-us' });
});
afterAll(() => server.close());

type Query = Parameters<typeof KlevuFetch>[0];

async function run(query: Query, id: string) {
  return (await KlevuFetch(query)).queriesById(id);
}
async function keysOf(query: Query, id: string) {
  return (await run(query, id)).records.map((record) => record.itemGroupId);
}
const found = (
  term: string,
  ...rest: Parameters<typeof search> extends [string, ...infer Rest] ? Rest : never
) => keysOf(search(term, ...rest), 'search');

describe('search through the SDK', () => {
  test('finds by name, category, color, and material, and ranks the name highest', async () => {
    expect(await found('mini')).toEqual(['baby-carrier-mini']);
    expect(await found('kitchen')).toEqual(['baby-plate-spoon-and-fork']);
    expect(await found('carrier')).toEqual(['baby-carrier-mini', 'baby-carrier-one', 'carrier-bib']);
  });

  test('finds pages and categories, each in a query of its own, in one request', async () => {
    const response = await KlevuFetch(
      search('carrier', { limit: 2 }),
      searchCms('returns', { id: 'cms' }),
      searchCategory('carrier', { id: 'category' }),
    );
    expect(response.queriesById('search').records).toHaveLength(2);
    expect(response.queriesById('cms').records).toEqual([
      {
        id: 'returns',
        name: 'Returns',
        url: '/returns/',
        shortDesc: 'How to send something back.',
        typeOfRecord: 'KLEVU_CMS',
      },
      // Only its text has the word.
      expect.objectContaining({ id: 'guide' }),
    ]);
    expect(response.queriesById('category')).toMatchObject({
      meta: { totalResultsFound: 2, noOfResults: 2 },
      records: [
        { id: 'carrier-accessories' },
        { id: 'carriers', url: '/carriers/', categoryPath: 'Baby carriers', typeOfRecord: 'KLEVU_CATEGORY' },
      ],
    });
  });
});

describe('variants', () => {
  test('a product is one record: its first variant in stock, with what all of its variants cost', async () => {
    const { records, meta } = await run(search('mini'), 'search');
    expect(meta).toMatchObject({ totalResultsFound: 1 });
    expect(records).toMatchObject([
      {
        id: 'MINI-JERSEY-SAND',
        itemGroupId: 'baby-carrier-mini',
        sku: 'MINI-JERSEY-SAND',
        url: '/baby-carrier-mini/?sku=MINI-JERSEY-SAND',
        imageUrl: 'http://sandbox.test/assets/MINI-JERSEY-SAND.png',
        price: '119.00',
        startPrice: '99.00',
        toPrice: '129.00',
        totalVariants: 3,
        color: ['Sand'],
        inStock: 'yes',
        brand: 'Brand',
        category: 'Baby carriers',
        typeOfRecord: 'KLEVU_PRODUCT',
      },
    ]);
  });
});

test.each([
  [
    KlevuSearchSorting.PriceAsc,
    ['carrier-bib', 'baby-plate-spoon-and-fork', 'baby-carrier-mini', 'baby-carrier-one'],
  ],
  [
    KlevuSearchSorting.NameAsc,
    ['baby-carrier-mini', 'baby-carrier-one', 'baby-plate-spoon-and-fork', 'carrier-bib'],
  ],
  [
    KlevuSearchSorting.RatingDesc,
    ['baby-carrier-mini', 'baby-carrier-one', 'baby-plate-spoon-and-fork', 'carrier-bib'],
  ],
  [
    KlevuSearchSorting.NewArrivalDesc,
    ['carrier-bib', 'baby-carrier-one', 'baby-plate-spoon-and-fork', 'baby-carrier-mini'],
  ],
])('sorts by %s', async (sort, expected) => {
  expect(await found('*', { sort })).toEqual(expected);
});

describe('filters', () => {
  test('all of them apply to the same variant', async () => {
    const pinkUnder = (price: string) =>
      run(
        search(
          '*',
          {},
          applyFilters([
            { key: 'color', values: ['Dusty pink'] },
            { key: 'klevu_price', values: ['0', price] },
          ]),
        ),
        'search',
      );
    expect((await pinkUnder('120')).records).toEqual([]);
    expect((await pinkUnder('130')).records).toMatchObject([{ id: 'MINI-JERSEY-PINK', price: '129.00' }]);
  });
});

describe('suggestions and categories', () => {
  test('a category has its own products and those of its subcategories', async () => {
    expect(await keysOf(categoryMerchandising('Baby carriers'), 'categoryMerchandising')).toHaveLength(3);
    expect(
      await keysOf(categoryMerchandising('Baby carriers;Carrier accessories'), 'categoryMerchandising'),
    ).toEqual(['carrier-bib']);
  });
});

describe('in addition to search', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });

  test('an unknown API key and a malformed body get a response in the error format', async () => {
    const unknown = await post('/cs/v2/search', { context: { apiKeys: ['klevu-xx'] } });
    expect([unknown.status, await unknown.json()]).toMatchObject([401, { meta: { responseCode: 401 } }]);
    const malformed = await fetch(`${server.url}/cs/v2/search`, { method: 'POST', body: '{' });
    expect([malformed.status, await malformed.json()]).toMatchObject([400, { meta: { responseCode: 400 } }]);
  });

  test('any shop may call: preflight requests get a response, and beacons with credentials are allowed', async () => {
    const answer = await fetch(`${server.url}/cs/v2/search`, {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.test', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://shop.test');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
  });
});
