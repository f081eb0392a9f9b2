import { pathsOfBrand } from '../../stores/page-paths.ts';
import { builtRows } from './built-rows.ts';

type SecondPages = Readonly<Record<keyof typeof builtRows, true>>;

declare module '../../stores/page-paths.ts' {
  interface BrandPages extends SecondPages {}
}

/** Where every page is. */
export const pagePaths = pathsOfBrand({}, builtRows);
