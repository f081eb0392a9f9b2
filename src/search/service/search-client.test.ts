import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveFixture } from '../../../demo/testing/search-fixture.ts';
import { emptySelection } from './filter.ts';
import { configureSearch, searchProducts, quickSearch } from './search-client.ts';
import type { ProductSearch } from './search-port.ts';
import { SearchUnavailable } from './search-unavailable.ts';

const searchOf = (overrides: Partial<ProductSearch>): ProductSearch => ({
  term: 'carrier',
  filters: emptySelection,
  sort: 'RELEVANCE',
  page: 0,
  pageSize: 5,
  signal: new AbortController().signal,
  ...overrides,
});
const keys = async (overrides: Partial<ProductSearch>) =>
  (await searchProducts(searchOf(overrides))).records.map(({ key }) => key);

describe('against the sandbox', () => {
  let server: Awaited<ReturnType<typeof serveFixture>>;
  beforeAll(async () => {
    server = await serveFixture();
  });
  beforeEach(() => configureSearch({ url: server.url, apiKey: 'klevu-us', origins: [] }));
  afterAll(() => server.close());

  test('product 1.6, 3.14, 3.15: finds products in the shop’s own terms', async () => {
    const { records, total } = await searchProducts(searchOf({ term: ' MINI ' }));
    expect(total).toBe(1);
    expect(records).toEqual([
      {
        key: 'baby-carrier-mini',
        id: 'MINI-JERSEY-SAND',
        name: 'Baby carrier Mini',
        path: '/products/baby-carriers/baby-carrier-mini/?sku=MINI-JERSEY-SAND',
        imageUrl: `${server.origin}/assets/MINI-JERSEY-SAND-front-large.webp`,
        price: { centAmount: 11900, currencyCode: 'USD', fractionDigits: 2 },
        lowestPrice: { centAmount: 9900, currencyCode: 'USD', fractionDigits: 2 },
        rating: 4.7,
        inStock: true,
        sku: 'MINI-JERSEY-SAND',
        brand: 'Brand',
        category: 'Baby carriers',
      },
    ]);
    expect((await searchProducts(searchOf({ term: 'plate' }))).records[0]?.inStock).toBe(false);
  });

  test('another store answers with its own prices', async () => {
    configureSearch({ url: server.url, apiKey: 'klevu-se', origins: [] });
    const { records } = await searchProducts(searchOf({ term: 'mini' }));
    expect(records[0]?.price).toEqual({ centAmount: 119_000, currencyCode: 'SEK', fractionDigits: 2 });
  });

  test('product 4.21: there is a next page when the total found exceeds the offset plus the number returned', async () => {
    const first = await searchProducts(searchOf({ pageSize: 2 }));
    const last = await searchProducts(searchOf({ pageSize: 2, page: 1 }));
    expect([first.total, first.records.length, first.hasNextPage]).toEqual([3, 2, true]);
    expect([last.total, last.records.length, last.hasNextPage]).toEqual([3, 1, false]);
    expect(new Set([...first.records, ...last.records].map(({ key }) => key)).size).toBe(3);
  });

  test('product 1.7, 3.11, 3.12: offers filters, applies the selected ones, and marks them', async () => {
    const filters = {
      options: [{ key: 'color', values: ['Black'] }],
      ranges: [{ key: 'klevu_price', start: '90', end: '150' }],
    };
    const page = await searchProducts(searchOf({ filters }));
    expect(page.records.map(({ key }) => key)).toEqual(['baby-carrier-mini']);
    expect(page.filters.map(({ key }) => key)).toEqual([
      'category',
      'color',
      'material',
      'brand',
      'inStock',
      'rating',
      'klevu_price',
    ]);
    expect(page.filters.find(({ key }) => key === 'klevu_price')).toMatchObject({ start: '90', end: '150' });
    expect(page.filters.find(({ key }) => key === 'color')).toMatchObject({
      options: [
        { value: 'Black', selected: true },
        { value: 'Sand', selected: false },
      ],
    });
  });

  test('product 1.6: suggestions mark what was typed, and bring products', async () => {
    const { suggestions, products: records } = await quickSearch('carr', new AbortController().signal);
    expect(suggestions).toContainEqual({
      text: 'baby carriers',
      parts: [
        { text: 'baby ', isTyped: false },
        { text: 'carr', isTyped: true },
        { text: 'iers', isTyped: false },
      ],
    });
    expect(records.map(({ key }) => key)).toEqual(['baby-carrier-mini', 'baby-carrier-one', 'carrier-bib']);
  });

  test('an aborted search rejects with the signal’s reason', async () => {
    const reason = new Error('typed on');
    await expect(searchProducts(searchOf({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
  });

  test('an unknown API key means that search is unavailable, not an empty result', async () => {
    configureSearch({ url: server.url, apiKey: 'klevu-xx', origins: [] });
    await expect(searchProducts(searchOf({}))).rejects.toBeInstanceOf(SearchUnavailable);
  });
});

describe('when the service fails', () => {
  const closers: (() => void)[] = [];
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    configureSearch({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      apiKey: 'klevu-us',
      origins: ['https://shop.test'],
    });
    return server;
  };
  afterEach(() => closers.splice(0).forEach((close) => close()));

  const expectUnavailable = async () => {
    await expect(searchProducts(searchOf({}))).rejects.toBeInstanceOf(SearchUnavailable);
    await expect(quickSearch('mini', new AbortController().signal)).rejects.toBeInstanceOf(SearchUnavailable);
  };

  test('an error status, even with a response that looks valid', async () => {
    await serve((_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ meta: { responseCode: 200 }, queryResults: [] }));
    });
    await expectUnavailable();
  });

  test('a response that is not JSON, or not from the service', async () => {
    let body = '<html>';
    await serve((_request, response) => response.end(body));
    await expectUnavailable();
    body = 'null';
    await expectUnavailable();
    body = JSON.stringify({
      meta: { responseCode: 200 },
      queryResults: [{ id: 'search', meta: {}, records: [] }],
    });
    await expectUnavailable();
  });

  test('the service is unreachable', async () => {
    const server = await serve(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    await expectUnavailable();
  });

  test.each([
    ['address', { url: undefined, apiKey: 'klevu-us' }],
    ['key', { url: 'https://search.test', apiKey: '' }],
  ])('product 8.15: without its %s, search is not configured', async (_, configuration) => {
    configureSearch({ ...configuration, origins: [] });
    await expect(searchProducts(searchOf({}))).rejects.toEqual(
      new SearchUnavailable('Configuration missing'),
    );
    await expectUnavailable();
  });

  test.each([
    ['without a price', { price: 'free' }],
    ['with an invalid address', { url: 'https://[bad' }],
    ['of another site', { url: 'https://elsewhere.test/a/' }],
    ['of another site without a scheme', { url: '//elsewhere.test/a/' }],
    ['whose address is a script', { url: 'javascript:alert(1)' }],
    ['without an address', { url: null }],
    ['without an ID', { id: 7 }],
    ['with a currency that does not exist in any form', { currency: 'U$D' }],
  ])('a record %s is skipped', async (_, bad) => {
    const good = {
      id: 'a',
      name: 'A',
      url: 'https://shop.test/a/?x',
      imageUrl: '',
      price: '150',
      currency: 'JPY',
      sku: 'S',
    };
    await serve((_request, response) =>
      response.end(
        JSON.stringify({
          meta: { responseCode: 200 },
          queryResults: [
            {
              id: 'search',
              meta: { totalResultsFound: 2, noOfResults: 2, offset: 0 },
              records: [{ ...good, ...bad }, good],
            },
          ],
        }),
      ),
    );
    const { records } = await searchProducts(searchOf({}));
    expect(records).toEqual([
      {
        key: 'a',
        id: 'a',
        lowestPrice: null,
        brand: '',
        category: '',
        name: 'A',
        path: '/a/?x',
        imageUrl: '',
        price: { centAmount: 150, currencyCode: 'JPY', fractionDigits: 0 },
        rating: null,
        inStock: true,
        sku: 'S',
      },
    ]);
  });
});
