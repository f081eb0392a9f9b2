// @vitest-environment jsdom
/* eslint-disable no-restricted-globals, no-restricted-properties -- proves that nothing is stored */
import { KlevuSSRHydrate, search } from '@klevu/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptySelection } from './filter.ts';
import * as klevu from './klevu-adapter.ts';
import { ask } from './klevu-client.ts';
import { recommendFromConsole } from './klevu-console.ts';
import { type ProductSearch, SearchUnavailable } from './search-port.ts';
import { answerTo, indexOf, mockService, recordOf, type SentBody } from './testing/mocked-service.ts';

/*
 * What the search library does wrong, and that none of it reaches a visitor. The letters and numbers are those of
 * docs/decisions/018-klevu.md. jsdom looks like a browser to the library: only there does it cache, keep sessions, and use
 * storage.
 */

const listing = { filters: emptySelection, sort: 'RELEVANCE', page: 0 } as const;
const configuration = indexOf();
const find = (term: string, index = configuration) =>
  klevu.searchProducts(index, { ...listing, term } satisfies ProductSearch);

beforeEach(() => vi.useFakeTimers());

/** The merchant's console. */
const merchantsConsole = {
  'https://services.test/recommendations/': {
    metadata: { logic: 'TRENDING', pageType: 'HOME' },
    search: { payload: JSON.stringify({ recordQueries: [{ typeOfRequest: 'RECS_TRENDING' }] }) },
  },
};

/** Everything a page may ask for. */
const everything = (index: typeof configuration) => [
  find('mini', index),
  klevu.browseCategory(index, { ...listing, categoryPath: ['Kitchen'] }),
  klevu.searchContent(index, { term: 'mini', page: 0 }),
  klevu.searchCategories(index, { term: 'mini', page: 0 }),
  klevu.quickSearch(index, 'mini'),
  recommendFromConsole(index, { id: 'home-trending' }),
];

