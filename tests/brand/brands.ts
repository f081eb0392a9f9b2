import { brand } from '../../brands/build.ts';
import { brand as second } from '../../brands/second/build.ts';
import type { BuildBrand } from '../../brands/types.ts';

/** The brand that is built, and the second one, whose language, sizes, and single fonts the demo does not have. */
export const brands: readonly BuildBrand[] = [...new Set([brand, second])];
