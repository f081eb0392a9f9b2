import type { LegacyLinks } from '../../../redirects/records.ts';
import { legacyLinks, toProductInAddress } from './legacy-links.ts';

/** Former pages below a product, which are now part of the product's page. */
const tabs = ['about', 'reviews', 'usage', 'story-behind', 'product-specifications'] as const;

/** For each product's path, the paths of its five tabs, which lead to the same place. */
export const withTabs = (products: LegacyLinks): LegacyLinks =>
  Object.fromEntries(
    Object.entries(products).flatMap(([path, link]) => tabs.map((tab) => [`${path}${tab}/`, link])),
  );

/**
 * The tabs of the products that had any, below the paths of the time; the older paths of `legacy-products.ts` cover everything
 * below them.
 */
export const legacyProductTabs: LegacyLinks = withTabs(
  legacyLinks(
    'legacy-product-tabs',
    toProductInAddress`
      /products/baby-bouncers/accessories-baby-bouncer/fabric-seat-for-bouncer/
      /products/baby-bouncers/accessories-baby-bouncer/hanging-friends-bouncer-toy/
      /products/baby-bouncers/accessories-baby-bouncer/transport-bag-for-bouncer/
      /products/baby-bouncers/accessories-baby-bouncer/wooden-bouncer-toy/
      /products/baby-bouncers/bouncer-balance-soft/ /products/baby-bouncers/bouncer-bliss/
      /products/baby-bouncers/bouncer-bundle-with-toy/ /products/baby-bouncers/bouncer-with-transport-bag/
      /products/baby-carriers/accessories-baby-carrier/carrier-bib/
      /products/baby-carriers/accessories-baby-carrier/carrier-storage-bag/
      /products/baby-carriers/accessories-baby-carrier/pocket-pouch/
      /products/baby-carriers/accessories-baby-carrier/rain-cover/
      /products/baby-carriers/accessories-baby-carrier/teething-pads/
      /products/baby-carriers/accessories-baby-carrier/winter-cover/ /products/baby-carriers/baby-carrier-free/
      /products/baby-carriers/baby-carrier-harmony/ /products/baby-carriers/baby-carrier-mini/
      /products/baby-carriers/baby-carrier-move/ /products/baby-carriers/baby-carrier-one-air/
      /products/baby-carriers/baby-carrier-one/ /products/baby-cradle-and-travel-crib/accessories/baby-blanket/
      /products/baby-cradle-and-travel-crib/accessories/canopy-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-travel-cot/
      /products/baby-cradle-and-travel-crib/accessories/insect-net-for-travel-cot/
      /products/baby-cradle-and-travel-crib/accessories/mattress-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/
      /products/baby-cradle-and-travel-crib/baby-cradle/
      /products/baby-cradle-and-travel-crib/travel-cot-light-with-sheet/
      /products/baby-cradle-and-travel-crib/travel-cot-light/ /products/bathroom/bathroom-set/
      /products/bathroom/changing-mat/ /products/bathroom/hooded-towel/ /products/bathroom/potty-chair/
      /products/bathroom/smart-potty/ /products/bathroom/step-stool/ /products/bathroom/toilet-training-seat/
      /products/gifts/soft-friend-bear/ /products/gifts/welcome-baby-gift-set/
      /products/kitchen/baby-bib-2-pack/ /products/kitchen/baby-bib/ /products/kitchen/baby-cup-2-pack/
      /products/kitchen/baby-cup/ /products/kitchen/baby-feeding-set-3-pcs/
      /products/kitchen/baby-plate-spoon-and-fork/ /products/kitchen/baby-plate/
      /products/kitchen/baby-spoon-and-fork/ /products/kitchen/feeding-bib-set/ /products/kitchen/high-chair/
      /products/kitchen/small-baby-bib-2-pack/ /products/kitchen/snack-bowl/
      /products/starter-kits/basic-starter-kit-for-newborns/
      /products/starter-kits/bouncer-and-carrier-starter-kit/ /products/starter-kits/mealtime-starter-kit/`,
  ),
);
