import { countryForRedirects, needsLocation } from '../../redirects/visitor-country.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { countrySeen } from '../region/country-seen.ts';

/**
 * The country by which this browser's redirect is chosen, by the rule that hosts follow too (`countryForRedirects`).
 * The visitor's location is requested only if nothing else decides.
 */
export async function visitorCountry(query: string): Promise<string | null> {
  const signs = { query, chosen: readEntry('country') };
  return countryForRedirects({ ...signs, seen: needsLocation(signs) ? await countrySeen() : null });
}
