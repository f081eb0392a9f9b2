import {
  applyFilters,
  categoryMerchandising,
  fallback,
  KlevuConfig,
  KlevuFetch,
  KlevuSearchSorting,
  listFilters,
  search,
  searchCategory,
  searchCms,
  suggestions,
} from '@klevu/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;

function useApiKey(apiKey: string) {
  KlevuConfig.default = new KlevuConfig({ url: `${server.url}/cs/v2/search`, apiKey });
}

beforeAll(async () => {
  server = await serveIndexes();
  useApiKey('klevu-us');
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
    expect(await found('sage green')).toEqual(['baby-plate-spoon-and-fork']);
    expect(await found('jersey')).toEqual(['baby-carrier-mini']);
    expect(await found('carrier')).toEqual(['baby-carrier-mini', 'baby-carrier-one', 'carrier-bib']);
  });

  test('ranks popular products first', async () => {
    expect((await found('carrier bib'))[0]).toBe('carrier-bib');
    expect((await found('sand carrier'))[0]).toBe('baby-carrier-mini');
  });

  test('completes words, tolerates a typo, and recognizes plurals and synonyms', async () => {
    expect(await found('carr')).toHaveLength(3);
    expect(await found('plats')).toEqual(['baby-plate-spoon-and-fork']);
    expect(await found('plates')).toEqual(['baby-plate-spoon-and-fork']);
    expect(await found('cutlery')).toEqual(['baby-plate-spoon-and-fork']);
  });

  test('finds nothing for a meaningless term', async () => {
    const result = await run(search('zzqqxx'), 'search');
    expect(result.meta.totalResultsFound).toBe(0);
    expect(result.records).toEqual([]);
  });

  test('product 4.21: there is a next page when the total found exceeds the offset plus the number returned', async () => {
    const first = await run(search('carrier', { limit: 2 }), 'search');
    expect(first.meta).toMatchObject({ noOfResults: 2, totalResultsFound: 3, offset: 0 });
    expect(first.hasNextPage()).toBe(true);
    const second = await run(search('carrier', { limit: 2, offset: 2 }), 'search');
    expect(second.meta).toMatchObject({ noOfResults: 1, totalResultsFound: 3, offset: 2 });
    expect(second.hasNextPage()).toBe(false);
  });

  test('every API key has its own index', async () => {
    useApiKey('klevu-se');
    const [record] = (await run(search('mini'), 'search')).records;
    expect(record).toMatchObject({ currency: 'SEK', price: '1190.00', salePrice: '1190.00' });
    useApiKey('klevu-us');
  });

  test('returns only the requested fields', async () => {
    const [record] = (await run(search('mini', { fields: ['id', 'name'] }), 'search')).records;
    expect(record).toEqual({ id: 'MINI-JERSEY-SAND', name: 'Baby carrier Mini' });
  });

  test('returns prices in the suffix’s currency, and leaves out products without one', async () => {
    const settings = { priceFieldSuffix: 'CAD' } as Parameters<typeof search>[1];
    const { records } = await run(search('carrier', settings), 'search');
    expect(records).toMatchObject([
      {
        id: 'MINI-JERSEY-SAND',
        currency: 'CAD',
        price: '159.00',
        startPrice: '159.00',
        toPrice: '169.00',
        totalVariants: 2,
      },
    ]);
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

  test('has no records of pictures, and no filters of pages', async () => {
    expect((await run(search('carrier', { typeOfRecords: ['KLEVU_IMAGE'] }), 'search')).records).toEqual([]);
    const black = applyFilters([{ key: 'color', values: ['Black'] }]);
    const pages = search('returns', { typeOfRecords: ['KLEVU_CMS'] }, black);
    expect((await run(pages, 'search')).records).toEqual([]);
  });

  test('runs the fallback query only below its threshold', async () => {
    const withFallback = (term: string) =>
      KlevuFetch(search(term, {}, fallback(search('plate'), { runWhenLessThanResults: 2 })));
    const few = await withFallback('mini');
    expect(few.queriesById('search-fallback').records.map(({ itemGroupId }) => itemGroupId)).toEqual([
      'baby-plate-spoon-and-fork',
    ]);
    expect((await withFallback('carrier')).queryExists('search-fallback')).toBe(false);
  });
});

