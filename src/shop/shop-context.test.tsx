// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { ShopContextProvider, useShopDispatch, useShopState, useStore } from './shop-context.tsx';

const { us } = stores;

const siteConfig = { brandName: 'Brand', supportEmail: 'a@b.example' };
const store = { ...us, countries: [...us.countries, { code: 'ca', currency: 'CAD' }] } as const;
const renderShop = () =>
  renderHook(
    () => ({ state: useShopState((state) => state), store: useStore(), dispatch: useShopDispatch() }),
    {
      wrapper: ({ children }) => (
        <ShopContextProvider store={store} siteConfig={siteConfig}>
          {children}
        </ShopContextProvider>
      ),
    },
  ).result;

test('product 4.34, 6.4: setting the user country also persists it', () => {
  const shop = renderShop();
  expect(shop.current.state.userCountry).toBe('us');
  expect(readEntry('country')).toBeNull();
  act(() => shop.current.dispatch({ type: 'setUserCountry', country: 'ca' }));
  expect(shop.current.state.userCountry).toBe('ca');
  expect(readEntry('country')).toBe('ca');
});

test('a country that nobody chose is used without being stored', () => {
  const shop = renderShop();
  act(() => shop.current.dispatch({ type: 'resolveUserCountry', country: 'ca' }));
  expect(shop.current.state.userCountry).toBe('ca');
  expect(readEntry('country')).toBeNull();
});

test('product 3.29: starts with the store, its countries and the site’s settings', () => {
  const { state, store: known } = renderShop().current;
  expect(state).toMatchObject({ store, allowedCountries: store.countries, siteConfig });
  expect(known).toBe(store);
});
