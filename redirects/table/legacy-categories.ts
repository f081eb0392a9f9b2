import type { LegacyLinks } from '../records.ts';

/**
 * Old paths of categories, from before they moved to `/products/` and accessories got their own folder. docs/product.md
 * lists the folders; other spellings are our choice of what such a site had.
 */
export const legacyCategories = {
  // Baby carriers
  '/baby-carriers/': 'category/baby-carriers',
  '/baby-carrier/': 'category/baby-carriers',
  '/carriers/': 'category/baby-carriers',
  '/products/baby-carrier/': 'category/baby-carriers',
  '/products/carriers/': 'category/baby-carriers',
  '/shop/baby-carriers/': 'category/baby-carriers',
  '/baby-carriers/all/': 'category/baby-carriers',
  '/products/baby-carriers/all/': 'category/baby-carriers',
  '/baby-carriers/accessories/': 'category/baby-carriers/accessories-baby-carrier',
  '/baby-carriers/accessories-baby-carrier/': 'category/baby-carriers/accessories-baby-carrier',
  '/baby-carrier-accessories/': 'category/baby-carriers/accessories-baby-carrier',
  '/accessories/baby-carriers/': 'category/baby-carriers/accessories-baby-carrier',
  '/products/baby-carriers/accessories/': 'category/baby-carriers/accessories-baby-carrier',
  '/products/baby-carriers/baby-carrier-accessories/': 'category/baby-carriers/accessories-baby-carrier',
  '/products/accessories-baby-carrier/': 'category/baby-carriers/accessories-baby-carrier',

  // Baby bouncers
  '/baby-bouncers/': 'category/baby-bouncers',
  '/baby-bouncer/': 'category/baby-bouncers',
  '/bouncers/': 'category/baby-bouncers',
  '/products/baby-bouncer/': 'category/baby-bouncers',
  '/products/bouncers/': 'category/baby-bouncers',
  '/shop/baby-bouncers/': 'category/baby-bouncers',
  '/baby-bouncers/all/': 'category/baby-bouncers',
  '/products/baby-bouncers/all/': 'category/baby-bouncers',
  '/baby-bouncers/accessories/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/baby-bouncers/accessories-baby-bouncer/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/baby-bouncer-accessories/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/accessories/baby-bouncers/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/bouncers/accessories/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/products/baby-bouncers/accessories/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/products/baby-bouncers/baby-bouncer-accessories/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/products/baby-bouncers/toys/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/products/accessories-baby-bouncer/': 'category/baby-bouncers/accessories-baby-bouncer',

  // Kitchen
  '/kitchen/': 'category/kitchen',
  '/kitchen/all/': 'category/kitchen',
  '/kitchen/bibs/': 'category/kitchen',
  '/kitchen/tableware/': 'category/kitchen',
  '/mealtime/': 'category/kitchen',
  '/products/kitchen/all/': 'category/kitchen',
  '/products/mealtime/': 'category/kitchen',
  '/shop/kitchen/': 'category/kitchen',

  // Bathroom
  '/bathroom/': 'category/bathroom',
  '/bathroom/all/': 'category/bathroom',
  '/bathroom/potties/': 'category/bathroom',
  '/potty-training/': 'category/bathroom',
  '/products/bathroom/all/': 'category/bathroom',
  '/products/potties/': 'category/bathroom',
  '/shop/bathroom/': 'category/bathroom',

  // Cradle and travel cot
  '/baby-cradle-and-travel-crib/': 'category/baby-cradle-and-travel-crib',
  '/baby-cradle-and-travel-cot/': 'category/baby-cradle-and-travel-crib',
  '/travel-cot/': 'category/baby-cradle-and-travel-crib',
  '/travel-cots/': 'category/baby-cradle-and-travel-crib',
  '/travel-crib/': 'category/baby-cradle-and-travel-crib',
  '/cradle/': 'category/baby-cradle-and-travel-crib',
  '/cradles/': 'category/baby-cradle-and-travel-crib',
  '/sleep/': 'category/baby-cradle-and-travel-crib',
  '/products/travel-cot/': 'category/baby-cradle-and-travel-crib',
  '/products/travel-crib/': 'category/baby-cradle-and-travel-crib',
  '/products/cradle/': 'category/baby-cradle-and-travel-crib',
  '/products/sleep/': 'category/baby-cradle-and-travel-crib',
  '/shop/travel-cot/': 'category/baby-cradle-and-travel-crib',
  '/baby-cradle-and-travel-crib/accessories/': 'category/baby-cradle-and-travel-crib/accessories',
  '/travel-cot/accessories/': 'category/baby-cradle-and-travel-crib/accessories',
  '/cradle/accessories/': 'category/baby-cradle-and-travel-crib/accessories',
  '/products/travel-cot/accessories/': 'category/baby-cradle-and-travel-crib/accessories',
  '/products/cradle/accessories/': 'category/baby-cradle-and-travel-crib/accessories',
  '/products/baby-cradle-and-travel-crib/accessories-baby-cradle/':
    'category/baby-cradle-and-travel-crib/accessories',
  '/products/baby-cradle-and-travel-crib/accessories-travel-cot/':
    'category/baby-cradle-and-travel-crib/accessories',

  // Starter kits and gifts
  '/starter-kits/': 'category/starter-kits',
  '/starter-kit/': 'category/starter-kits',
  '/bundles/': 'category/starter-kits',
  '/products/starter-kit/': 'category/starter-kits',
  '/products/bundles/': 'category/starter-kits',
  '/shop/starter-kits/': 'category/starter-kits',
  '/gifts/': 'category/gifts',
  '/gift-sets/': 'category/gifts',
  '/products/gift-sets/': 'category/gifts',
  '/shop/gifts/': 'category/gifts',

  // Everything
  '/shop/': 'category/selected/shop',
  '/shop/all/': 'category/selected/shop',
  '/products/': 'category/selected/shop',
  '/products/all/': 'category/selected/shop',
  '/all-products/': 'category/selected/shop',
  '/accessories/': { to: 'category/selected/shop', assumed: 'No category contains all accessories.' },
  '/products/accessories/': {
    to: 'category/selected/shop',
    assumed: 'No category contains all accessories.',
  },
} as const satisfies LegacyLinks;
