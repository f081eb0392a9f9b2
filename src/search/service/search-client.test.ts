import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('against the sandbox', () => {
  let server: Awaited<ReturnType<typeof serveFixture>>;
  beforeAll(async () => {
    server = await serveFixture();
  });
  beforeEach(() => configureSearch({ url: server.url, apiKey: 'klevu-us', origins: [] }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
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
        tagline: 'Baby carrier Mini for every day',
        imageUrl: `${server.origin}/assets/MINI-JERSEY-SAND-front-large.webp`,
        price: { centAmount: 11900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null },
        measure: null,
        lowestPrice: { centAmount: 9900, currencyCode: 'USD', fractionDigits: 2 },
        hasPriceRange: true,
        rating: 4.7,
        ratingCount: 900,
        colors: ['#2f2d2c', '#d9c3a3'],
        ageMonths: null,
        weightKg: null,
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
    expect(records[0]?.price).toMatchObject({ centAmount: 119_000, currencyCode: 'SEK', fractionDigits: 2 });
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

  test('product 7.12: what is asked for is posted as JSON', async () => {
    const network = vi.spyOn(globalThis, 'fetch');
    await quickSearch('mini', new AbortController().signal);
    const [address, request] = network.mock.lastCall ?? [];
    expect(address).toBe(`${server.url}/cs/v2/search`);
    expect(request?.method).toBe('POST');
    expect(JSON.parse(request?.body as string)).toEqual({
      context: { apiKeys: ['klevu-us'] },
      recordQueries: ['search', 'categories', 'content'].map(
        (id) => expect.objectContaining({ id }) as unknown,
      ),
      suggestions: [expect.objectContaining({ query: 'mini' })],
    });
  });

  test('product 7.13, 9.8: an answer is used for 600000 ms, and a failure is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const network = vi.spyOn(globalThis, 'fetch');
    const find = () => searchProducts(searchOf({ term: 'fork' }));
    network.mockResolvedValueOnce(Response.json({ meta: { responseCode: 500 }, queryResults: [] }));
    await expect(searchProducts(searchOf({ term: 'bib' }))).rejects.toBeInstanceOf(SearchUnavailable);
    expect((await searchProducts(searchOf({ term: 'bib' }))).total).toBe(1);
    network.mockClear();
    const first = await find();
    vi.setSystemTime(Date.now() + 599_999);
    expect(await find()).toEqual(first);
    expect(network).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await find()).toEqual(first);
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('an unknown API key means that search is unavailable, not an empty result', async () => {
    configureSearch({ url: server.url, apiKey: 'klevu-xx', origins: [] });
    await expect(searchProducts(searchOf({}))).rejects.toBeInstanceOf(SearchUnavailable);
  });
});

test.each([
  ['address', { url: undefined, apiKey: 'klevu-us' }],
  ['key', { url: 'https://search.test', apiKey: '' }],
])('product 8.15: without its %s, search is not configured', async (_, configuration) => {
  configureSearch({ ...configuration, origins: [] });
  const missing = new SearchUnavailable('Configuration missing');
  await expect(searchProducts(searchOf({}))).rejects.toEqual(missing);
  await expect(quickSearch('mini', new AbortController().signal)).rejects.toEqual(missing);
});
