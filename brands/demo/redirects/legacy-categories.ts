import { legacyLinks, to } from './legacy-links.ts';

/**
 * Old paths of categories, from before they moved to `/products/` and accessories got their own folder. docs/product.md
 * lists the folders; other spellings are our choice of what such a site had.
 */
export const legacyCategories = legacyLinks(
  'legacy-categories',
  // Baby carriers
  to('category/baby-carriers')`
    /baby-carriers/ /baby-carrier/ /carriers/ /products/baby-carrier/ /products/carriers/
    /shop/baby-carriers/ /baby-carriers/all/ /products/baby-carriers/all/`,
  to('category/baby-carriers/accessories-baby-carrier')`
    /baby-carriers/accessories/ /baby-carriers/accessories-baby-carrier/ /baby-carrier-accessories/
    /accessories/baby-carriers/ /products/baby-carriers/accessories/
    /products/baby-carriers/baby-carrier-accessories/ /products/accessories-baby-carrier/`,

  // Baby bouncers
  to('category/baby-bouncers')`
    /baby-bouncers/ /baby-bouncer/ /bouncers/ /products/baby-bouncer/ /products/bouncers/
    /shop/baby-bouncers/ /baby-bouncers/all/ /products/baby-bouncers/all/`,
  to('category/baby-bouncers/accessories-baby-bouncer')`
    /baby-bouncers/accessories/ /baby-bouncers/accessories-baby-bouncer/ /baby-bouncer-accessories/
    /accessories/baby-bouncers/ /bouncers/accessories/ /products/baby-bouncers/accessories/
    /products/baby-bouncers/baby-bouncer-accessories/ /products/baby-bouncers/toys/
    /products/accessories-baby-bouncer/`,

  // Kitchen
  to('category/kitchen')`
    /kitchen/ /kitchen/all/ /kitchen/bibs/ /kitchen/tableware/ /mealtime/ /products/kitchen/all/
    /products/mealtime/ /shop/kitchen/`,

  // Bathroom
  to('category/bathroom')`
    /bathroom/ /bathroom/all/ /bathroom/potties/ /potty-training/ /products/bathroom/all/ /products/potties/
    /shop/bathroom/`,

  // Cradle and travel crib
  to('category/baby-cradle-and-travel-crib')`
    /baby-cradle-and-travel-crib/ /baby-cradle-and-travel-cot/ /travel-cot/ /travel-cots/ /travel-crib/
    /cradle/ /cradles/ /sleep/ /products/travel-cot/ /products/travel-crib/ /products/cradle/
    /products/sleep/ /shop/travel-cot/`,
  to('category/baby-cradle-and-travel-crib/accessories')`
    /baby-cradle-and-travel-crib/accessories/ /travel-cot/accessories/ /cradle/accessories/
    /products/travel-cot/accessories/ /products/cradle/accessories/
    /products/baby-cradle-and-travel-crib/accessories-baby-cradle/
    /products/baby-cradle-and-travel-crib/accessories-travel-cot/`,

  // Starter kits and gifts
  to('category/starter-kits')`
    /starter-kits/ /starter-kit/ /bundles/ /products/starter-kit/ /products/bundles/ /shop/starter-kits/`,
  to('category/gifts')`/gifts/ /gift-sets/ /products/gift-sets/ /shop/gifts/`,

  // Everything
  to('category/selected/shop')`/shop/ /shop/all/ /products/ /products/all/ /all-products/`,
  to('category/selected/shop', 'No category contains all accessories.')`
    /accessories/ /products/accessories/`,
);
