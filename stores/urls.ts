import { defaultLanguageOf } from './languages.ts';
import { pathIn } from './page-folder.ts';
import { listPages, type NamedPageKey } from './page-paths.ts';
import type { Language, Store } from './types.ts';

type CategoryKey = Extract<NamedPageKey, `category/${string}`>;

/**
 * The permanent name of a page, e.g. `product/rain-jacket`. A category whose list is long has more than one page:
 * the second is `category/jackets#2`.
 */
export type PageKey = NamedPageKey | `${CategoryKey}#${number}`;

/** What an address depends on in addition to the page and its language. */
type UrlScheme = Pick<Store, 'languages' | 'urls' | 'paths'>;

/** Every page of a brand; a storefront builds those that its catalogue and content provide. */
export const pageKeysOf = ({ paths }: Pick<Store, 'paths'>) => Object.keys(paths) as NamedPageKey[];

/** Whether a string from outside (a catalogue, a content file) is the key of a page of the brand. */
export const isPageKey = ({ paths }: Pick<Store, 'paths'>, key: string): key is NamedPageKey =>
  Object.hasOwn(paths, key);

/** The key of a page of a category's list, numbered from 1. */
export const listPageKey = (category: CategoryKey, number: number): PageKey =>
  number === 1 ? category : `${category}#${number}`;

/**
 * The path of a page in a language of a storefront: the language's prefix unless it is the default, then the path in
 * that language with the number of a list's page, then the slash, depending on the storefront. The two error pages are
 * files.
 */
export function pathOf(store: UrlScheme, language: Language, key: PageKey): string {
  const [named = '', number] = key.split('#');
  const path = pathIn(store.paths[named as NamedPageKey], language);
  const rest = number === undefined ? '' : `${pathIn(listPages, language)}${number}/`;
  return trimSlash(store, prefixOf(store, language) + path + rest);
}

/** The absolute public URL of a page in a storefront and language. */
export function urlOf(store: UrlScheme & Pick<Store, 'origin'>, language: Language, key: PageKey): string {
  return store.origin + pathOf(store, language, key);
}

/** The absolute URL of a product's page; null if the brand has no page of it, e.g. because it is not sold anymore. */
export function productUrlOf(
  store: UrlScheme & Pick<Store, 'origin'>,
  language: Language,
  productKey: string,
): string | null {
  const page = `product/${productKey}`;
  return isPageKey(store, page) ? urlOf(store, language, page) : null;
}

/** The language of the page at a path of a storefront. */
export function languageOfPath(store: Pick<Store, 'languages'>, path: string): Language {
  const first = path.split('/')[1]?.toLowerCase();
  return (
    store.languages.slice(1).find((language) => language.toLowerCase() === first) ?? defaultLanguageOf(store)
  );
}

/** `/sv` for a language that is not the storefront's default; empty for the default. */
export function prefixOf(store: Pick<Store, 'languages'>, language: Language): string {
  return language === defaultLanguageOf(store) ? '' : `/${language.toLowerCase()}`;
}

function trimSlash({ urls }: Pick<Store, 'urls'>, path: string): string {
  return urls.trailingSlash === 'never' && path.length > 1 ? path.replace(/\/$/, '') : path;
}
