import type { Store } from '../../stores/types.ts';
import { countryName } from '../components/country-name.ts';

/** What a storefront's first country, with which every page begins, is called in each of its languages. */
export const firstCountryNames = ({ countries, languages }: Store): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, countryName(countries[0].code, language)]));