describe('variants', () => {
  const shown = async (term: string, options: object = {}) =>
    (await run(search(term, options), 'search')).records.map(({ id }) => id);

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

  test('the variant that has the color, the material, or the SKU in the term is shown', async () => {
    expect((await shown('pink carrier')).toSorted()).toEqual(['MINI-JERSEY-PINK', 'ONE-PINK']);
    expect((await shown('black carrier')).toSorted()).toEqual(['MINI-COTTON-BLACK', 'ONE-BLACK']);
    expect(await shown('cotton carrier')).toEqual(['MINI-COTTON-BLACK']);
    expect((await shown('ONE-PINK'))[0]).toBe('ONE-PINK');
  });

  test('sorting by price compares the shown variants', async () => {
    expect(await shown('pink carrier', { sort: KlevuSearchSorting.PriceDesc })).toEqual([
      'ONE-PINK',
      'MINI-JERSEY-PINK',
    ]);
    expect(await shown('carrier', { sort: KlevuSearchSorting.PriceDesc })).toEqual([
      'ONE-BLACK',
      'MINI-JERSEY-SAND',
      'CARRIER-BIB',
    ]);
  });

  test('records can be grouped by name instead', async () => {
    const { records, meta } = await run(search('carrier', { groupBy: 'name' }), 'search');
    expect(meta.totalResultsFound).toBe(3);
    expect(new Set(records.map(({ name }) => name)).size).toBe(3);
  });
});

describe('filters', () => {
  const list = listFilters({ rangeFilterSettings: [{ key: 'klevu_price', minMax: true }] });

  test('product 3.10, 3.11, 3.12: lists options with counts, ratings, and the range of prices', async () => {
    const { filters } = (await KlevuFetch(search('*', {}, list))).apiResponse.queryResults?.[0] ?? {};
    expect(filters?.find(({ key }) => key === 'color')).toEqual({
      key: 'color',
      label: 'Color',
      type: 'OPTIONS',
      options: [
        { name: 'Black', value: 'Black', count: 2, selected: false },
        { name: 'Dusty pink', value: 'Dusty pink', count: 2, selected: false },
        { name: 'Sage green', value: 'Sage green', count: 1, selected: false },
        { name: 'Sand', value: 'Sand', count: 2, selected: false },
      ],
    });
    expect(filters?.find(({ key }) => key === 'klevu_price')).toEqual({
      key: 'klevu_price',
      label: 'Price',
      type: 'SLIDER',
      min: '19',
      max: '199',
      start: null,
      end: null,
    });
    expect(filters?.find(({ key }) => key === 'rating')).toMatchObject({
      type: 'RATING',
      options: [
        { value: '3', count: 3 },
        { value: '4', count: 2 },
      ],
    });
  });

  test('labels them in the language of the index', async () => {
    useApiKey('klevu-se');
    const { filters } = (await KlevuFetch(search('*', {}, list))).apiResponse.queryResults?.[0] ?? {};
    useApiKey('klevu-us');
    expect(filters?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Färg', 'Pris', 'Material']));
    expect(filters?.find(({ key }) => key === 'inStock')).toMatchObject({
      options: [
        { name: 'Ja', value: 'yes' },
        { name: 'Nej', value: 'no' },
      ],
    });
  });

  test('applies them, marks what is selected, and counts what another option would add', async () => {
    const apply = applyFilters([
      { key: 'color', values: ['Black'] },
      { key: 'klevu_price', values: ['90', '150'] },
    ]);
    const [result] = (await KlevuFetch(search('*', {}, list, apply))).apiResponse.queryResults ?? [];
    expect(result?.records.map(({ id }) => id)).toEqual(['MINI-COTTON-BLACK']);
    expect(result?.filters?.find(({ key }) => key === 'color')).toMatchObject({
      options: [
        { value: 'Black', selected: true, count: 1 },
        { value: 'Dusty pink', selected: false, count: 1 },
        { value: 'Sand', selected: false, count: 1 },
      ],
    });
    expect(result?.filters?.find(({ key }) => key === 'klevu_price')).toMatchObject({
      min: '99',
      max: '199',
      start: '90',
      end: '150',
    });
  });

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

  test('options within a filter widen, filters narrow, an unknown filter finds nothing', async () => {
    const filtered = (filters: Parameters<typeof applyFilters>[0]) => found('*', {}, applyFilters(filters));
    expect(await filtered([{ key: 'color', values: ['Black', 'Sand'] }])).toHaveLength(3);
    expect(await filtered([{ key: 'color', values: ['Black', 'Dusty pink'] }])).toEqual([
      'baby-carrier-mini',
      'baby-carrier-one',
    ]);
    expect(
      await filtered([
        { key: 'color', values: ['Black', 'Sand'] },
        { key: 'rating', values: ['4'] },
      ]),
    ).toEqual(['baby-carrier-mini', 'baby-carrier-one']);
    expect(await filtered([{ key: 'inStock', values: ['no'] }])).toEqual([
      'baby-carrier-mini',
      'baby-plate-spoon-and-fork',
    ]);
    expect(await filtered([{ key: 'shoe-size', values: ['4'] }])).toEqual([]);
  });
});

describe('suggestions and categories', () => {
  test('suggests phrases with the typed part marked and the rest escaped', async () => {
    const response = await KlevuFetch(suggestions('ba pl'));
    expect(response.suggestionsById('suggestions')?.suggestions).toEqual([
      { suggest: '<b>ba</b>by <b>pl</b>ate &amp; spoon' },
    ]);
  });

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
