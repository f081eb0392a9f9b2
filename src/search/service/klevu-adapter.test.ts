// @vitest-environment jsdom
/* eslint-disable no-restricted-globals, no-restricted-properties -- proves that nothing is stored */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptySelection } from './filter.ts';
import { createKlevuAdapter } from './klevu-adapter.ts';
import { SearchUnavailable } from './search-unavailable.ts';

/** Looks like a browser to the SDK: only there does it cache, keep sessions, and use storage. */
const answer = {
  meta: { qTime: 1, responseCode: 200 },
  queryResults: [{ id: 'search', meta: { totalResultsFound: 0, noOfResults: 0, offset: 0 }, records: [] }],
};
const network = vi.fn<typeof fetch>();
const neverEnding = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const adapter = (apiKey: string, currency?: string) =>
  createKlevuAdapter({ url: 'https://search.test', apiKey, currency, origins: [] });
function search(apiKey: string, term: string, signal = new AbortController().signal) {
  return adapter(apiKey).searchProducts({
    term,
    filters: emptySelection,
    sort: 'RELEVANCE',
    page: 0,
    pageSize: 5,
    signal,
  });
}

describe('the Klevu adapter in a browser', () => {
  test('product 9.8: a response is cached for 600000 ms', async () => {
    await search('key-a', 'cached');
    await search('key-a', ' Cached ');
    expect(network).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 599_999);
    await search('key-a', 'cached');
    expect(network).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await search('key-a', 'cached');
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('product 7.13: responses are cached only when meta.responseCode is 200', async () => {
    network.mockImplementationOnce(() => Promise.resolve(Response.json({ meta: { responseCode: 500 } })));
    await expect(search('key-a', 'failing')).rejects.toBeInstanceOf(SearchUnavailable);
    expect((await search('key-a', 'failing')).total).toBe(0);
  });

  test('stores never share a response', async () => {
    await search('key-a', 'shared');
    await search('key-b', 'shared');
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('product 7.12, 9.15, 9.24: a search posts apiKeys, recordQueries and suggestions to /cs/v2/search', async () => {
    await adapter('key-a').quickSearch('Mini', new AbortController().signal);
    const [url, init] = network.mock.lastCall ?? [];
    expect(url).toBe('https://search.test/cs/v2/search');
    expect(JSON.parse(init?.body as string)).toMatchObject({
      context: { apiKeys: ['key-a'] },
      recordQueries: [
        {
          typeOfRequest: 'SEARCH',
          settings: { query: { term: 'mini' }, limit: 5, typeOfRecords: ['KLEVU_PRODUCT'] },
        },
        { settings: { typeOfRecords: ['KLEVU_CATEGORY'] } },
        { settings: { typeOfRecords: ['KLEVU_CMS'] } },
      ],
      suggestions: [{ typeOfRequest: 'AUTO_SUGGESTIONS', query: 'mini', limit: 5 }],
    });
  });

  test('prices are those of the index, or in the requested currency', async () => {
    const settings = () => {
      const { recordQueries } = JSON.parse(network.mock.lastCall?.[1]?.body as string) as {
        recordQueries: { settings: object }[];
      };
      return recordQueries[0]?.settings;
    };
    const signal = new AbortController().signal;
    await adapter('key-a').quickSearch('prices', signal);
    expect(settings()).not.toHaveProperty('priceFieldSuffix');
    await adapter('key-a', 'PLN').quickSearch('prices', signal);
    expect(settings()).toMatchObject({ priceFieldSuffix: 'PLN' });
    const query = {
      term: 'prices',
      filters: emptySelection,
      sort: 'RELEVANCE',
      page: 0,
      pageSize: 5,
      signal,
    } as const;
    await adapter('key-a', 'PLN').searchProducts(query);
    expect(settings()).toMatchObject({ priceFieldSuffix: 'PLN', limit: 5 });
  });

  test('product 6.2: no session, no event, nothing stored: a search reveals nothing about the visitor', async () => {
    await search('key-a', 'private');
    await adapter('key-a').quickSearch('private', new AbortController().signal);
    expect(network.mock.calls.map(([url]) => url)).toEqual([
      'https://search.test/cs/v2/search',
      'https://search.test/cs/v2/search',
    ]);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  test('a response that takes too long counts as unavailable', async () => {
    network.mockImplementationOnce(neverEnding);
    const slow = expect(search('key-a', 'slow')).rejects.toBeInstanceOf(SearchUnavailable);
    await vi.advanceTimersByTimeAsync(8000);
    await slow;
  });

  test('aborting ends the request itself', async () => {
    network.mockImplementationOnce(neverEnding);
    const controller = new AbortController();
    const aborted = expect(search('key-a', 'aborted', controller.signal)).rejects.toThrow('typed on');
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(new Error('typed on'));
    await aborted;
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });
});
