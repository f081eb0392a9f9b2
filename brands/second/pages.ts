import { optionalPages, pathsOfBrand } from '../../stores/page-paths.ts';
import { builtRows } from './built-rows.ts';

type OwnPages = Readonly<Record<keyof typeof builtRows, true>>;

declare module '../../stores/page-paths.ts' {
  interface BrandPages extends OwnPages {}
}

/** Where every page is. */
export const pagePaths = pathsOfBrand({ claim: optionalPages.claim }, builtRows);
