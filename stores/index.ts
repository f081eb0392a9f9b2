import { de } from './de.ts';
import { se } from './se.ts';
import type { Store, StoreCountry, StoreId } from './types.ts';
import { us } from './us.ts';

/** Every storefront, by id. */
export const stores: Readonly<Record<StoreId, Store>> = { us, se, de };

/**
 * The storefront with this id.
 * @throws Error naming the known ids when there is none.
 */
export function storeById(id: string): Store {
  const store = Object.hasOwn(stores, id) ? stores[id as StoreId] : undefined;
  if (!store) throw new Error(`Unknown store "${id}". Known stores: ${Object.keys(stores).join(', ')}.`);
  return store;
}

/** The store's record of a country (ISO 3166-1 alpha-2, any case), or undefined when it does not sell there. */
export function countryOf(store: Store, code: string): StoreCountry | undefined {
  return store.countries.find((country) => country.code === code.toLowerCase());
}
