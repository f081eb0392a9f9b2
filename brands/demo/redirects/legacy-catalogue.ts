import { legacyLinks, productsIn, to } from './legacy-links.ts';

/**
 * Old paths of categories and of products that are still made, from before they moved to `/products/` and accessories got
 * their own folder. docs/product.md lists the folders. Other spellings are our choice of what such a site had, and so is
 * each product's path: its key in the old folder, and shorter spellings that people type.
 */
export const legacyCatalogue = legacyLinks(
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

  // Baby carriers
  productsIn('/baby-carriers/ /')`
    baby-carrier-mini baby-carrier-move baby-carrier-free baby-carrier-harmony baby-carrier-one
    baby-carrier-one-air`,
  productsIn('/carriers/')`baby-carrier-mini baby-carrier-move baby-carrier-one baby-carrier-one-air`,

  // Baby bouncers
  productsIn('/baby-bouncers/ /bouncers/ /')`bouncer-bliss bouncer-balance-soft`,
  productsIn('/baby-bouncers/')`bouncer-bundle-with-toy bouncer-with-transport-bag`,
  to('product/bouncer-balance-soft')`/baby-bouncers/bouncer-balance/*`,
  to('product/bouncer-with-transport-bag')`/baby-bouncers/bouncer-bliss-bundle/*`,

  // Kitchen
  productsIn('/kitchen/')`
    baby-bib baby-bib-2-pack small-baby-bib-2-pack feeding-bib-set baby-feeding-set-3-pcs baby-cup
    baby-cup-2-pack baby-spoon-and-fork baby-plate baby-plate-spoon-and-fork snack-bowl`,
  to('product/baby-bib')`/kitchen/soft-bib/*`,
  to('product/baby-bib-2-pack')`/kitchen/soft-bib-2-pack/*`,
  to('product/small-baby-bib-2-pack')`/kitchen/small-bib-2-pack/*`,
  to('product/baby-feeding-set-3-pcs')`/kitchen/baby-dinner-set/*`,
  to('product/baby-spoon-and-fork')`/kitchen/baby-spoon-fork/*`,
  to('product/baby-plate-spoon-and-fork')`/kitchen/baby-plate-spoon-fork/*`,
  productsIn('/kitchen/ /')`high-chair`,

  // Bathroom
  productsIn('/bathroom/ /')`smart-potty potty-chair step-stool`,
  productsIn('/bathroom/')`toilet-training-seat hooded-towel changing-mat bathroom-set`,
  to('product/toilet-training-seat')`/bathroom/toilet-seat/*`,

  // Cradle and travel crib
  productsIn('/baby-cradle-and-travel-crib/ /cradle/ /products/cradle/ /')`baby-cradle`,
  productsIn('/baby-cradle-and-travel-crib/ /travel-cot/ /products/travel-cot/ /')`travel-cot-light`,
  productsIn('/baby-cradle-and-travel-crib/ /travel-cot/')`travel-cot-light-with-sheet`,
  to('product/travel-cot-light')`
    /travel-cot/travel-crib-light/* /travel-crib-light/* /products/travel-cot/travel-crib-light/*
    /products/baby-cradle-and-travel-crib/travel-crib-light/*`,

  // Starter kits and gifts
  productsIn('/starter-kits/')`
    basic-starter-kit-for-newborns bouncer-and-carrier-starter-kit mealtime-starter-kit`,
  to('product/basic-starter-kit-for-newborns')`/starter-kits/starter-kit-for-newborns/*`,
  productsIn('/gifts/')`welcome-baby-gift-set soft-friend-bear`,
  to('product/welcome-baby-gift-set')`/gifts/welcome-baby/*`,

  // Accessories, from before they had their own folder in their category: all that are sold today
  productsIn(
    '/baby-carriers/ /baby-carriers/accessories/ /products/baby-carriers/ /products/baby-carriers/accessories/',
  )`winter-cover rain-cover carrier-bib teething-pads pocket-pouch carrier-storage-bag`,
  productsIn(
    '/baby-bouncers/ /baby-bouncers/accessories/ /products/baby-bouncers/ /products/baby-bouncers/accessories/',
  )`fabric-seat-for-bouncer wooden-bouncer-toy hanging-friends-bouncer-toy transport-bag-for-bouncer`,
  productsIn('/baby-cradle-and-travel-crib/accessories/ /products/baby-cradle-and-travel-crib/')`
    fitted-sheet-for-cradle fitted-sheet-for-travel-cot canopy-for-cradle mattress-for-cradle
    insect-net-for-travel-cot baby-blanket muslin-swaddle`,
  productsIn('/travel-cot/accessories/')`fitted-sheet-for-travel-cot insect-net-for-travel-cot`,
  to('product/fitted-sheet-for-travel-cot')`/travel-cot/fitted-sheet/*`,
  productsIn('/cradle/accessories/')`fitted-sheet-for-cradle canopy-for-cradle mattress-for-cradle`,
  to('product/fitted-sheet-for-cradle')`/cradle/fitted-sheet/*`,
  to('product/canopy-for-cradle')`/cradle/canopy/*`,
  productsIn(
    '/baby-bouncers/accessories/ /products/baby-bouncers/ /products/baby-bouncers/accessories-baby-bouncer/',
  )`soft-friend-bear`,
);
