import type { KlevuProduct } from './seed.ts';

/** Whether a product is in a category or below it. @param path names from the root, separated by `;` */
export const isInCategory = ({ categoryPaths }: KlevuProduct, path: string): boolean =>
  categoryPaths.some((candidate) => candidate === path || candidate.startsWith(`${path};`));
