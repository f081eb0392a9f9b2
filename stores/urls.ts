import { en } from './page-paths/en.ts';
import { de } from './page-paths/de.ts';
import { es } from './page-paths/es.ts';
import { fr } from './page-paths/fr.ts';
import { it } from './page-paths/it.ts';
import { ja } from './page-paths/ja.ts';
import { ko } from './page-paths/ko.ts';
import { nl } from './page-paths/nl.ts';
import { sv } from './page-paths/sv.ts';
import { zhHant } from './page-paths/zh-Hant.ts';
import type { PageKey, PagePaths } from './page-paths/paths.ts';
import { defaultLanguageOf } from './languages.ts';
import type { Language, Store } from './types.ts';

export type { PageKey } from './page-paths/paths.ts';

const pagePaths: Readonly<Record<Language, PagePaths>> = {
  en,
  sv,
  de,
  fr,
  es,
  it,
  nl,
  ko,
  ja,
  'zh-Hant': zhHant,
};

/** What an address depends on in addition to the page and its language. */
type UrlScheme = Pick<Store, 'languages' | 'urls'>;

/** Every page that may exist; a storefront builds those that its catalogue and content provide. */
export const pageKeys = Object.keys(en) as PageKey[];

/** Whether a string from outside (a catalogue, a content file) is a page key. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(en, key);
}

/**
 * The path of a page in a language of a storefront: the language's prefix unless it is the default, then the path in
 * that language, then the slash, depending on the storefront. The two error pages are files.
 */
export function pathOf(store: UrlScheme, language: Language, key: PageKey): string {
  return trimSlash(store, prefixOf(store, language) + pagePaths[language][key]);
}

/** The absolute public URL of a page in a storefront and language. */
export function urlOf(store: UrlScheme & Pick<Store, 'origin'>, language: Language, key: PageKey): string {
  return store.origin + pathOf(store, language, key);
}

/** The language of the page at a path of a storefront. */
export function languageOfPath(store: UrlScheme, path: string): Language {
  const first = path.split('/')[1]?.toLowerCase();
  return (
    store.languages.slice(1).find((language) => language.toLowerCase() === first) ?? defaultLanguageOf(store)
  );
}

/** `/sv` for a language that is not the storefront's default; empty for the default. */
function prefixOf(store: UrlScheme, language: Language): string {
  return language === defaultLanguageOf(store) ? '' : `/${language.toLowerCase()}`;
}

function trimSlash({ urls }: UrlScheme, path: string): string {
  return urls.trailingSlash === 'never' && path.length > 1 ? path.replace(/\/$/, '') : path;
}
