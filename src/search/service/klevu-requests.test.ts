import { describe, expect, test, vi } from 'vitest';
import { emptySelection } from './filter.ts';
import * as klevu from './klevu-adapter.ts';
import { type SearchIndex } from './search-configuration.ts';
import { personalIdsFor } from './search-history.ts';
import type { ListingRequest, Sorting } from './search-port.ts';
import { indexOf, mockService, recordOf } from './testing/mocked-service.ts';

/** What the real SDK sends for us, compared with the documented protocol of the service. */

vi.mock('./search-history.ts', () => ({ personalIdsFor: vi.fn(() => []) }));

const listing: ListingRequest = { filters: emptySelection, sort: 'RELEVANCE', page: 0 };
const filters = {
  options: [{ key: 'color', values: ['Rust, dark', 'Blue'] }],
  ranges: [{ key: 'klevu_price', start: '60', end: '200' }],
};
async function sentBy(send: (index: SearchIndex) => Promise<unknown>, currency?: string) {
  const { bodies } = mockService();
  await send(indexOf({ currency }));
  expect(bodies).toHaveLength(1);
  return bodies[0];
}
const queryOf = async (...parameters: Parameters<typeof sentBy>) =>
  (await sentBy(...parameters))?.recordQueries?.[0];

test('product 7.12, 9.15, 9.16, 9.17, 9.24: a search for products with its filters', async () => {
  expect(
    await sentBy((index) => klevu.searchProducts(index, { ...listing, term: '  Rain   JACKETS ' })),
  ).toEqual({
    context: { apiKeys: ['key-a'] },
    recordQueries: [
      {
        id: 'search',
        typeOfRequest: 'SEARCH',
        settings: {
          query: { term: 'rain jackets' },
          id: 'search',
          limit: 5,
          offset: 0,
          typeOfRecords: ['KLEVU_PRODUCT'],
          sort: 'RELEVANCE',
        },
        filters: {
          filtersToReturn: {
            enabled: true,
            options: { order: 'INDEX', limit: 10 },
            rangeFilterSettings: [{ key: 'klevu_price', minMax: true }],
          },
        },
      },
    ],
  });
});

test('selected filters are applied, values with commas as they are, and a screen may ask for more options', async () => {
  const query = await queryOf((index) =>
    klevu.searchProducts(index, { ...listing, term: 'mini', filters, optionLimit: 30 }),
  );
  expect(query?.['filters']).toMatchObject({
    filtersToReturn: { options: { limit: 30 } },
    applyFilters: {
      filters: [
        { key: 'color', values: ['Rust, dark', 'Blue'] },
        { key: 'klevu_price', values: ['60', '200'] },
      ],
    },
  });
});

test('B7: the next page begins where the last one ends, whatever that one had; filters are listed once', async () => {
  const query = await queryOf((index) =>
    klevu.searchProducts(index, { ...listing, term: 'mini', page: 3, pageSize: 24, filters }),
  );
  expect(query?.['settings']).toMatchObject({ offset: 72, limit: 24 });
  expect(query?.['filters']).not.toHaveProperty('filtersToReturn');
});

test.each<[Sorting, object]>([
  ['RELEVANCE', { sort: 'RELEVANCE' }],
  ['PRICE_ASC', { sort: 'PRICE_ASC' }],
  ['NEW_ARRIVAL_DESC', { sort: 'NEW_ARRIVAL_DESC' }],
  [
    [
      { key: 'rating', order: 'DESC' },
      { key: 'name', order: 'ASC' },
    ],
    {
      sort: 'ADVANCED_SORT',
      advancedSorting: [
        { type: 'FIELD', key: 'rating', order: 'DESC' },
        { type: 'FIELD', key: 'name', order: 'ASC' },
      ],
    },
  ],
])('product 9.21, 9.23: sorts by %j', async (sort, settings) => {
  const query = await queryOf((index) => klevu.searchProducts(index, { ...listing, term: 'mini', sort }));
  expect(query?.['settings']).toMatchObject(settings);
});

describe('prices', () => {
  test.each([
    ['of a search', (index) => klevu.searchProducts(index, { ...listing, term: 'mini' })],
    ['of a category', (index) => klevu.browseCategory(index, { ...listing, categoryPath: ['Kitchen'] })],
    ['while typing', (index) => klevu.quickSearch(index, 'mini')],
  ] satisfies [string, Parameters<typeof sentBy>[0]][])(
    '%s are in the shopper’s currency',
    async (_, send) => {
      expect((await queryOf(send))?.['settings']).not.toHaveProperty('priceFieldSuffix');
      expect((await queryOf(send, 'PLN'))?.['settings']).toMatchObject({ priceFieldSuffix: 'PLN' });
    },
  );
});

