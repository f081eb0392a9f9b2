import { defaultLanguageOf } from './languages.ts';
import { type PageKey, pagePaths } from './page-paths.ts';
import type { Language, Store } from './types.ts';

export type { PageKey } from './page-paths.ts';

/** What an address depends on in addition to the page and its language. */
type UrlScheme = Pick<Store, 'languages' | 'urls'>;

/** Every page that may exist; a storefront builds those that its catalogue and content provide. */
export const pageKeys = Object.keys(pagePaths) as PageKey[];

/** Whether a string from outside (a catalogue, a content file) is a page key. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(pagePaths, key);
}

/**
 * The path of a page in a language of a storefront: the language's prefix unless it is the default, then the path in
 * that language, then the slash, depending on the storefront. The two error pages are files.
 */
export function pathOf(store: UrlScheme, language: Language, key: PageKey): string {
  return trimSlash(store, prefixOf(store, language) + pagePaths[key][language]);
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
