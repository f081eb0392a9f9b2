import { conditionCountries } from '../../redirects/types.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { countrySeen } from '../region/country-seen.ts';
import { countryParameter } from '../region/region-store.ts';

/**
 * The country by which a redirect is chosen: the one specified in the address, else the one chosen earlier, else the
 * one the edge reports; null if unknown. A code that rules cannot contain is ignored. ISO 3166-1 alpha-2, lower case.
 */
export async function visitorCountry(query: string): Promise<string | null> {
  const known = [new URLSearchParams(query).get(countryParameter), readEntry('country')]
    .map((code) => code?.trim().toLowerCase())
    .find((code) => conditionCountries.some((country) => country === code));
  return known ?? countrySeen();
}
