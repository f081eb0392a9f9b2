import { KlevuEvents, KlevuFetch, search, sendSearchEvent } from '@klevu/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
let sdk: ReturnType<typeof connectSdk>;
beforeAll(async () => {
  server = await serveIndexes();
});
beforeEach(() => {
  sdk = connectSdk(server.url, 'klevu-us');
});
afterEach(() => server.recorded.clear());
afterAll(() => server.close());

const product = {
  id: 'MINI-JERSEY-SAND',
  itemGroupId: 'baby-carrier-mini',
  name: 'Baby carrier Mini',
  url: '/baby-carrier-mini/?sku=MINI-JERSEY-SAND',
  price: '119.00',
  salePrice: '119.00',
  currency: 'USD',
  sku: 'MINI-JERSEY-SAND',
  brand: 'Brand',
  category: 'Baby carriers',
};
const list = { recsKey: 'home-trending', logic: 'TRENDING', title: 'Loved by families' };
const consoleList = {
  ...list,
  action: null,
  spotKey: 'home-trending-spot',
  spotName: 'Loved by families',
  segmentKey: 'carriers',
  segmentName: 'Looks at carriers',
};
const picture = {
  index: 1,
  banner_alt_tag: 'Guide',
  banner_image_url: '/assets/guide.png',
  content_type: 'image',
  resolution: 'desktop',
} as const;

describe('what the SDK reports is accepted and recorded', () => {
  const visitor = {
    klevu_shopperIP_v4: '192.0.2.1',
    klevu_shopperIP_v6: '',
    klevu_uuid: 'u1',
    data_protection: 'true',
  };
  const profile = { sessionId: 's1', ip_address_v4: '192.0.2.1', klevu_uuid: 'u1', data_protection: true };
  const category = { categoryTitle: 'Baby carriers', klevuCategory: 'Baby carriers', activeFilters: 'a:b' };

  test.each<[name: string, report: () => void, content: object]>([
    [
      'n-search/search',
      () =>
        KlevuEvents.search({
          term: 'mini',
          totalResults: 1,
          typeOfSearch: 'WILDCARD_AND' as never,
          override: visitor as object,
        }),
      {
        klevu_apiKey: 'klevu-us',
        klevu_term: 'mini',
        klevu_totalResults: '1',
        klevu_typeOfQuery: 'WILDCARD_AND',
        ...visitor,
      },
    ],
    [
      'productTracking',
      () =>
        KlevuEvents.searchProductClick({
          product,
          searchTerm: 'mini',
          activeFilters: 'color:Sand;;klevu_price:1 - 2',
        }),
      {
        klevu_apiKey: 'klevu-us',
        klevu_type: 'clicked',
        klevu_keywords: 'mini',
        klevu_productGroupId: 'baby-carrier-mini',
        klevu_productId: 'MINI-JERSEY-SAND',
        klevu_productName: 'Baby carrier Mini',
        klevu_productUrl: '/baby-carrier-mini/?sku=MINI-JERSEY-SAND',
        klevu_productVariantId: 'MINI-JERSEY-SAND',
        klevu_activeFilters: 'color:Sand;;klevu_price:1 - 2',
      },
    ],
    [
      'categoryProductViewTracking',
      () =>
        KlevuEvents.categoryMerchandisingView({
          ...category,
          products: [product, { id: 'ONE-BLACK' }],
          pageStartsFrom: 24,
        }),
      {
        klevu_productIds: 'MINI-JERSEY-SAND,ONE-BLACK',
        klevu_pageStartsFrom: '24',
        klevu_activeFilters: 'a:b',
      },
    ],
    [
      'categoryProductClickTracking',
      () => KlevuEvents.categoryMerchandisingProductClick({ ...category, product, productPosition: 1 }),
      { klevu_salePrice: '119.00', klevu_productSku: 'MINI-JERSEY-SAND', klevu_productPosition: '1' },
    ],
    [
      'dataTracking',
      () =>
        KlevuEvents.imageBannerClick({
          term: 'mini',
          bannerId: 'b',
          bannerName: 'B',
          imageUrl: '/b.png',
          targetUrl: '/b/',
          override: {},
        }),
      { type: 'banner', klevu_request: 'click', klevu_bannerId: 'b', klevu_target: '/b/' },
    ],
    [
      'view_recs_list',
      () =>
        KlevuEvents.recommendationView({
          recommendationMetadata: list as never,
          products: [product],
          override: { user_profile: profile },
        }),
      {
        user_profile: profile,
        event_data: {
          list_id: 'home-trending',
          items: [{ index: 1, item_id: 'MINI-JERSEY-SAND', price: '119.00' }],
        },
      },
    ],
    [
      'view_recs_list',
      () =>
        KlevuEvents.recommendationView({ recommendationMetadata: consoleList as never, bannerInfo: picture }),
      { event_data: { static_content: [picture], segment_id: 'carriers' } },
    ],
    [
      'select_recs_list',
      () =>
        KlevuEvents.recommendationClick({
          recommendationMetadata: consoleList as never,
          product,
          productIndexInList: 3,
        }),
      {
        event_data: {
          spot_id: 'home-trending-spot',
          items: [{ index: 3, item_group_id: 'baby-carrier-mini' }],
        },
      },
    ],
  ])('%s', async (name, report, content) => {
    report();
    await sdk.settled();
    expect(server.recorded.list()).toMatchObject([{ name, apiKey: 'klevu-us', problem: null, content }]);
  });

  test('a search reports itself', async () => {
    await KlevuFetch(search('mini', {}, sendSearchEvent()));
    await sdk.settled();
    expect(server.recorded.list()).toMatchObject([{ name: 'n-search/search', problem: null }]);
  });
});