test.each([
  ['a color', { options: [{ key: 'color', values: ['Blue'] }], ranges: [] }, null],
  ['a material', { options: [{ key: 'material', values: ['Linen'] }], ranges: [] }, null],
  ['a price', { options: [], ranges: [{ key: 'klevu_price', start: '40', end: '60' }] }, null],
  ['what the service may add', { options: [{ key: 'size', values: ['M'] }], ranges: [] }, null],
  ['a category', { options: [{ key: 'category', values: ['Kitchen'] }], ranges: [] }, 3000],
  ['nothing', emptySelection, 3000],
])('with %s chosen, “from” is only said of what was chosen', async (_, chosen, lowest) => {
  mockService([recordOf('p1', { startPrice: '30.00' })]);
  const search = { ...listing, term: 'from', filters: chosen };
  const [hit] = (await klevu.searchProducts(indexOf(), search)).records;
  expect([hit?.price.centAmount, hit?.lowestPrice?.centAmount ?? null]).toEqual([5000, lowest]);
});

test('a category is merchandised by its path, not by its name', async () => {
  const categoryPath = ['Jackets', 'Accessories'];
  expect(
    await queryOf((index) => klevu.browseCategory(index, { ...listing, categoryPath, pageSize: 6 })),
  ).toMatchObject({
    id: 'categoryMerchandising',
    typeOfRequest: 'CATNAV',
    settings: {
      query: { categoryPath: 'Jackets;Accessories', term: '*' },
      id: 'categoryMerchandising',
      searchTerm: '*',
      limit: 6,
    },
  });
});

test('product 9.13: a category is ordered by what its visitor has opened there', async () => {
  vi.mocked(personalIdsFor).mockReturnValueOnce(['c24', 'c7']);
  const browse: Parameters<typeof sentBy>[0] = (index) =>
    klevu.browseCategory(index, { ...listing, categoryPath: ['Kitchen'] });
  expect((await queryOf(browse))?.['settings']).toMatchObject({
    personalisation: { enablePersonalisation: true },
    context: { recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ id: 'c24' }, { id: 'c7' }] }] },
  });
  const settings = (await queryOf(browse))?.['settings'];
  expect(settings).not.toHaveProperty('personalisation');
  expect(settings).not.toHaveProperty('context');
});

test('product 9.25: pages, also those that the index has pictures of, and categories', async () => {
  const search = { term: 'Returns', page: 1 };
  expect(await queryOf((index) => klevu.searchContent(index, search))).toMatchObject({
    settings: {
      query: { term: 'returns' },
      typeOfRecords: ['KLEVU_CMS', 'KLEVU_IMAGE'],
      groupBy: 'name',
      limit: 5,
      offset: 5,
    },
  });
  expect(await queryOf((index) => klevu.searchCategories(index, search))).toMatchObject({
    settings: { query: { term: 'returns' }, typeOfRecords: ['KLEVU_CATEGORY'], groupBy: 'name', offset: 5 },
  });
});

test('product 5.8, 7.12: what is typed is one request, whose queries have different IDs', async () => {
  const body = await sentBy((index) => klevu.quickSearch(index, ' RaIn '));
  const queries = body?.recordQueries ?? [];
  expect(queries.map(({ id }) => id)).toEqual(['search', 'categories', 'content']);
  expect(queries.map((query) => query['settings'])).toMatchObject([
    { query: { term: 'rain' }, typeOfRecords: ['KLEVU_PRODUCT'], limit: 5 },
    { query: { term: 'rain' }, typeOfRecords: ['KLEVU_CATEGORY'], limit: 5 },
    { query: { term: 'rain' }, typeOfRecords: ['KLEVU_CMS'], limit: 5 },
  ]);
  expect(body?.suggestions).toEqual([
    { typeOfRequest: 'AUTO_SUGGESTIONS', query: 'rain', id: 'suggestions', limit: 5 },
  ]);
});

test('product 7.19: annotations, with every parameter encoded', async () => {
  const start = 'https://services.test/key-a/annotations';
  const { urls } = mockService([], {
    [start]: { apiKey: 'key-a', annotations: { fullTerm: 'bib & spoon', subjects: ['bib', 7] } },
  });
  const request = { term: 'bib & spoon', title: 'Bib, 100%', category: 'Kitchen', language: 'en' };
  expect(await klevu.loadAnnotations(indexOf(), request)).toEqual(['bib & spoon', 'bib']);
  expect(urls).toEqual([`${start}?query=bib+%26+spoon&title=Bib%2C+100%25&category=Kitchen&languageCode=en`]);
});
