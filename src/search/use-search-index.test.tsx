// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eu } from '../../stores/storefronts/eu.ts';
import type { Language } from '../../stores/types.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { useShopDispatch } from '../shop/shop-context.tsx';
import { InShop } from '../testing/render-in-shop.tsx';
import { configureSearch } from './search-configuration.ts';
import { useSearchIndex } from './use-search-index.ts';

vi.mock('./search-configuration.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  configureSearch: vi.fn(),
}));
beforeEach(() => {
  removeEntry('country');
  vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test');
});
afterEach(() => vi.unstubAllEnvs());

const configured = () => vi.mocked(configureSearch).mock.lastCall?.[0];
const renderIndex = (language: Language) =>
  renderHook(
    (props: { language: Language }) => {
      useSearchIndex(props.language);
      return useShopDispatch();
    },
    {
      initialProps: { language },
      wrapper: ({ children }) => <InShop store={eu}>{children}</InShop>,
    },
  );

test('product 7.10: searches go to the index of the page’s language', () => {
  const { rerender } = renderIndex('en');
  expect(configured()).toEqual({ url: 'https://search.test', apiKey: 'klevu-eu', origins: [eu.origin] });
  rerender({ language: 'de' });
  expect(configured()).toMatchObject({ url: 'https://search.test', apiKey: 'klevu-eu-de' });
});

test('a language without an index has no search', () => {
  renderIndex('ko');
  expect(configured()).toMatchObject({ apiKey: '' });
});

test('prices are requested in the shopper’s currency, unless it is the index’s own', () => {
  const { result } = renderIndex('en');
  act(() => result.current({ type: 'resolveUserCountry', country: 'pl' }));
  expect(configured()).toMatchObject({ currency: 'PLN' });
  act(() => result.current({ type: 'resolveUserCountry', country: 'at' }));
  expect(configured()).not.toHaveProperty('currency');
});
