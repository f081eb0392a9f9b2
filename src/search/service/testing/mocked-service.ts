import { vi } from 'vitest';
import { forgetAnswers } from '../fetch-json.ts';
import type { SearchIndex } from '../search-configuration.ts';

/** The index of the mocked service. */
export const indexOf = (overrides: Partial<SearchIndex> = {}): SearchIndex => ({
  url: 'https://search.test',
  servicesUrl: 'https://services.test',
  apiKey: 'key-a',
  origins: ['https://shop.test'],
  ...overrides,
});

/** A record of a product as the service sends it. */
export const recordOf = (key: string, overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: `${key}-red`,
  itemGroupId: key,
  name: `The ${key}`,
  url: `https://shop.test/products/${key}/?sku=${key}-red`,
  imageUrl: `https://pictures.test/${key}.png`,
  price: '60.00',
  salePrice: '50.00',
  currency: 'EUR',
  sku: `${key}-red`,
  brand: 'Alba',
  category: 'Jackets',
  rating: 4,
  inStock: 'yes',
  typeOfRecord: 'KLEVU_PRODUCT',
  ...overrides,
});

interface SentQuery {
  readonly id: string;
  readonly isFallbackQuery?: boolean;
}

/** The body of a search request. */
export interface SentBody {
  readonly context: { readonly apiKeys: readonly string[] };
  readonly recordQueries?: readonly (SentQuery & Readonly<Record<string, unknown>>)[];
  readonly suggestions?: readonly SentQuery[];
}

/** The answer in which every query of a request finds these records. */
export const answerTo = (body: SentBody, records: readonly unknown[] = []) => ({
  meta: { qTime: 1, responseCode: 200 },
  queryResults: (body.recordQueries ?? []).map(({ id }) => ({
    id,
    meta: { totalResultsFound: records.length, noOfResults: records.length, offset: 0 },
    records,
  })),
  suggestionResults: (body.suggestions ?? []).map(({ id }) => ({ id, suggestions: [] })),
});

/**
 * Replaces the network: searches find these records, and other addresses respond with the given files.
 * @param files by the beginning of their address
 */
export function mockService(records: readonly unknown[] = [], files: Readonly<Record<string, unknown>> = {}) {
  forgetAnswers();
  const bodies: SentBody[] = [];
  const urls: string[] = [];
  const network = vi.fn<typeof fetch>((url, init) => {
    const address = url as string;
    urls.push(address);
    const file = Object.keys(files).find((start) => address.startsWith(start));
    if (file !== undefined) {
      const content = files[file];
      return Promise.resolve(content instanceof Response ? content.clone() : Response.json(content));
    }
    if (init?.method !== 'POST') return Promise.resolve(new Response(null, { status: 404 }));
    const body = JSON.parse(init.body as string) as SentBody;
    bodies.push(body);
    return Promise.resolve(Response.json(answerTo(body, records)));
  });
  vi.stubGlobal('fetch', network);
  return { bodies, urls, network };
}
