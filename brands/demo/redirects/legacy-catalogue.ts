import { legacyLinks, to, toProductInAddress } from './legacy-links.ts';

/**
 * Old paths of categories, from before they moved to `/products/` and accessories got their own folder. docs/product.md
 * lists the folders; other spellings are our choice of what such a site had.
 */
export const legacyCategories = legacyLinks(
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

/**
 * Old paths of products that are still made, from before they moved to `/products/`. docs/product.md lists the folders;
 * each product's path is our choice: its key in the old folder, and shorter spellings that people type.
 */
export const legacyProducts = legacyLinks(
  // Baby carriers
  toProductInAddress`
    /baby-carriers/baby-carrier-mini/* /baby-carriers/baby-carrier-move/* /baby-carriers/baby-carrier-free/*
    /baby-carriers/baby-carrier-harmony/* /baby-carriers/baby-carrier-one/*
    /baby-carriers/baby-carrier-one-air/* /carriers/baby-carrier-mini/* /carriers/baby-carrier-move/*
    /carriers/baby-carrier-one/* /carriers/baby-carrier-one-air/* /baby-carrier-mini/* /baby-carrier-move/*
    /baby-carrier-free/* /baby-carrier-harmony/* /baby-carrier-one/* /baby-carrier-one-air/*`,

  // Baby bouncers
  toProductInAddress`
    /baby-bouncers/bouncer-bliss/* /baby-bouncers/bouncer-balance-soft/*
    /baby-bouncers/bouncer-bundle-with-toy/* /baby-bouncers/bouncer-with-transport-bag/*`,
  to('product/bouncer-balance-soft')`/baby-bouncers/bouncer-balance/*`,
  toProductInAddress`
    /bouncers/bouncer-bliss/* /bouncers/bouncer-balance-soft/* /bouncer-bliss/* /bouncer-balance-soft/*`,
  to('product/bouncer-with-transport-bag')`/baby-bouncers/bouncer-bliss-bundle/*`,

  // Kitchen
  toProductInAddress`
    /kitchen/baby-bib/* /kitchen/baby-bib-2-pack/* /kitchen/small-baby-bib-2-pack/*
    /kitchen/feeding-bib-set/* /kitchen/baby-feeding-set-3-pcs/* /kitchen/baby-cup/*
    /kitchen/baby-cup-2-pack/* /kitchen/baby-spoon-and-fork/* /kitchen/baby-plate/*
    /kitchen/baby-plate-spoon-and-fork/* /kitchen/snack-bowl/* /kitchen/high-chair/*`,
  to('product/baby-bib')`/kitchen/soft-bib/*`,
  to('product/baby-bib-2-pack')`/kitchen/soft-bib-2-pack/*`,
  to('product/small-baby-bib-2-pack')`/kitchen/small-bib-2-pack/*`,
  to('product/baby-feeding-set-3-pcs')`/kitchen/baby-dinner-set/*`,
  to('product/baby-spoon-and-fork')`/kitchen/baby-spoon-fork/*`,
  to('product/baby-plate-spoon-and-fork')`/kitchen/baby-plate-spoon-fork/*`,
  toProductInAddress`/high-chair/*`,

  // Bathroom
  toProductInAddress`
    /bathroom/smart-potty/* /bathroom/potty-chair/* /bathroom/toilet-training-seat/* /bathroom/step-stool/*
    /bathroom/hooded-towel/* /bathroom/changing-mat/* /bathroom/bathroom-set/*`,
  to('product/toilet-training-seat')`/bathroom/toilet-seat/*`,
  toProductInAddress`/smart-potty/* /potty-chair/* /step-stool/*`,

  // Cradle and travel crib
  toProductInAddress`
    /baby-cradle-and-travel-crib/baby-cradle/* /baby-cradle-and-travel-crib/travel-cot-light/*
    /baby-cradle-and-travel-crib/travel-cot-light-with-sheet/* /travel-cot/travel-cot-light/*`,
  to('product/travel-cot-light')`/travel-cot/travel-crib-light/*`,
  toProductInAddress`/travel-cot/travel-cot-light-with-sheet/* /travel-cot-light/*`,
  to('product/travel-cot-light')`/travel-crib-light/*`,
  toProductInAddress`/products/travel-cot/travel-cot-light/*`,
  to('product/travel-cot-light')`
    /products/travel-cot/travel-crib-light/* /products/baby-cradle-and-travel-crib/travel-crib-light/*`,
  toProductInAddress`/cradle/baby-cradle/* /baby-cradle/* /products/cradle/baby-cradle/*`,

  // Starter kits
  toProductInAddress`
    /starter-kits/basic-starter-kit-for-newborns/* /starter-kits/bouncer-and-carrier-starter-kit/*
    /starter-kits/mealtime-starter-kit/*`,
  to('product/basic-starter-kit-for-newborns')`/starter-kits/starter-kit-for-newborns/*`,

  // Gifts
  toProductInAddress`/gifts/welcome-baby-gift-set/* /gifts/soft-friend-bear/*`,
  to('product/welcome-baby-gift-set')`/gifts/welcome-baby/*`,
);

/**
 * Old paths of accessories, from before they had their own folder in their category. Which accessories existed is our
 * choice: all that are sold today.
 */
export const legacyAccessories = legacyLinks(
  // Baby carriers
  toProductInAddress`
    /baby-carriers/winter-cover/* /baby-carriers/accessories/winter-cover/*
    /products/baby-carriers/winter-cover/* /products/baby-carriers/accessories/winter-cover/*
    /baby-carriers/rain-cover/* /baby-carriers/accessories/rain-cover/* /products/baby-carriers/rain-cover/*
    /products/baby-carriers/accessories/rain-cover/*
    /baby-carriers/carrier-bib/* /baby-carriers/accessories/carrier-bib/*
    /products/baby-carriers/carrier-bib/* /products/baby-carriers/accessories/carrier-bib/*
    /baby-carriers/teething-pads/* /baby-carriers/accessories/teething-pads/*
    /products/baby-carriers/teething-pads/* /products/baby-carriers/accessories/teething-pads/*
    /baby-carriers/pocket-pouch/* /baby-carriers/accessories/pocket-pouch/*
    /products/baby-carriers/pocket-pouch/* /products/baby-carriers/accessories/pocket-pouch/*
    /baby-carriers/carrier-storage-bag/* /baby-carriers/accessories/carrier-storage-bag/*
    /products/baby-carriers/carrier-storage-bag/* /products/baby-carriers/accessories/carrier-storage-bag/*`,

  // Baby bouncers
  toProductInAddress`
    /baby-bouncers/fabric-seat-for-bouncer/* /baby-bouncers/accessories/fabric-seat-for-bouncer/*
    /products/baby-bouncers/fabric-seat-for-bouncer/*
    /products/baby-bouncers/accessories/fabric-seat-for-bouncer/*
    /baby-bouncers/wooden-bouncer-toy/* /baby-bouncers/accessories/wooden-bouncer-toy/*
    /products/baby-bouncers/wooden-bouncer-toy/* /products/baby-bouncers/accessories/wooden-bouncer-toy/*
    /baby-bouncers/hanging-friends-bouncer-toy/* /baby-bouncers/accessories/hanging-friends-bouncer-toy/*
    /products/baby-bouncers/hanging-friends-bouncer-toy/*
    /products/baby-bouncers/accessories/hanging-friends-bouncer-toy/*
    /baby-bouncers/transport-bag-for-bouncer/* /baby-bouncers/accessories/transport-bag-for-bouncer/*
    /products/baby-bouncers/transport-bag-for-bouncer/*
    /products/baby-bouncers/accessories/transport-bag-for-bouncer/*`,

  // Cradle and travel crib
  toProductInAddress`
    /baby-cradle-and-travel-crib/accessories/fitted-sheet-for-cradle/*
    /products/baby-cradle-and-travel-crib/fitted-sheet-for-cradle/*
    /baby-cradle-and-travel-crib/accessories/fitted-sheet-for-travel-cot/*
    /products/baby-cradle-and-travel-crib/fitted-sheet-for-travel-cot/*
    /baby-cradle-and-travel-crib/accessories/canopy-for-cradle/*
    /products/baby-cradle-and-travel-crib/canopy-for-cradle/*
    /baby-cradle-and-travel-crib/accessories/mattress-for-cradle/*
    /products/baby-cradle-and-travel-crib/mattress-for-cradle/*
    /baby-cradle-and-travel-crib/accessories/insect-net-for-travel-cot/*
    /products/baby-cradle-and-travel-crib/insect-net-for-travel-cot/*
    /baby-cradle-and-travel-crib/accessories/baby-blanket/*
    /products/baby-cradle-and-travel-crib/baby-blanket/*
    /baby-cradle-and-travel-crib/accessories/muslin-swaddle/*
    /products/baby-cradle-and-travel-crib/muslin-swaddle/*
    /travel-cot/accessories/fitted-sheet-for-travel-cot/*
    /travel-cot/accessories/insect-net-for-travel-cot/*`,
  to('product/fitted-sheet-for-travel-cot')`/travel-cot/fitted-sheet/*`,
  toProductInAddress`
    /cradle/accessories/fitted-sheet-for-cradle/*
    /cradle/accessories/canopy-for-cradle/*
    /cradle/accessories/mattress-for-cradle/*`,
  to('product/fitted-sheet-for-cradle')`/cradle/fitted-sheet/*`,
  to('product/canopy-for-cradle')`/cradle/canopy/*`,

  // Gifts that were accessories
  toProductInAddress`
    /baby-bouncers/accessories/soft-friend-bear/* /products/baby-bouncers/soft-friend-bear/*
    /products/baby-bouncers/accessories-baby-bouncer/soft-friend-bear/*`,
);
