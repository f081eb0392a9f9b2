import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useReducer,
} from 'react';
import type { Store } from '../../stores/types.ts';
import { writeEntry } from '../consent/guarded-storage.ts';
import {
  initialShopState,
  type ShopAction,
  shopReducer,
  type ShopState,
  type SiteConfig,
} from './shop-reducer.ts';

const ShopContext = createContext<{ state: ShopState; dispatch: Dispatch<ShopAction> } | null>(null);

/** Gives everything below it the shop's shared state for this store. */
export function ShopContextProvider(props: { store: Store; siteConfig: SiteConfig; children: ReactNode }) {
  const [state, reduce] = useReducer(shopReducer, props, ({ store, siteConfig }) =>
    initialShopState(store, siteConfig),
  );
  const dispatch = useCallback((action: ShopAction) => {
    if (action.type === 'setUserCountry') writeEntry('country', action.country);
    reduce(action);
  }, []);
  const value = useMemo(() => ({ state, dispatch }), [state, dispatch]);
  return <ShopContext.Provider value={value}>{props.children}</ShopContext.Provider>;
}

/** The shared state. @throws Error outside the provider. */
export function useShopState(): ShopState {
  return useShop().state;
}

/** Sends a transition of `shopReducer`; setting the user's country also keeps it for a year. */
export function useShopDispatch(): Dispatch<ShopAction> {
  return useShop().dispatch;
}

function useShop() {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShopState must be used within a ShopContextProvider');
  return shop;
}
