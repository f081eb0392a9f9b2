import { createContext, type Dispatch, type ReactNode, useContext, useState } from 'react';
import { createStore, type StoreApi, useStore as useZustandStore } from 'zustand';
import { countryOf } from '../../stores/countries.ts';
import type { BrowserStore } from '../../stores/types.ts';
import { writeEntry } from '../consent/guarded-storage.ts';
import {
  initialShopState,
  type ShopAction,
  shopReducer,
  type ShopState,
  type SiteConfig,
} from './shop-reducer.ts';

/**
 * The shop's shared state outside React: components subscribe to the parts they show, and effects read and change it.
 */
export interface ShopStore extends Pick<StoreApi<ShopState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Applies an action of `shopReducer`; setting the user's country also stores it for a year. */
  readonly dispatch: Dispatch<ShopAction>;
}

const ShopContext = createContext<ShopStore | null>(null);

/** Provides the shop's shared state for this storefront. */
export function ShopContextProvider(props: {
  store: BrowserStore;
  siteConfig: SiteConfig;
  children: ReactNode;
}) {
  const [shop] = useState(() => createShopStore(initialShopState(props.store, props.siteConfig)));
  return <ShopContext value={shop}>{props.children}</ShopContext>;
}

function createShopStore(initial: ShopState): ShopStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ShopState>(() => initial);
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch: (action) => {
      if (action.type === 'setUserCountry') writeEntry('country', action.country);
      setState(shopReducer(getState(), action), true);
    },
  };
}

/** The store itself, which never changes. @throws Error outside the provider. */
export function useShop(): ShopStore {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShopState must be used within a ShopContextProvider');
  return shop;
}

/** A part of the shared state; the component rerenders when that part changes. */
export function useShopState<Part>(select: (state: ShopState) => Part): Part {
  return useZustandStore(useShop(), select);
}

/** Dispatches an action of `shopReducer`. */
export function useShopDispatch(): Dispatch<ShopAction> {
  return useShop().dispatch;
}

/** The storefront this page was built for. */
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
