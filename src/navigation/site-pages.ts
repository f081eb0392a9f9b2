import type { NamedPageKey, OwnPageKey } from '../../stores/page-paths.ts';

/** Categories that the interface itself links to; the paths of all others, and of products, come with their data. */
export const linkedCategories = [
  'category/selected/shop',
  'category/selected/supersoft-and-supercosy-new-additions',
] as const satisfies readonly NamedPageKey[];

/** Pages that the interface itself links to. */
export type SitePageKey = OwnPageKey | (typeof linkedCategories)[number];
