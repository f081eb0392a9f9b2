import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../shop/shop-context.tsx';
import { createRegionStore, type RegionState, type RegionStore } from './region-store.ts';

const RegionContext = createContext<RegionStore | null>(null);

export function RegionProvider({ children }: { children: ReactNode }) {
  const shop = useShop();
  const [region] = useState(() => createRegionStore(shop));
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** The store itself, which never changes. @throws Error outside `RegionProvider`. */
export function useRegion(): RegionStore {
  const region = useContext(RegionContext);
  if (!region) throw new Error('useRegion must be used within a RegionProvider');
  return region;
}

export function useRegionState<Part>(select: (state: RegionState) => Part): Part {
  return useStore(useRegion().state, select);
}
