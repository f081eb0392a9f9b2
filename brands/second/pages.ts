import { optionalPages, pathsOfBrand } from '../../stores/page-paths.ts';
import { builtRows } from './built-rows.ts';

const own = { claim: optionalPages.claim, registration: optionalPages.registration } as const;

type OwnPages = Readonly<Record<keyof typeof builtRows, true>>;

declare module '../../stores/page-paths.ts' {
  interface BrandPages extends OwnPages {}
}

/** Where every page is. */
export const pagePaths = pathsOfBrand(own, builtRows);
