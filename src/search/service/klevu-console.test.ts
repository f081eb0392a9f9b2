import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recommendFromConsole } from './klevu-console.ts';
import { recentClicks } from './search-history.ts';
import type { RecommendationRequest } from './search-port.ts';
import { visitorSegments } from './stored-session.ts';
import { indexOf, mockService, recordOf } from './testing/mocked-service.ts';
import { hitOf } from './testing/search-answers.ts';

vi.mock('./search-history.ts', () => ({ recentClicks: vi.fn() }));
vi.mock('./stored-session.ts', () => ({ visitorSegments: vi.fn() }));
beforeEach(() => {
  vi.mocked(recentClicks).mockReturnValue([]);
  vi.mocked(visitorSegments).mockReturnValue([]);
});

const start = 'https://services.test/recommendations/key-a/settings/';

const payloadOf = (settings: object) =>
  JSON.stringify({
    context: { apiKeys: ['somebody-else'] },
    recordQueries: [{ id: 'theirs', typeOfRequest: 'RECS_CUSTOM', settings: { limit: 4, ...settings } }],
  });
const settingsOf = (metadata: object = {}, payload = payloadOf({ query: { term: '*' } })) => ({
  metadata: {
    title: 'Loved by families',
    recsKey: 'rec-1',
    pageType: 'HOME',
    logic: 'TRENDING',
    productThreshold: 1,
    spotKey: 'spot-1',
    spotName: 'Home, top',
    segmentKey: null,
    segmentName: null,
    action: null,
    ...metadata,
  },
  search: { basePath: 'elsewhere.test/cs/v2/search', payload },
});
const list = {
  list_id: 'rec-1',
  list_logic: 'TRENDING',
  list_name: 'Loved by families',
  spot_id: 'spot-1',
  spot_name: 'Home, top',
};

const recommend = (request: Omit<Partial<RecommendationRequest>, 'id'> = {}, index = indexOf()) =>
  recommendFromConsole(index, { id: 'rec/1', ...request });

test('shows what the console’s own query finds, at the storefront’s own search host', async () => {
  const { bodies, urls } = mockService([recordOf('p1'), recordOf('p2')], { [start]: settingsOf() });
  expect(await recommend()).toMatchObject({
    kind: 'products',
    title: 'Loved by families',
    list,
    records: [{ key: 'p1' }, { key: 'p2' }],
  });
  expect(urls).toEqual([`${start}rec%2F1`, 'https://search.test/cs/v2/search']);
  expect(bodies).toEqual([
    {
      context: { apiKeys: ['key-a'] },
      recordQueries: [
        { id: 'rec/1', typeOfRequest: 'RECS_CUSTOM', settings: { limit: 12, query: { term: '*' } } },
      ],
    },
  ]);
});

test('conditions of the console get encoded parameters', async () => {
  vi.mocked(visitorSegments).mockReturnValue(['s1', 's2']);
  const { urls } = mockService([recordOf('p2')], {
    [start]: settingsOf({ pageType: 'PRODUCT', logic: 'SIMILAR' }),
  });
  await recommend({ categoryPath: ['Bibs & more', 'Bibs'], variants: [{ productKey: 'p1', sku: 'p1-red' }] });
  expect(urls[0]).toBe(`${start}rec%2F1?cp=Bibs+%26+more%3BBibs&pid=p1-red&gpid=p1&sids=s1%2Cs2`);
});

const recent = (...ids: string[]) => [{ typeOfRecord: 'KLEVU_PRODUCT', records: ids.map((id) => ({ id })) }];
const excludeIds = [{ key: 'itemGroupId', value: 'p1' }];
const product = { variants: [{ productKey: 'p1', sku: 'p1-red' }] };
const kitchen = { categoryPath: ['Kitchen', 'Plates'] };
const inKitchen = { query: { term: '*', categoryPath: 'Kitchen;Plates' } };

