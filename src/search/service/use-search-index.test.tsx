// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import type { Language } from '../../../stores/types.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { InShop } from '../../testing/render-in-shop.tsx';
import { searchConfiguration, useSearchIndex } from './search-configuration.ts';

const { eu } = stores;

beforeEach(() => {
  vi.stubEnv('GATSBY_KLEVU_URL', 'https://search.test');
});
afterEach(() => vi.unstubAllEnvs());

const renderIndex = (language: Language) =>
  renderHook(
    (props: { language: Language }) => {
      useSearchIndex(props.language);
      return useShop();
    },
    {
      initialProps: { language },
      wrapper: ({ children }) => <InShop store={eu}>{children}</InShop>,
    },
  );

test('product 7.10: searches go to the index of the page’s language', () => {
  const { rerender } = renderIndex('en');
  expect(searchConfiguration()).toEqual({
    url: 'https://search.test',
    apiKey: eu.searchKeys.en,
    origins: [eu.origin],
  });
  rerender({ language: 'de' });
  expect(searchConfiguration()).toMatchObject({ url: 'https://search.test', apiKey: eu.searchKeys.de });
});

test('a language without an index has no search', () => {
  renderIndex('ko');
  expect(searchConfiguration()).toBeUndefined();
});

test('prices are requested in the shopper’s currency, unless it is the index’s own', () => {
  const { result } = renderIndex('en');
  act(() => result.current.setState({ userCountry: 'pl' }));
  expect(searchConfiguration()).toMatchObject({ currency: 'PLN' });
  act(() => result.current.setState({ userCountry: 'at' }));
  expect(searchConfiguration()).not.toHaveProperty('currency');
});
