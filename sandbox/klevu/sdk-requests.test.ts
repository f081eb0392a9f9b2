import {
  advancedFiltering,
  advancedSorting,
  alsoViewed,
  applyFilterWithManager,
  boostWithFilters,
  boostWithKeywords,
  boostWithRecords,
  boughtTogether,
  categoryMerchandising,
  exclude,
  fallback,
  FilterManager,
  include,
  KlevuConfig,
  KlevuFetch,
  KlevuSearchSorting,
  listFilters,
  newArrivals,
  personalisation,
  products,
  search,
  searchCategory,
  searchCms,
  similarProducts,
  suggestions,
  top,
  trendingCategoryProducts,
  trendingProducts,
  visuallySimilar,
} from '@klevu/core';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { klevuApp } from './app.ts';
import { searchRequestSchema } from './requests.ts';
import { klevuSeed } from './testing/indexes.ts';

type Options = ConstructorParameters<typeof KlevuConfig>[0];
type Query = Parameters<typeof KlevuFetch>[0];

const app = new Hono().route('/klevu', klevuApp(klevuSeed, { publicUrl: 'http://sandbox.test' }));
const post = vi.fn(async (url: string, body: unknown) => {
  const response = await app.request(new URL(url).pathname, { method: 'POST', body: JSON.stringify(body) });
  return { data: (await response.json()) as { queryResults?: { id: string }[] } };
});
const axios = { create: () => axios, post };

beforeEach(() => {
  post.mockClear();
  const config = { apiKey: 'klevu-us', url: 'http://sandbox.test/klevu/cs/v2/search', axios };
  KlevuConfig.default = new KlevuConfig(config as unknown as Options);
});

const types = ['KLEVU_PRODUCT'];
const recent = (...ids: string[]) => ({
  recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: ids.map((id) => ({ id })) }],
});
const idList = (...ids: string[]) => ids.map((value) => ({ key: 'id', value }));

/** A manager of filters of which a shopper selected a color and a range of prices. */
function selectedFilters() {
  const manager = new FilterManager();
  manager.initFromListFilters([
    {
      key: 'color',
      label: 'Color',
      type: 'OPTIONS',
      options: [{ name: 'Black', value: 'Black', count: 1, selected: false }],
    },
    { key: 'klevu_price', label: 'Price', type: 'SLIDER', min: '1', max: '300', start: null, end: null },
  ] as never);
  manager.selectOption('color', 'Black');
  manager.updateSlide('klevu_price', 60, 200);
  return manager;
}

