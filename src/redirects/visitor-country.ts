import { conditionCountries } from '../../redirects/types.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { countrySeen } from '../region/country-seen.ts';
import { countryParameter } from '../region/region-store.ts';

/**
 * The country a redirect is chosen for: the one the address names, else the one chosen earlier, else where the edge sees
 * the visitor; null when nobody knows. A code that no rule may name counts as not said. ISO 3166-1 alpha-2, lower case.
 */
export async function visitorCountry(query: string): Promise<string | null> {
  const known = [new URLSearchParams(query).get(countryParameter), readEntry('country')]
    .map((code) => code?.trim().toLowerCase())
    .find((code) => conditionCountries.some((country) => country === code));
  return known ?? countrySeen();
}