describe('product 6.2: whatever a page asks for', () => {
  test('B2, B4, B13: no session, no report, nothing stored, and no timer is left', async () => {
    const { urls } = mockService([recordOf('p1')], merchantsConsole);
    await Promise.all(everything({ ...configuration, apiKey: 'private' }));
    expect(new Set(urls)).toEqual(
      new Set([
        'https://search.test/cs/v2/search',
        'https://services.test/recommendations/private/settings/home-trending',
      ]),
    );
    expect(vi.getTimerCount()).toBe(0);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

describe('answers', () => {
  test('product 7.13, 9.8: are cached for 600000 ms, if they are successes with results', async () => {
    const { network, bodies } = mockService();
    const findCached = () => find('cached').catch(() => null);
    network.mockImplementationOnce(() => Promise.resolve(Response.json({ meta: { responseCode: 200 } })));
    network.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ meta: { responseCode: 500 }, queryResults: [] })),
    );
    expect([await findCached(), await findCached()]).toEqual([null, null]);
    await findCached();
    await findCached();
    expect(bodies).toHaveLength(1);
    vi.setSystemTime(Date.now() + 599_999);
    await findCached();
    expect(bodies).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await findCached();
    expect(bodies).toHaveLength(2);
    for (let other = 0; other < 50; other++) await find(`other ${other}`);
    await findCached();
    expect(bodies).toHaveLength(53);
  });

  test('are those of the index that was asked, even if two are asked at once', async () => {
    const { network } = mockService();
    network.mockImplementation((_, init) => {
      const body = JSON.parse(init?.body as string) as SentBody;
      return Promise.resolve(Response.json(answerTo(body, [recordOf(body.context.apiKeys[0] ?? '')])));
    });
    const other = { ...configuration, apiKey: 'key-b' };
    const pages = await Promise.all([configuration, other, configuration].map((each) => find('both', each)));
    expect(pages.map(({ records }) => records[0]?.key)).toEqual(['key-a', 'key-b', 'key-a']);
  });

  test('product 8.18: that lack a query are an error that names it', async () => {
    const { network } = mockService();
    network.mockImplementation(() =>
      Promise.resolve(Response.json({ meta: { responseCode: 200 }, queryResults: [] })),
    );
    await expect(find('lost')).rejects.toEqual(new SearchUnavailable('Query with id search not found'));
  });

  test('without suggestions, categories, or content still have products', async () => {
    const { network } = mockService();
    network.mockImplementation((_, init) => {
      const { recordQueries } = JSON.parse(init?.body as string) as Required<SentBody>;
      const body = { context: { apiKeys: [] }, recordQueries: recordQueries.slice(0, 1) };
      const { meta, queryResults } = answerTo(body, [recordOf('p1'), recordOf('p2')]);
      return Promise.resolve(Response.json({ meta, queryResults, suggestionResults: null }));
    });
    expect(await klevu.quickSearch(configuration, 'partly')).toMatchObject({
      products: [{ key: 'p1' }, { key: 'p2' }],
      total: 2,
      categories: [],
      content: [],
      suggestions: [],
    });
  });

  test.each([
    ['results that are an object', { queryResults: {} }],
    ['a result that is null', { queryResults: [null] }],
    ['no counts', { queryResults: [{ id: 'search', meta: {}, records: [] }] }],
    [
      'records that are null',
      {
        queryResults: [
          { id: 'search', meta: { totalResultsFound: 1, noOfResults: 1, offset: 0 }, records: null },
        ],
      },
    ],
  ])('with %s: search is unavailable, and nothing breaks', async (name, content) => {
    const { network } = mockService();
    network.mockImplementation(() =>
      Promise.resolve(Response.json({ meta: { responseCode: 200 }, ...content })),
    );
    await expect(find(name)).rejects.toBeInstanceOf(SearchUnavailable);
  });

  test('product 4.265: that have only a part of a term are not offered beside one that has all of it', async () => {
    const { network } = mockService();
    const types = { search: 'WILDCARD_OR', categories: 'WILDCARD_OR', content: 'WILDCARD_AND' };
    const page = { id: 'returns', name: 'Returns', url: 'https://shop.test/returns/' };
    network.mockImplementation(() => {
      const queryResults = Object.entries(types).map(([id, typeOfSearch]) => ({
        id,
        meta: { totalResultsFound: 1, noOfResults: 1, offset: 0, typeOfSearch },
        records: [id === 'search' ? recordOf('p1') : page],
      }));
      return Promise.resolve(Response.json({ meta: { responseCode: 200 }, queryResults }));
    });
    const pages = { categories: [], content: [{ name: 'Returns', path: '/returns/' }] };
    expect(await klevu.quickSearch(configuration, 'return policy')).toMatchObject({
      products: [],
      total: 0,
      ...pages,
    });
    types.content = 'WILDCARD_OR';
    expect(await klevu.quickSearch(configuration, 'return')).toMatchObject({
      products: [{ key: 'p1' }],
      total: 1,
    });
  });

  test.each([
    [4, true],
    [3, false],
  ])(
    'product 4.21: of %i, the second and third: another page: %s',
    async (totalResultsFound, hasNextPage) => {
      const { network } = mockService();
      const meta = { totalResultsFound, noOfResults: 2, offset: 1 };
      const queryResults = [{ id: 'search', meta, records: [] }];
      network.mockImplementation(() =>
        Promise.resolve(Response.json({ meta: { responseCode: 200 }, queryResults })),
      );
      expect(await find(`of ${totalResultsFound}`)).toMatchObject({
        hasNextPage,
      });
    },
  );

  test('product 3.10, 3.11, 3.12: filters that cannot be read cost only themselves', async () => {
    const { network } = mockService();
    const brand = {
      key: 'brand',
      label: 'Brand',
      type: 'OPTIONS',
      options: [{ name: 'Alba', value: 'Alba', count: 4 }, null],
    };
    const price = { key: 'klevu_price', label: 'Price', type: 'SLIDER', min: 50, max: '260', start: null };
    const filters = [
      null,
      { type: 'OPTIONS' },
      brand,
      { key: 'size', type: 'CLOUD' },
      price,
      { ...price, min: null },
    ];
    const meta = { totalResultsFound: 0, noOfResults: 0, offset: 0, typeOfSearch: 'WILDCARD_AND' };
    network.mockImplementation(() =>
      Promise.resolve(
        Response.json({
          meta: { responseCode: 200 },
          queryResults: [{ id: 'search', meta, records: [], filters }],
        }),
      ),
    );
    expect(await find('filters')).toMatchObject({
      typeOfSearch: 'WILDCARD_AND',
      filters: [
        { ...brand, options: [{ name: 'Alba', value: 'Alba', count: 4, selected: false }] },
        { ...price, min: '50', end: null },
      ],
    });
  });
});

describe('requests', () => {
  test('product 5.8: with the same ID twice are refused', async () => {
    const { network } = mockService();
    await expect(ask(configuration, [search('a'), search('b')], () => null)).rejects.toEqual(
      new SearchUnavailable('Duplicate ids in request. Please provider unique ids for requests'),
    );
    expect(network).not.toHaveBeenCalled();
  });

  test('product 8.17: without a query are refused', async () => {
    await expect(ask(configuration, [], () => null)).rejects.toEqual(
      new SearchUnavailable('At least one fetch function should be provided to fetch.'),
    );
  });
});

test('product 8.19: an answer to other queries is refused by the library; the shop fetches none in advance', async () => {
  const packed = answerTo({ context: { apiKeys: [] }, recordQueries: [{ id: 'search' }] });
  const hydrate = KlevuSSRHydrate(packed as never, [search('a')], 'categoryMerchandising,category,');
  await expect(hydrate).rejects.toThrow('Processed functions are not the same as on the backend');
});
