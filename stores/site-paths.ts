import { categoryPaths } from './page-paths/categories.ts';
import { contentPaths } from './page-paths/content.ts';
import { screenPaths } from './page-paths/screens.ts';
import type { Language } from './types.ts';

/** The pages the interface itself links to: all but the products, whose paths come with their data. */
export const sitePaths = { ...screenPaths, ...categoryPaths, ...contentPaths } as const;
export type SitePageKey = keyof typeof sitePaths;

/** The path of a screen, category or content page; small enough for every page's script. */
export function sitePathOf(language: Language, key: SitePageKey): string {
  return sitePaths[key][language];
}
