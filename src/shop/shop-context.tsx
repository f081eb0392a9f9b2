import { createContext, type ReactNode, useContext, useState } from 'react';
import { createStore, type StoreApi, useStore as useZustandStore } from 'zustand';
import { countryOf } from '../../stores/countries.ts';
import type { BrowserStore } from '../../stores/types.ts';
import { initialShopState, type ShopState, type SiteConfig } from './shop-state.ts';

/** The shop's shared state: components subscribe to the parts they show, and effects read and change it. */
export type ShopStore = StoreApi<ShopState>;

const ShopContext = createContext<ShopStore | null>(null);

export function ShopContextProvider(props: {
  store: BrowserStore;
  siteConfig: SiteConfig;
  children: ReactNode;
}) {
  const [shop] = useState(() =>
    createStore<ShopState>(() => initialShopState(props.store, props.siteConfig)),
  );
  return <ShopContext value={shop}>{props.children}</ShopContext>;
}

/** The store itself, which never changes. @throws Error outside the provider. */
export function useShop(): ShopStore {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShopState must be used within a ShopContextProvider');
  return shop;
}

export function useShopState<Part>(select: (state: ShopState) => Part): Part {
  return useZustandStore(useShop(), select);
}

export function useStore(): BrowserStore {
  return useShopState(({ store }) => store);
}

/** The country the visitor shops in: ISO 3166-1 alpha-2, lower case. */
export function useUserCountry(): string {
  return useShopState(({ userCountry }) => userCountry);
}

/** The currency of prices shown to the visitor, ISO 4217: that of the visitor's country. */
export function useCurrency(): string {
  return useShopState(
    ({ store, userCountry }) => (countryOf(store, userCountry) ?? store.countries[0]).currency,
  );
}
