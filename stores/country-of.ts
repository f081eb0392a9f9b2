import type { Store, StoreCountry } from './types.ts';

/** The store's record of a country (ISO 3166-1 alpha-2, any case), or undefined when it does not sell there. */
export function countryOf(store: Store, code: string): StoreCountry | undefined {
  return store.countries.find((country) => country.code === code.toLowerCase());
}
