import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../shop/shop-context.tsx';
import { createRegionStore, type RegionState, type RegionStore } from './region-store.ts';

const RegionContext = createContext<RegionStore | null>(null);

/** Provides the country the visitor shops in; belongs inside the shop's provider. */
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

/** A part of the region's state; the component rerenders when that part changes. */
export function useRegionState<Part>(select: (state: RegionState) => Part): Part {
  return useStore(useRegion().state, select);
}
