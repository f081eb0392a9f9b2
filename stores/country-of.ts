import type { Store, StoreCountry } from './types.ts';

/** The store's record for a country (ISO 3166-1 alpha-2, any case), or undefined if it does not sell there. */
export function countryOf(store: Store, code: string): StoreCountry | undefined {
  return store.countries.find((country) => country.code === code.toLowerCase());
}
