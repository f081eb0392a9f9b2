import type { LegacyLinks } from '../records.ts';

const inspiration = 'content/inspiration/all';

/**
 * Everything else in an old folder: the page that the folder itself leads to. Rules for single addresses in other files
 * take precedence.
 */
export const legacyFolders = {
  // Categories
  '/baby-carriers/*': 'category/baby-carriers',
  '/carriers/*': 'category/baby-carriers',
  '/baby-bouncers/*': 'category/baby-bouncers',
  '/bouncers/*': 'category/baby-bouncers',
  '/kitchen/*': 'category/kitchen',
  '/bathroom/*': 'category/bathroom',
  '/baby-cradle-and-travel-crib/*': 'category/baby-cradle-and-travel-crib',
  '/travel-cot/*': 'category/baby-cradle-and-travel-crib',
  '/cradle/*': 'category/baby-cradle-and-travel-crib',
  '/starter-kits/*': 'category/starter-kits',
  '/gifts/*': 'category/gifts',
  '/shop/*': 'category/selected/shop',

  // Articles
  '/articles/*': inspiration,
  '/inspiration/*': inspiration,
  '/magazine/*': inspiration,
  '/blog/*': inspiration,
  '/guides/*': inspiration,

  // Manuals
  '/pdf/*': 'content/manuals',
  '/media/manuals/*': 'content/manuals',

  // Pages without a successor
  '/campaign/*': 'home',
  '/reviews/*': 'home',
  '/find-a-store/*': 'home',
} as const satisfies LegacyLinks;
