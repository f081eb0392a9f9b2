// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestOf } from '../src/listing/list-request.ts';
import { configurationOf, configureSearch } from '../src/search/search-configuration.ts';
import { searchProducts, searchSettings } from '../src/search/search-client.ts';
import { readSearchQuery, searchPath } from '../src/search/search-query.ts';
import { mockService } from '../src/search/testing/mocked-service.ts';
import { eu } from '../stores/storefronts/eu.ts';
import { us } from '../stores/storefronts/us.ts';
import type { Store } from '../stores/types.ts';
import { earlySearchScripts } from './early-searches.ts';

const settings = 'https://services.test/klevu-js-v1';

beforeEach(() => {
  vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test');
  vi.stubEnv('GATSBY_KLEVU_SERVICES_URL', 'https://services.test');
});
afterEach(() => {
  globalThis.earlyRequests = undefined;
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Opens the search page at an address, as a browser does before any module has loaded. */
async function open(address: string, store: Store = us) {
  const { urls, network } = mockService([], { [settings]: {} });
  const { en } = await earlySearchScripts(store);
  window.history.replaceState(null, '', address);
  (0, eval)(en ?? '');
  return { urls, network, searches: () => urls.filter((url) => url.startsWith('https://search.test')) };
}

/** Asks for what the page asks for once it is alive. */
async function comeAlive(address: string) {
  configureSearch(configurationOf(us, 'en', us.countries[0].currency));
  const { term, ...state } = readSearchQuery(new URL(address, 'https://shop.test').search);
  const { signal } = new AbortController();
  await Promise.all([searchSettings(signal), searchProducts({ ...requestOf(state, 0), term, signal })]);
}

describe('what the search page’s HTML asks for', () => {
  test('is the search and the settings, which the page takes', async () => {
    const { urls } = await open('/search/?q=Baby+Carrier');
    expect(urls).toEqual([
      'https://search.test/cs/v2/search',
      `${settings}/klevu-js-api/klevu-us.json`,
      `${settings}/klevu-js-api/klevu-us-banner.json`,
      `${settings}/klevu-js-api/klevu-us-maps.json`,
    ]);
    await comeAlive('/search/?q=Baby+Carrier');
    expect(urls).toHaveLength(4);
    expect(globalThis.earlyRequests).toEqual([]);
  });

  test('is what the page asks for, whatever the term', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'grapheme' }), async (term) => {
        const address = searchPath('/search/', term);
        const { searches } = await open(address);
        fc.pre(searches().length > 0);
        await comeAlive(address);
        expect(searches()).toHaveLength(1);
      }),
    );
  });

  test.each(['/search/', '/search/?q=+'])('is nothing without a term: %s', async (address) => {
    const { network } = await open(address);
    expect(network).not.toHaveBeenCalled();
  });

  test.each(['/search/?q=mini&sort=PRICE_ASC', '/search/?q=mini&o_color=Black'])(
    'is not the search where the address asks for another list: %s',
    async (address) => {
      const { urls, searches } = await open(address);
      expect(searches()).toEqual([]);
      expect(urls).toHaveLength(3);
    },
  );

  test('is not the search where countries pay in several currencies', async () => {
    const { urls, searches } = await open('/search/?q=mini', eu);
    expect(searches()).toEqual([]);
    expect(urls).toHaveLength(3);
  });

  test('is no settings that are stored', async () => {
    await open('/search/?q=mini');
    await comeAlive('/search/?q=mini');
    const { urls, searches } = await open('/search/?q=mini');
    expect(urls).toEqual(searches());
  });

  test('does not depend on storage', async () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { urls } = await open('/search/?q=mini');
    blocked.mockRestore();
    expect(urls).toHaveLength(4);
  });
});

test('a shop without a search has no script', async () => {
  vi.stubEnv('GATSBY_KLEVU_URL', undefined);
  expect(await earlySearchScripts(us)).toEqual({});
});

test('nothing can end the script', async () => {
  vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test/</script>');
  const { en } = await earlySearchScripts(us);
  expect(en).toContain(String.raw`search.test/\u003c/script>`);
  expect(en).not.toContain('</script>');
});
