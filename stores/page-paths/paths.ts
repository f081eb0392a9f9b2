import type { en } from './en.ts';

/** The permanent name of a page, the same in every storefront and language, e.g. `product/baby-carrier-mini`. */
export type PageKey = keyof typeof en;

/** A language's path of every page: slashes at both ends, except for the two error pages, which are files. */
export type PagePaths = Readonly<Record<PageKey, string>>;
