import type { Store } from '../../stores/types.ts';
import { useShopState } from './shop-context.tsx';

/** The storefront this page was built for. */
export function useStore(): Store {
  return useShopState().store;
}
