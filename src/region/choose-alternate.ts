import type { Alternate } from '../../stores/alternates.ts';
import { chooseLanguage } from '../../stores/choose-language.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { countryParameter } from './region-store.ts';
import type { Language } from '../../stores/types.ts';
import { readEntry } from '../consent/guarded-storage.ts';

interface Choice {
  readonly entry: DirectoryEntry;
  /** BCP 47 tags of the visitor's languages, the preferred one first. */
  readonly languages: readonly string[];
  /** The addresses of the current page for other countries and languages. */
  readonly alternates: readonly Alternate[];
}

/**
 * Where to go for a country of the directory: to the same page there, otherwise to the home page, in the best matching
 * language; the address tells the storefront which country is meant. Null only for an entry without any address.
 */
export function hrefFor({ alternates, entry, languages }: Choice): string | null {
  const ending = `-${entry.country.toUpperCase()}`;
  const offers = alternates
    .filter(({ hreflang }) => hreflang.endsWith(ending))
    .map(({ hreflang, href }) => ({ language: hreflang.slice(0, -ending.length), href }));
  const href = bestOf(offers, languages) ?? bestOf(entry.homes, languages);
  return href && withCountry(href, entry.country);
}

function withCountry(href: string, country: string): string {
  const url = new URL(href);
  url.searchParams.set(countryParameter, country);
  return url.href;
}

function bestOf(offers: DirectoryEntry['homes'], preferred: readonly string[]): string | null {
  const language = chooseLanguage(
    preferred,
    offers.map((offer) => offer.language),
  );
  const best = offers.find((offer) => offer.language === language) ?? offers[0];
  return best?.href ?? null;
}

/**
 * The languages to look for in another storefront, as BCP 47 tags: what the visitor chose, what the browser prefers,
 * and last the language of this page, which may only have been the closest match.
 */
export function preferredLanguages(pageLanguage: Language): readonly string[] {
  const chosen = readEntry('gatsby-i18next-language');
  return [...(chosen === null ? [] : [chosen]), ...navigator.languages, pageLanguage];
}
