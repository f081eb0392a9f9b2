import type { KlevuProduct } from './seed.ts';

/**
 * Whether a product is in a category or below it, or in a curated list.
 * @param path names from the root, separated by `;`
 */
export const isInCategory = ({ categoryPaths, listPaths = [] }: KlevuProduct, path: string): boolean =>
  [...categoryPaths, ...listPaths].some(
    (candidate) => candidate === path || candidate.startsWith(`${path};`),
  );
