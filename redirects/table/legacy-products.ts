import type { LegacyLinks } from '../records.ts';
import { whereSold } from './legacy-where-sold.ts';

/**
 * Old paths of products that are still made, from before they moved to `/products/`. docs/product.md lists the folders;
 * each product's path is our choice: its key in the old folder, and shorter spellings that people type. Accessories are
 * in `legacy-accessories.ts`.
 */
export const legacyProducts = {
  // Baby carriers
  '/baby-carriers/baby-carrier-mini/*': 'product/baby-carrier-mini',
  '/baby-carriers/baby-carrier-move/*': 'product/baby-carrier-move',
  '/baby-carriers/baby-carrier-free/*': 'product/baby-carrier-free',
  '/baby-carriers/baby-carrier-harmony/*': 'product/baby-carrier-harmony',
  '/baby-carriers/baby-carrier-one/*': 'product/baby-carrier-one',
  '/baby-carriers/baby-carrier-one-air/*': 'product/baby-carrier-one-air',
  '/carriers/baby-carrier-mini/*': 'product/baby-carrier-mini',
  '/carriers/baby-carrier-move/*': 'product/baby-carrier-move',
  '/carriers/baby-carrier-one/*': 'product/baby-carrier-one',
  '/carriers/baby-carrier-one-air/*': 'product/baby-carrier-one-air',
  '/baby-carrier-mini/*': 'product/baby-carrier-mini',
  '/baby-carrier-move/*': 'product/baby-carrier-move',
  '/baby-carrier-free/*': 'product/baby-carrier-free',
  '/baby-carrier-harmony/*': 'product/baby-carrier-harmony',
  '/baby-carrier-one/*': 'product/baby-carrier-one',
  '/baby-carrier-one-air/*': 'product/baby-carrier-one-air',

  // Baby bouncers
  '/baby-bouncers/bouncer-bliss/*': whereSold('product/bouncer-bliss'),
  '/baby-bouncers/bouncer-balance-soft/*': whereSold('product/bouncer-balance-soft'),
  '/baby-bouncers/bouncer-bundle-with-toy/*': whereSold('product/bouncer-bundle-with-toy'),
  '/baby-bouncers/bouncer-with-transport-bag/*': whereSold('product/bouncer-with-transport-bag'),
  '/baby-bouncers/bouncer-balance/*': whereSold('product/bouncer-balance-soft'),
  '/bouncers/bouncer-bliss/*': whereSold('product/bouncer-bliss'),
  '/bouncers/bouncer-balance-soft/*': whereSold('product/bouncer-balance-soft'),
  '/bouncer-bliss/*': whereSold('product/bouncer-bliss'),
  '/bouncer-balance-soft/*': whereSold('product/bouncer-balance-soft'),
  '/baby-bouncers/bouncer-bliss-bundle/*': whereSold('product/bouncer-with-transport-bag'),

  // Kitchen
  '/kitchen/baby-bib/*': 'product/baby-bib',
  '/kitchen/baby-bib-2-pack/*': 'product/baby-bib-2-pack',
  '/kitchen/small-baby-bib-2-pack/*': 'product/small-baby-bib-2-pack',
  '/kitchen/feeding-bib-set/*': 'product/feeding-bib-set',
  '/kitchen/baby-feeding-set-3-pcs/*': 'product/baby-feeding-set-3-pcs',
  '/kitchen/baby-cup/*': 'product/baby-cup',
  '/kitchen/baby-cup-2-pack/*': 'product/baby-cup-2-pack',
  '/kitchen/baby-spoon-and-fork/*': 'product/baby-spoon-and-fork',
  '/kitchen/baby-plate/*': 'product/baby-plate',
  '/kitchen/baby-plate-spoon-and-fork/*': 'product/baby-plate-spoon-and-fork',
  '/kitchen/snack-bowl/*': 'product/snack-bowl',
  '/kitchen/high-chair/*': whereSold('product/high-chair'),
  '/kitchen/soft-bib/*': 'product/baby-bib',
  '/kitchen/soft-bib-2-pack/*': 'product/baby-bib-2-pack',
  '/kitchen/small-bib-2-pack/*': 'product/small-baby-bib-2-pack',
  '/kitchen/baby-dinner-set/*': 'product/baby-feeding-set-3-pcs',
  '/kitchen/baby-spoon-fork/*': 'product/baby-spoon-and-fork',
  '/kitchen/baby-plate-spoon-fork/*': 'product/baby-plate-spoon-and-fork',
  '/high-chair/*': whereSold('product/high-chair'),

  // Bathroom
  '/bathroom/smart-potty/*': 'product/smart-potty',
  '/bathroom/potty-chair/*': 'product/potty-chair',
  '/bathroom/toilet-training-seat/*': 'product/toilet-training-seat',
  '/bathroom/step-stool/*': 'product/step-stool',
  '/bathroom/hooded-towel/*': 'product/hooded-towel',
  '/bathroom/changing-mat/*': 'product/changing-mat',
  '/bathroom/bathroom-set/*': 'product/bathroom-set',
  '/bathroom/toilet-seat/*': 'product/toilet-training-seat',
  '/smart-potty/*': 'product/smart-potty',
  '/potty-chair/*': 'product/potty-chair',
  '/step-stool/*': 'product/step-stool',

  // Cradle and travel cot
  '/baby-cradle-and-travel-crib/baby-cradle/*': 'product/baby-cradle',
  '/baby-cradle-and-travel-crib/travel-cot-light/*': 'product/travel-cot-light',
  '/baby-cradle-and-travel-crib/travel-cot-light-with-sheet/*': 'product/travel-cot-light-with-sheet',
  '/travel-cot/travel-cot-light/*': 'product/travel-cot-light',
  '/travel-cot/travel-crib-light/*': 'product/travel-cot-light',
  '/travel-cot/travel-cot-light-with-sheet/*': 'product/travel-cot-light-with-sheet',
  '/travel-cot-light/*': 'product/travel-cot-light',
  '/travel-crib-light/*': 'product/travel-cot-light',
  '/products/travel-cot/travel-cot-light/*': 'product/travel-cot-light',
  '/products/travel-cot/travel-crib-light/*': 'product/travel-cot-light',
  '/products/baby-cradle-and-travel-crib/travel-crib-light/*': 'product/travel-cot-light',
  '/cradle/baby-cradle/*': 'product/baby-cradle',
  '/baby-cradle/*': 'product/baby-cradle',
  '/products/cradle/baby-cradle/*': 'product/baby-cradle',

  // Starter kits
  '/starter-kits/basic-starter-kit-for-newborns/*': 'product/basic-starter-kit-for-newborns',
  '/starter-kits/bouncer-and-carrier-starter-kit/*': whereSold('product/bouncer-and-carrier-starter-kit'),
  '/starter-kits/mealtime-starter-kit/*': 'product/mealtime-starter-kit',
  '/starter-kits/starter-kit-for-newborns/*': 'product/basic-starter-kit-for-newborns',

  // Gifts
  '/gifts/welcome-baby-gift-set/*': 'product/welcome-baby-gift-set',
  '/gifts/soft-friend-bear/*': 'product/soft-friend-bear',
  '/gifts/welcome-baby/*': 'product/welcome-baby-gift-set',
} as const satisfies LegacyLinks;