describe('product 9.26, 9.27: on each type of page, the query is completed with what the page knows', () => {
  test.each<[string, string, Parameters<typeof recommend>[0], object]>([
    ['HOME', 'TRENDING', product, { query: { term: '*' } }],
    [
      'HOME',
      'RECENTLY_VIEWED',
      {},
      { customANDQuery: 'id:(p9-red)', topIds: [{ key: 'id', value: 'p9-red' }] },
    ],
    ['HOME', 'TRENDING_PERSONALIZED', {}, { context: { recentObjects: recent('p9-red') } }],
    ['CATEGORY', 'TRENDING', kitchen, inKitchen],
    ['CATEGORY', 'NEWEST_ARRIVALS', kitchen, inKitchen],
    ['CATEGORY', 'CUSTOM_LOGIC', kitchen, inKitchen],
    [
      'CATEGORY',
      'TRENDING_PERSONALIZED',
      kitchen,
      {
        ...inKitchen,
        context: { recentObjects: recent('p9-red') },
        personalisation: { enablePersonalisation: true },
      },
    ],
    ['PRODUCT', 'SIMILAR', product, { context: { recentObjects: recent('p1-red') }, excludeIds }],
    ['PRODUCT', 'OTHER_ALSO_VIEWED', product, { context: { recentObjects: recent('p1-red') }, excludeIds }],
    ['PRODUCT', 'BOUGHT_TOGETHER_PDP', product, { context: { recentObjects: recent('p1-red') }, excludeIds }],
    ['PRODUCT', 'CUSTOM_LOGIC', product, { context: { recentObjects: recent('p1-red') }, excludeIds }],
    [
      'PRODUCT',
      'VISUALLY_SIMILAR',
      product,
      {
        context: {
          sourceObjects: [
            { typeOfRecord: 'KLEVU_PRODUCT', records: [{ id: 'p1-red' }, { itemGroupId: 'p1' }] },
          ],
        },
        excludeIds,
      },
    ],
    ['CHECKOUT', 'BOUGHT_TOGETHER', product, { context: { recentObjects: recent('p1-red') } }],
    ['CHECKOUT', 'CUSTOM_LOGIC', product, { context: { recentObjects: recent('p1-red') } }],
  ])('%s %s', async (pageType, logic, request, settings) => {
    vi.mocked(recentClicks).mockReturnValue([{ timestamp: 1, id: 'p9-red', product: hitOf('p9') }]);
    const { bodies } = mockService([recordOf('p2')], { [start]: settingsOf({ pageType, logic }) });
    expect(await recommend(request)).toMatchObject({ kind: 'products', list: { list_logic: logic } });
    expect(bodies[0]?.recordQueries).toMatchObject([{ settings }]);
  });

  test('a visitor without a history gets the personal list that everybody gets', async () => {
    const { bodies } = mockService([recordOf('p2')], {
      [start]: settingsOf({ logic: 'TRENDING_PERSONALIZED' }),
    });
    await recommend();
    expect(bodies[0]?.recordQueries?.[0]?.['settings']).toEqual({ limit: 12, query: { term: '*' } });
  });
});

describe('product 7.14, 9.20: no call is made for products', () => {
  test.each([
    ['the merchant hides the recommendation', settingsOf({ action: 'HIDE_RECOMMENDATION' })],
    ['nothing was viewed', settingsOf({ logic: 'RECENTLY_VIEWED' })],
    ['the page has no category', settingsOf({ pageType: 'CATEGORY' })],
    ['the page has no product', settingsOf({ pageType: 'PRODUCT', logic: 'SIMILAR' })],
    ['the cart is empty', settingsOf({ pageType: 'CHECKOUT', logic: 'BOUGHT_TOGETHER' })],
    ['the settings have no query', settingsOf({}, 'no JSON')],
    ['the fixed content has no picture', settingsOf({ action: 'STATIC_CONTENT' })],
  ])('if %s', async (_, settings) => {
    const { bodies } = mockService([recordOf('p2')], { [start]: settings });
    expect(await recommend()).toEqual({ kind: 'nothing' });
    expect(bodies).toEqual([]);
  });

  test('if the merchant shows fixed content', async () => {
    const image = {
      resolution: 'desktop',
      url: 'https://pictures.test/a.png',
      altTag: 'A guide',
      maxWidth: 1600,
    };
    const content = {
      targetUrl: 'https://shop.test/guide/',
      contentType: 'image',
      image: [image, { url: 7 }],
    };
    const { bodies } = mockService([recordOf('p2')], {
      [start]: { ...settingsOf({ action: 'STATIC_CONTENT' }), staticContent: [content] },
    });
    expect(await recommend()).toEqual({
      kind: 'content',
      list: { ...list, action: 'STATIC_CONTENT' },
      title: 'Loved by families',
      href: '/guide/',
      pictures: [
        { url: 'https://pictures.test/a.png', altText: 'A guide', width: 1600, resolution: 'desktop' },
      ],
    });
    expect(bodies).toEqual([]);
  });
});

test('fewer products than the merchant demands are not shown', async () => {
  mockService([recordOf('p1'), recordOf('p2')], { [start]: settingsOf({ productThreshold: 3 }) });
  expect(await recommend()).toEqual({ kind: 'nothing' });
  mockService([recordOf('p1'), recordOf('p2'), recordOf('p3')], {
    [start]: settingsOf({ productThreshold: 3 }),
  });
  expect(await recommend()).toMatchObject({ kind: 'products' });
});

test('asks for more than the merchant’s number, and in the shopper’s currency', async () => {
  const { bodies } = mockService([recordOf('p1'), recordOf('p2', { currency: 'SEK' })], {
    [start]: settingsOf(),
  });
  expect(await recommend({}, indexOf({ currency: 'EUR' }))).toMatchObject({
    records: [{ key: 'p1' }],
  });
  expect(bodies[0]?.recordQueries).toMatchObject([{ settings: { limit: 12, priceFieldSuffix: 'EUR' } }]);
});

test('B12: two recommendations are two requests, each to the index it is for', async () => {
  const { bodies } = mockService([recordOf('p2')], {
    [start]: settingsOf(),
    [start.replace('key-a', 'key-b')]: settingsOf(),
  });
  await Promise.all([recommend(), recommend({}, indexOf({ apiKey: 'key-b' }))]);
  expect(bodies.map(({ context }) => context.apiKeys).toSorted()).toEqual([['key-a'], ['key-b']]);
  expect(bodies.map(({ recordQueries }) => recordQueries?.length)).toEqual([1, 1]);
});
