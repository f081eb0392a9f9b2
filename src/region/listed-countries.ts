import type { ICountryData, TContinentCode } from 'countries-list';
import { countryData } from '../../stores/country-data.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { languages } from '../../stores/types.ts';
import { countryName } from '../../stores/country-name.ts';

/** A country of the selector, in the form in which a reader of the page's language finds it. */
export interface ListedCountry {
  readonly entry: DirectoryEntry;
  readonly name: string;
  /** Its native name, with the language of that name; null if it is the same name. */
  readonly native: { readonly name: string; readonly language: string | undefined } | null;
  readonly continent: TContinentCode;
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
    native: data.native === name ? null : { name: data.native, language: nativeLanguageOf(data) },
    continent: data.continent,
    names: [name, data.name, data.native, ...(data.alias ?? [])],
    foreignNames: languages.map((other) => countryName(entry.country, other)),
    nicknames: countryAliases[entry.country] ?? [],
    codes: [entry.country, data.iso3],
  };
}

/** The country's own language that has this name for it; otherwise the first, which is the most widely spoken. */
function nativeLanguageOf({ iso2, native, languages }: ICountryData): string | undefined {
  return languages.find((language) => countryName(iso2, language) === native) ?? languages[0];
}

/**
 * What shoppers call a country besides its names: its parts, its old and short names, in the languages of our
 * storefronts. Keyed by ISO 3166-1 alpha-2, lower case; names that the browser or the country table knows are not here.
 */
const countryAliases: Readonly<Partial<Record<string, readonly string[]>>> = {
  gb: [
    ...[
      'England',
      'Angleterre',
      'Inglaterra',
      'Inghilterra',
      'Engeland',
      '잉글랜드',
      'イングランド',
      '英格蘭',
    ],
    ...['Scotland', 'Skottland', 'Schottland', 'Écosse', 'Escocia', 'Scozia', 'Schotland'],
    ...['스코틀랜드', 'スコットランド', '蘇格蘭'],
    ...['Wales', 'Pays de Galles', 'Gales', 'Galles', '웨일스', 'ウェールズ', '威爾斯'],
    ...['Northern Ireland', 'Nordirland', 'Irlande du Nord', 'Irlanda del Norte', 'Irlanda del Nord'],
    ...['Noord-Ierland', '북아일랜드', '北アイルランド', '北愛爾蘭'],
    ...[
      'Storbritannien',
      'Großbritannien',
      'Grande-Bretagne',
      'Gran Bretaña',
      'Gran Bretagna',
      'Groot-Brittannië',
    ],
    ...['英国', '英國', 'イギリス'],
  ],
  us: ['Amerika', 'Amérique', 'América', '미합중국', '米国', '美国', '美國', 'EE. UU.', 'VS'],
  nl: ['Hollande', 'Holanda', 'Olanda', '홀란드', '荷兰', 'The Netherlands'],
  kr: ['Korea', 'Corée', 'Corea', '한국', '韓国', '韩国', '韓國', '南韓'],
  hk: ['Hongkong', 'Hong-Kong', 'HKSAR', '香港特別行政區'],
  tw: ['Republic of China', '台灣', '台湾'],
  cn: ['PRC', '中国', '中國大陸'],
  jp: ['Nippon', 'Nihon', 'にほん', 'にっぽん'],
  cz: [
    'Tschechische Republik',
    'République tchèque',
    'República Checa',
    'Repubblica Ceca',
    'Tjeckiska republiken',
  ],
  ie: ['Republic of Ireland', 'Éire'],
};
