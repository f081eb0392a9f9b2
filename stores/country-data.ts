import { countries, getCountryData, type ICountry, type TCountryCode } from 'countries-list';

/** What is known about a country regardless of who sells there (docs/product.md, 3). */
export interface CountryData {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly iso3: string;
  /** In English. */
  readonly name: string;
  readonly nativeName: string;
  /** Other names it goes by. */
  readonly aliases: readonly string[];
  /** International calling codes. */
  readonly phoneCodes: readonly number[];
  /** Codes of its continents, the main one first; AF AN AS EU NA OC SA. */
  readonly continents: readonly [ContinentCode, ...ContinentCode[]];
  readonly capital: string;
  /** ISO 4217. */
  readonly currencies: readonly string[];
  /** ISO 639-1. */
  readonly languages: readonly string[];
  /** The country it belongs to, if it nevertheless has a code of its own; same form as `code`. */
  readonly partOf?: string;
  /** Whether the code is not defined by ISO. */
  readonly userAssigned?: boolean;
}
export type ContinentCode = ICountry['continent'];

/**
 * The reference entry of a country.
 * @param code ISO 3166-1 alpha-2, any case.
 * @throws Error for an unknown country.
 */
export function countryData(code: string): CountryData {
  const iso2 = code.toUpperCase();
  if (!isKnown(iso2)) throw new Error(`Unknown country code "${code}".`);
  const entry = getCountryData(iso2);
  const { continent, continents = [], partOf, userAssigned } = entry;
  return {
    code: entry.iso2.toLowerCase(),
    iso3: entry.iso3,
    name: entry.name,
    nativeName: entry.native,
    aliases: entry.alias ?? [],
    phoneCodes: entry.phone,
    continents: [continent, ...continents.filter((other) => other !== continent)],
    capital: entry.capital,
    currencies: entry.currency,
    languages: entry.languages,
    ...(partOf === undefined ? {} : { partOf: partOf.toLowerCase() }),
    ...(userAssigned === undefined ? {} : { userAssigned }),
  };
}

/* The library returns an entry for every code, even if it knows nothing else about the country. */
const isKnown = (iso2: string): iso2 is TCountryCode => Object.hasOwn(countries, iso2);
