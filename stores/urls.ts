import { productPaths } from './page-paths/products.ts';
import { sitePaths } from './site-paths.ts';
import type { Language, Store } from './types.ts';

const pagePaths = { ...sitePaths, ...productPaths } satisfies Record<
  string,
  Readonly<Record<Language, string>>
>;

/** The stable name of a page, the same in every storefront and language, e.g. `product/baby-carrier-mini`. */
export type PageKey = keyof typeof pagePaths;

/** Every page that may exist; a storefront builds those that its catalogue and content fill. */
export const pageKeys = Object.keys(pagePaths) as PageKey[];

/** Whether a string from outside (a catalogue, a content file) names a page. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(pagePaths, key);
}

/** The path of a page in a language: slashes at both ends, but for the two error pages, which are files. */
export function pathOf(language: Language, key: PageKey): string {
  return pagePaths[key][language];
}

/** The absolute public URL of a page in a storefront and language. */
export function urlOf(store: Store, language: Language, key: PageKey): string {
  return store.origin + pathOf(language, key);
}