const clickWithoutUrl = {
  klevu_apiKey: 'klevu-us',
  klevu_type: 'clicked',
  klevu_keywords: 'mini',
  klevu_productGroupId: 'baby-carrier-mini',
  klevu_productId: 'MINI-JERSEY-SAND',
  klevu_productName: 'Baby carrier Mini',
  klevu_productVariantId: 'MINI-JERSEY-SAND',
};
const click = { ...clickWithoutUrl, klevu_productUrl: '/baby-carrier-mini/' };

describe('reports of version 1', () => {
  const send = (fields: Readonly<Record<string, string>>, path = 'productTracking') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return fetch(`${server.url}/analytics/${path}`, { method: 'POST', body });
  };

  test.each<[fault: string, fields: Readonly<Record<string, string>>, path?: string]>([
    ['a field that is not documented', { ...click, klevu_color: 'Sand' }],
    ['a missing field', clickWithoutUrl],
    ['an object as text', { ...click, klevu_productName: '[object Object]' }],
    ['another type', { ...click, klevu_type: 'viewed' }],
    ['an address that is none', { ...click, klevu_shopperIP_v4: 'localhost' }],
    ['a visitor whose consent is unclear', { ...click, data_protection: 'yes' }],
    [
      'a number that is none',
      {
        klevu_apiKey: 'klevu-us',
        klevu_term: 'a',
        klevu_totalResults: '1.5',
        klevu_typeOfQuery: 'WILDCARD_AND',
      },
      'n-search/search',
    ],
    [
      'a list without products',
      {
        klevu_apiKey: 'klevu-us',
        klevu_categoryName: 'A',
        klevu_categoryPath: 'A',
        klevu_productIds: '',
        klevu_pageStartsFrom: '0',
      },
      'categoryProductViewTracking',
    ],
  ])('are refused with %s', async (_, fields, path) => {
    expect((await send(fields, path)).status).toBe(400);
    expect(server.recorded.list()).toMatchObject([{ problem: expect.stringContaining('✖') as string }]);
  });

  test('are refused with a field that is sent twice, and in another form', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...click })) body.append(name, value);
    body.append('klevu_keywords', 'maxi');
    const post = (content: BodyInit) =>
      fetch(`${server.url}/analytics/productTracking`, { method: 'POST', body: content });
    expect((await post(body)).status).toBe(400);
    expect((await post(new URLSearchParams(click))).status).toBe(400);
    expect((await post(JSON.stringify(click))).status).toBe(400);
  });

  test('are refused with an unknown API key', async () => {
    expect((await send({ ...click, klevu_apiKey: 'klevu-xx' })).status).toBe(401);
    expect(server.recorded.list()).toMatchObject([
      { apiKey: 'klevu-xx', problem: 'Unknown API key klevu-xx' },
    ]);
  });
});

const bought = {
  currency: 'EUR',
  item_group_id: 'g1',
  item_id: 'p1',
  item_name: 'n',
  item_variant_id: 'p1',
  unit_price: 50,
  order_id: 'o1',
  order_line_id: 'l1',
  units: 2,
};
const purchase = {
  event: 'order_purchase',
  event_version: '1.0.0',
  event_apikey: 'klevu-us',
  user_profile: { sessionId: 's1' },
  event_data: { items: [bought] },
};

