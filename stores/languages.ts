import { displayNames } from './intl-formats.ts';
import { languages } from './supported-languages.ts';
import type { Language, Store, StoreCountry } from './types.ts';

/** The language of pages without a prefix. */
export const defaultLanguageOf = ({ languages }: Pick<Store, 'languages'>): Language => languages[0];

/** A language as one of the storefront's; its default one if it is none of them. */
export const offeredLanguage = (store: Pick<Store, 'languages'>, language: string | null): Language =>
  store.languages.find((offered) => offered === language) ?? defaultLanguageOf(store);

/** What some storefronts speak, and English, which stands in for all: languages of `locales/` first, in their order. */
export function languagesOf(stores: readonly Pick<Store, 'languages'>[]): readonly Language[] {
  const spoken = new Set<Language>(['en', ...stores.flatMap((store) => store.languages)]);
  return [...new Set([...languages.filter((language) => spoken.has(language)), ...spoken])];
}

/** The languages a storefront offers in a country, the preferred one first. */
export function languagesFor(
  store: Pick<Store, 'languages'>,
  country: StoreCountry,
): readonly [Language, ...Language[]] {
  return country.languages ?? store.languages;
}

/** A language as it is used in a country, BCP 47: `sv-SE`, `zh-Hant-HK`. */
export const localeOf = (language: Language, { code }: Pick<StoreCountry, 'code'>): string =>
  `${language}-${code.toUpperCase()}`;

/** Where people speak each language every day, and read amounts and dates as their country writes them; others where most do. */
const spokenIn: Readonly<Partial<Record<string, string>>> = {
  en: 'us gb ca au ie hk',
  sv: 'se fi',
  de: 'de at be lu',
  fr: 'fr be ca lu',
  es: 'es',
  it: 'it',
  nl: 'nl be',
  ko: 'kr',
  ja: 'jp',
  'zh-Hant': 'hk tw cn',
};

/**
 * The BCP 47 locale that formats money and dates in a language of a country: `de-AT`. Elsewhere, its readers know only what
 * their language does: an English page of Czechia is written like one of Britain, whose words it has (`stores/english.ts`).
 */
export function formatLocaleOf(language: Language, country: Pick<StoreCountry, 'code'>): string {
  const countries = spokenIn[language] ?? new Intl.Locale(language).maximize().region?.toLowerCase();
  if (countries?.includes(country.code)) return localeOf(language, country);
  return language === 'en' ? 'en-GB' : language;
}

/** Languages written from right to left; we have none yet, but `dir` requires an answer. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The writing direction of a language, for the `dir` attribute. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

const endonyms: Readonly<Partial<Record<string, string>>> = {
  en: 'English',
  sv: 'Svenska',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  ko: '한국어',
  ja: '日本語',
  'zh-Hant': '繁體中文',
};

/**
 * A language's name in that language, for people who read no other: `Svenska`, `日本語`. Every page shows it, and the
 * first `Intl.DisplayNames` of a page takes a browser 25 ms.
 */
export const endonymOf = (language: Language): string => endonyms[language] ?? nameOf(language);

function nameOf(language: string): string {
  const name = displayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
