// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestOf } from '../src/listing/list-request.ts';
import { mockService } from '../src/search/testing/mocked-service.ts';
import { configureSearch, configurationOf } from '../src/search/search-configuration.ts';
import { searchProducts } from '../src/search/search-client.ts';
import { readSearchQuery, searchPath } from '../src/search/search-query.ts';
import { eu } from '../stores/storefronts/eu.ts';
import { us } from '../stores/storefronts/us.ts';
import { earlySearchScripts } from './early-searches.ts';

beforeEach(() => vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test'));
afterEach(() => {
  globalThis.earlyRequest = undefined;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Opens the search page at an address, as a browser does before any module has loaded. */
async function open(address: string): Promise<void> {
  const { en } = await earlySearchScripts(us);
  if (!en) throw new Error('There is no early search.');
  window.history.replaceState(null, '', address);
  (0, eval)(en);
}

/** Searches as the page does once it is alive. */
async function search(address: string) {
  configureSearch(configurationOf(us, 'en', us.countries[0].currency));
  const { term, ...state } = readSearchQuery(new URL(address, 'https://shop.test').search);
  const { signal } = new AbortController();
  return searchProducts({ ...requestOf(state, 0), term, signal });
}

describe('the search that the search page’s HTML sends', () => {
  test('is the one the page asks for, which takes its response', async () => {
    const { network } = mockService([]);
    await open('/search/?q=Baby+Carrier');
    expect(network).toHaveBeenCalledOnce();
    await search('/search/?q=Baby+Carrier');
    expect(network).toHaveBeenCalledOnce();
  });

  test('is the same for every term', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'grapheme' }), async (term) => {
        const address = searchPath('/search/', term);
        const { network } = mockService([]);
        await open(address);
        fc.pre(network.mock.calls.length > 0);
        await search(address);
        expect(network).toHaveBeenCalledOnce();
      }),
    );
  });

  test.each(['/search/', '/search/?q=+', '/search/?q=mini&sort=PRICE_ASC', '/search/?q=mini&o_color=Black'])(
    'is not sent for %s',
    async (address) => {
      const { network } = mockService([]);
      await open(address);
      expect(network).not.toHaveBeenCalled();
    },
  );

  test('does not exist where countries pay in several currencies', async () => {
    expect(await earlySearchScripts(eu)).toEqual({});
  });

  test('does not exist in a shop without a search', async () => {
    vi.stubEnv('GATSBY_KLEVU_URL', undefined);
    expect(await earlySearchScripts(us)).toEqual({});
  });

  test('cannot end the script', async () => {
    vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test/</script>');
    const { en } = await earlySearchScripts(us);
    expect(en).toContain(String.raw`search.test/\u003c/script>`);
    expect(en).not.toContain('</script>');
  });
});