describe('reports of version 2', () => {
  const send = (body: unknown, type = 'application/json') =>
    fetch(`${server.url}/analytics/collect`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    });

  test('a purchase is accepted as a list', async () => {
    expect((await send([purchase, purchase])).status).toBe(204);
    expect(server.recorded.list()).toMatchObject([
      { version: 2, name: 'order_purchase', problem: null, content: purchase },
      { version: 2, name: 'order_purchase', problem: null },
    ]);
  });

  test('a purchase as the SDK sends it is refused', async () => {
    KlevuEvents.buy({ user: {}, items: [{ amount: 1, product }] });
    expect(await sdk.settled()).toMatchObject([{ path: '/klevu/analytics/collect', status: 400 }]);
    expect(server.recorded.list()).toMatchObject([
      { name: 'collect', problem: expect.any(String) as string },
    ]);
  });

  const withItem = (change: object) => [{ ...purchase, event_data: { items: [{ ...bought, ...change }] } }];
  const viewOf = (data: object) => [
    {
      ...purchase,
      event: 'view_recs_list',
      event_data: { list_id: 'a', list_logic: 'TRENDING', list_name: 'A', ...data },
    },
  ];
  const item = {
    index: 1,
    item_id: 'p1',
    item_group_id: 'g1',
    item_name: 'n',
    item_variant_id: 'p1',
    price: '5.00',
    currency: 'EUR',
  };
  const viewed = viewOf({ items: [item, { ...item, index: 2 }] });

  test('a list is accepted', async () => {
    expect((await send(viewed)).status).toBe(204);
  });

  test.each<[fault: string, body: unknown]>([
    ['an event that is not in a list', purchase],
    ['no event', []],
    ['an unknown event', [{ ...purchase, event: 'order_refund' }]],
    ['an object as text', [{ ...purchase, event_data: '[object Object]' }]],
    ['no profile', [{ ...purchase, user_profile: undefined }]],
    ['a field that is not documented', [{ ...purchase, user_profile: { email: 'a@example.org' } }]],
    ['a price as text', withItem({ unit_price: '50' })],
    ['no units', withItem({ units: 0 })],
    ['nothing bought', [{ ...purchase, event_data: { items: [] } }]],
    ['a logic that does not exist', viewOf({ list_logic: 'LUCK', items: [item] })],
    ['a list of nothing', viewOf({ items: [] })],
    ['products and pictures at once', viewOf({ items: [item], static_content: [picture] })],
    ['a price as number', viewOf({ items: [{ ...item, price: 5 }] })],
    ['a position before the first', viewOf({ items: [{ ...item, index: 0 }] })],
    ['two products chosen at once', viewed.map((event) => ({ ...event, event: 'select_recs_list' }))],
  ])('are refused with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('are refused as another type of content', async () => {
    expect((await send([purchase], 'text/plain')).status).toBe(400);
  });

  test('are refused with an unknown API key, all of a request', async () => {
    expect((await send([purchase, { ...purchase, event_apikey: 'klevu-xx' }])).status).toBe(401);
    const problem = 'Unknown API key klevu-xx';
    expect(server.recorded.list()).toMatchObject([{ problem }, { problem }]);
  });
});

describe('what was received is shown', () => {
  const get = (path: string, headers = {}) => fetch(`${server.url}/${path}`, { headers });

  test('to people, the latest first, as text, with why it was refused', async () => {
    expect(await (await get('events/')).text()).toContain('Nothing yet');
    KlevuEvents.search({ term: '<b>first', totalResults: 1, typeOfSearch: 'WILDCARD_AND' as never });
    await sdk.settled();
    KlevuEvents.search({ term: 'second', totalResults: Number.NaN, typeOfSearch: 'WILDCARD_AND' as never });
    await sdk.settled();
    const page = await (await get('events')).text();
    expect(page).toContain('&lt;b&gt;first');
    expect(page.indexOf('second')).toBeLessThan(page.indexOf('&gt;first'));
    expect(page).toContain('Refused.');
    expect(page).toContain('is not a whole number');
  });

  test('to tests, as JSON', async () => {
    KlevuEvents.search({ term: 'mini', totalResults: 1, typeOfSearch: 'WILDCARD_AND' as never });
    await sdk.settled();
    const expected = [
      { version: 1, name: 'n-search/search', problem: null, content: { klevu_term: 'mini' } },
    ];
    expect(await (await get('events.json')).json()).toMatchObject(expected);
    expect(await (await get('events', { Accept: 'application/json' })).json()).toMatchObject(expected);
  });
});
