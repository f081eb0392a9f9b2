import { countries, getCountryData, type ICountryData, type TCountryCode } from 'countries-list';

/**
 * What is known about a country regardless of who sells there (docs/product.md, 3): the entry of the library.
 * @param code ISO 3166-1 alpha-2, any case.
 * @throws Error for an unknown country.
 */
export function countryData(code: string): ICountryData {
  const iso2 = code.toUpperCase();
  if (!isKnown(iso2)) throw new Error(`Unknown country code "${code}".`);
  return getCountryData(iso2);
}

/* The library returns an entry for every code, even if it knows nothing else about the country. */
const isKnown = (iso2: string): iso2 is TCountryCode => Object.hasOwn(countries, iso2);
