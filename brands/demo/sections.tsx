import type { BrandSections } from '../types.ts';

/** As the engine has them, but accessories are left to the pages of what they belong to. */
export const sections: BrandSections = {
  home: ['reasons', 'favorites', 'categories', 'story', 'newest', 'guides', 'picked', 'personal', 'recent'],
};