describe('what the SDK sends is what the protocol documents, and has an answer for every query', () => {
  test.each<[name: string, query: () => Query, queries: readonly object[]]>([
    [
      'search, with a normalized term, a sort order, and fields',
      () =>
        search('  Baby   CARRIERS ', {
          limit: 4,
          sort: KlevuSearchSorting.PriceDesc,
          fields: ['id', 'name', 'price'],
        }),
      [
        {
          id: 'search',
          typeOfRequest: 'SEARCH',
          settings: {
            query: { term: 'baby carriers' },
            id: 'search',
            limit: 4,
            typeOfRecords: types,
            sort: 'PRICE_DESC',
            fields: ['id', 'name', 'price'],
          },
        },
      ],
    ],
    [
      'filters to return',
      () =>
        search(
          'carrier',
          {},
          listFilters({
            include: ['brand', 'color'],
            rangeFilterSettings: [{ key: 'klevu_price', minMax: true }],
          }),
        ),
      [
        {
          id: 'search',
          typeOfRequest: 'SEARCH',
          settings: { query: { term: 'carrier' }, id: 'search', limit: 5, typeOfRecords: types },
          filters: {
            filtersToReturn: {
              enabled: true,
              include: ['brand', 'color'],
              options: { order: 'INDEX', limit: 10 },
              rangeFilterSettings: [{ key: 'klevu_price', minMax: true }],
            },
          },
        },
      ],
    ],
    [
      'applied filters: values, and the two ends of a range',
      () => search('carrier', {}, applyFilterWithManager(selectedFilters())),
      [
        {
          id: 'search',
          typeOfRequest: 'SEARCH',
          settings: { query: { term: 'carrier' }, id: 'search', limit: 5, typeOfRecords: types },
          filters: {
            applyFilters: {
              filters: [
                { key: 'color', values: ['Black'], settings: { singleSelect: false } },
                { key: 'klevu_price', values: ['60', '200'], settings: { singleSelect: false } },
              ],
            },
          },
        },
      ],
    ],
    [
      'a category, personalized',
      () =>
        categoryMerchandising(
          'Kitchen',
          { limit: 6 },
          personalisation({ lastClickedProductIds: ['PLATE', 'CARRIER-BIB'] }),
        ),
      [
        {
          id: 'categoryMerchandising',
          typeOfRequest: 'CATNAV',
          settings: {
            query: { categoryPath: 'Kitchen', term: '*' },
            id: 'categoryMerchandising',
            searchTerm: '*',
            limit: 6,
            personalisation: { enablePersonalisation: true },
            context: recent('PLATE', 'CARRIER-BIB'),
          },
        },
      ],
    ],
    [
      'pages and categories',
      () => searchCms('returns', { id: 'cms' }),
      [
        {
          id: 'cms',
          typeOfRequest: 'SEARCH',
          settings: expect.objectContaining({
            query: { term: 'returns' },
            typeOfRecords: ['KLEVU_CMS'],
            groupBy: 'name',
          }) as object,
        },
      ],
    ],
    [
      'categories',
      () => searchCategory('carrier', { id: 'category' }),
      [
        {
          id: 'category',
          typeOfRequest: 'SEARCH',
          settings: expect.objectContaining({
            query: { term: 'carrier' },
            typeOfRecords: ['KLEVU_CATEGORY'],
            groupBy: 'name',
          }) as object,
        },
      ],
    ],
    [
      'a fallback',
      () => search('carrier', {}, fallback(search('plate'), { runWhenLessThanResults: 9 })),
      [
        {
          id: 'search',
          typeOfRequest: 'SEARCH',
          settings: {
            query: { term: 'carrier' },
            id: 'search',
            limit: 5,
            typeOfRecords: types,
            fallbackQueryId: 'search-fallback',
            fallbackWhenCountLessThan: 9,
          },
        },
        {
          id: 'search-fallback',
          typeOfRequest: 'SEARCH',
          isFallbackQuery: true,
          settings: { query: { term: 'plate' }, id: 'search', limit: 5, typeOfRecords: types },
        },
      ],
    ],
    [
      'everything that changes which records there are, and their order',
      () =>
        search(
          'carrier',
          {},
          top(['ONE-PINK']),
          include(['PLATE']),
          exclude(['carrier-bib']),
          advancedFiltering([
            { key: 'color', valueOperator: 'INCLUDE', singleSelect: false, values: ['Black'] },
          ]),
          advancedSorting([{ type: 'FIELD', key: 'price', order: 'ASC' as never }]),
          boostWithFilters([{ key: 'color', values: ['Black'], weight: 2 }]),
          boostWithKeywords([{ phrase: 'mini', weight: 3 }]),
          boostWithRecords([{ id: 'ONE-PINK', weight: 0.5 }]),
        ),
      [
        {
          id: 'search',
          typeOfRequest: 'SEARCH',
          settings: {
            query: { term: 'carrier' },
            id: 'search',
            limit: 5,
            typeOfRecords: types,
            topIds: idList('ONE-PINK'),
            includeIds: idList('PLATE'),
            excludeIds: [{ key: 'itemGroupId', value: 'carrier-bib' }],
            groupCondition: {
              groupOperator: 'ALL_OF',
              conditions: [
                { key: 'color', valueOperator: 'INCLUDE', singleSelect: false, values: ['Black'] },
              ],
            },
            sort: 'ADVANCED_SORT',
            advancedSorting: [{ type: 'FIELD', key: 'price', order: 'ASC' }],
          },
          boost: {
            filters: [{ key: 'color', values: ['Black'], weight: 2 }],
            keywords: [{ phrase: 'mini', weight: 3 }],
            records: [{ id: 'ONE-PINK', weight: 0.5 }],
          },
        },
      ],
    ],
    [
      'trending products',
      () => trendingProducts({ limit: 3 }),
      [
        {
          id: 'trendingProducts',
          typeOfRequest: 'SEARCH',
          settings: expect.objectContaining({ query: { term: '*' }, limit: 3 }) as object,
        },
      ],
    ],
    [
      'trending products of a category',
      () => trendingCategoryProducts('Kitchen'),
      [
        {
          id: 'trendingCategoryProducts',
          typeOfRequest: 'RECS_TRENDING',
          settings: { query: { term: '*', categoryPath: 'Kitchen' } },
        },
      ],
    ],
    [
      'new arrivals',
      () => newArrivals('Kitchen'),
      [
        {
          id: 'newarrivals',
          typeOfRequest: 'RECS_NEW_ARRIVALS',
          settings: expect.objectContaining({
            typeOfRecords: types,
            query: { categoryPath: 'Kitchen' },
          }) as object,
        },
      ],
    ],
    [
      'similar products',
      () => similarProducts(['p1', 'p2']),
      [
        {
          id: 'similar',
          typeOfRequest: 'RECS_SIMILAR',
          settings: {
            limit: 5,
            excludeIds: ['p1', 'p2'].map((value) => ({ key: 'itemGroupId', value })),
            context: recent('p1', 'p2'),
            typeOfRecords: types,
          },
        },
      ],
    ],
    [
      'products others also viewed',
      () => alsoViewed({ lastClickedProductIds: ['p1'] }),
      [
        {
          id: 'alsoviewed',
          typeOfRequest: 'RECS_ALSO_VIEWED',
          settings: { limit: 5, context: recent('p1'), typeOfRecords: types },
        },
      ],
    ],
    [
      'products bought together',
      () => boughtTogether(['p1'], {}),
      [
        {
          id: 'boughtTogether',
          typeOfRequest: 'RECS_ALSO_BOUGHT',
          settings: expect.objectContaining({ context: recent('p1') }) as object,
        },
      ],
    ],
    [
      'products that look similar',
      () => visuallySimilar(['g1']),
      [
        {
          id: 'visuallySimilar',
          typeOfRequest: 'RECS_SIMILAR_IMAGES',
          settings: expect.objectContaining({
            query: { term: '*' },
            searchPrefs: ['ignoreManualBoosting'],
            excludeIds: [{ key: 'itemGroupId', value: 'g1' }],
            context: {
              sourceObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ itemGroupId: 'g1' }] }],
            },
          }) as object,
        },
      ],
    ],
    [
      'certain products',
      () => products(['ONE-PINK', 'PLATE']),
      [
        {
          id: 'products',
          typeOfRequest: 'SEARCH',
          settings: expect.objectContaining({
            limit: 2,
            customANDQuery: 'id:(ONE-PINK OR PLATE)',
            topIds: idList('ONE-PINK', 'PLATE'),
          }) as object,
        },
      ],
    ],
  ])('%s', async (_, query, queries) => {
    await KlevuFetch(query());
    const [url, body] = post.mock.lastCall ?? [];
    expect(url).toBe('http://sandbox.test/klevu/cs/v2/search');
    expect(body).toEqual({ context: { apiKeys: ['klevu-us'] }, recordQueries: queries });
    expect(searchRequestSchema.safeParse(body).error).toBeUndefined();
    const { data } = (await post.mock.results.at(-1)?.value) as Awaited<ReturnType<typeof post>>;
    const answered = data.queryResults?.map(({ id }) => id);
    expect(answered).toEqual(queries.map((one) => (one as { id: string }).id));
  });

  test('suggestions', async () => {
    await KlevuFetch(suggestions('BaBy '));
    expect(post.mock.lastCall?.[1]).toEqual({
      context: { apiKeys: ['klevu-us'] },
      suggestions: [{ typeOfRequest: 'AUTO_SUGGESTIONS', query: 'baby', id: 'suggestions', limit: 5 }],
    });
  });
});
