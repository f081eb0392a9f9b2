// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eu } from '../../stores/storefronts/eu.ts';
import { us } from '../../stores/storefronts/us.ts';
import type { Store } from '../../stores/types.ts';
import { searchProducts, searchSettings } from '../search/search-client.ts';

vi.mock('../search/search-client.ts', () => ({ searchProducts: vi.fn(), searchSettings: vi.fn() }));
beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test');
  document.documentElement.lang = 'en';
});
afterEach(() => vi.unstubAllEnvs());

async function openAt(address: string, store: Store): Promise<void> {
  window.history.replaceState(null, '', address);
  vi.stubGlobal('__STORE__', store);
  const { searchAhead } = await import('./search-ahead.ts');
  searchAhead();
}

test('the search in the address begins before the page is alive', async () => {
  await openAt('/search/?q=Carrier&sort=PRICE_ASC', us);
  expect(searchSettings).toHaveBeenCalledOnce();
  expect(vi.mocked(searchProducts).mock.calls).toMatchObject([
    [{ term: 'carrier', sort: 'PRICE_ASC', page: 0, filters: { options: [], ranges: [] } }],
  ]);
});

test('where countries pay in several currencies, products wait until the visitor’s is known', async () => {
  await openAt('/search/?q=carrier', eu);
  expect(searchSettings).toHaveBeenCalledOnce();
  expect(searchProducts).not.toHaveBeenCalled();
});

test('an address without a term asks for nothing', async () => {
  await openAt('/search/?q=+', us);
  expect(searchSettings).not.toHaveBeenCalled();
  expect(searchProducts).not.toHaveBeenCalled();
});

test('on a page that is alive, nothing is asked ahead', async () => {
  await openAt('/search/?q=carrier', us);
  const { searchAhead } = await import('./search-ahead.ts');
  searchAhead();
  expect(searchProducts).toHaveBeenCalledOnce();
});

test('the index is that of the page’s language', async () => {
  document.documentElement.lang = 'de';
  await openAt('/search/?q=trage', eu);
  const { searchConfiguration: current } = await import('../search/search-configuration.ts');
  expect(current()).toMatchObject({ apiKey: 'klevu-eu-de' });
});
