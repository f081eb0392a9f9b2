import { legacyLinks, to, toProductInAddress } from './legacy-links.ts';

/**
 * Old paths of products that are still made, from before they moved to `/products/`. docs/product.md lists the folders;
 * each product's path is our choice: its key in the old folder, and shorter spellings that people type. Accessories are
 * in `legacy-accessories.ts`.
 */
export const legacyProducts = legacyLinks(
  'legacy-products',
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
