import { optionalPages, pathsOfBrand } from '../../stores/page-paths.ts';
import { builtRows } from './built-rows.ts';

const { claim, newsletter, registration, review } = optionalPages;
const own = { claim, newsletter, registration, review } as const;

type OwnPages = Readonly<Record<keyof typeof builtRows, true>>;

declare module '../../stores/page-paths.ts' {
  interface BrandPages extends OwnPages {}
}

/** Where every page is. */
export const pagePaths = pathsOfBrand(own, builtRows);
