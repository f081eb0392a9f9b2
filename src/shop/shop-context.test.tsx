// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { ShopContextProvider, useShopState, useStore } from './shop-context.tsx';

const { us } = stores;

const siteConfig = { brandName: 'Brand', supportEmail: 'a@b.example' };
const store = { ...us, countries: [...us.countries, { code: 'ca', currency: 'CAD' }] } as const;
const renderShop = () =>
  renderHook(() => ({ state: useShopState((state) => state), store: useStore() }), {
    wrapper: ({ children }) => (
      <ShopContextProvider store={store} siteConfig={siteConfig}>
        {children}
      </ShopContextProvider>
    ),
  }).result;

test('product 3.29: starts with the store, its countries and the site’s settings', () => {
  const { state, store: known } = renderShop().current;
  expect(state).toMatchObject({ store, allowedCountries: store.countries, siteConfig });
  expect(known).toBe(store);
});
