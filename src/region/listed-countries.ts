import { type ContinentCode, type CountryData, countryData } from '../../stores/country-data.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { languages } from '../../stores/types.ts';
import { countryName } from '../../stores/country-name.ts';
import { countryAliases } from './country-aliases.ts';

/** A country of the selector, in the form in which a reader of the page's language finds it. */
export interface ListedCountry {
  readonly entry: DirectoryEntry;
  /** In the page's language. */
  readonly name: string;
  /** Its native name, with the language of that name; null if it is the same name. */
  readonly native: { readonly name: string; readonly language: string | undefined } | null;
  readonly continent: ContinentCode;
  /** Every name it can be found by: those that a reader of the page's language sees or knows. */
  readonly names: readonly string[];
  /** Its names in all languages of our storefronts, for a term that is in none of the names above. */
  readonly foreignNames: readonly string[];
  /** What else it is called, for a term that is in no name at all. */
  readonly nicknames: readonly string[];
  /** ISO 3166-1 alpha-2 and alpha-3. */
  readonly codes: readonly string[];
}

/** The directory's countries by their names in a language. Includes the complete country table, so load it lazily. */
export function listCountries(directory: readonly DirectoryEntry[], language: string): ListedCountry[] {
  const { compare } = new Intl.Collator(language);
  return directory
    .map((entry) => listed(entry, language))
    .sort((one, other) => compare(one.name, other.name));
}

function listed(entry: DirectoryEntry, language: string): ListedCountry {
  const data = countryData(entry.country);
  const name = countryName(entry.country, language);
  return {
    entry,
    name,
    native: data.nativeName === name ? null : { name: data.nativeName, language: nativeLanguageOf(data) },
    continent: data.continents[0],
    names: [name, data.name, data.nativeName, ...data.aliases],
    foreignNames: languages.map((other) => countryName(entry.country, other)),
    nicknames: countryAliases[entry.country] ?? [],
    codes: [data.code, data.iso3],
  };
}

/** The country's own language that has this name for it; otherwise the first, which is the most widely spoken. */
function nativeLanguageOf({ code, nativeName, languages }: CountryData): string | undefined {
  return languages.find((language) => countryName(code, language) === nativeName) ?? languages[0];
}
