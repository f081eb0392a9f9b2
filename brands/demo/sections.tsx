import type { BrandSections } from '../types.ts';

/** As the engine has them. */
export const sections: BrandSections = {};
