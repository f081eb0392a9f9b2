import { legacyLinks, to, toProductInAddress } from './legacy-links.ts';

/**
 * Old paths of accessories, from before they had their own folder in their category. Which accessories existed is our
 * choice: all that are sold today.
 */
export const legacyAccessories = legacyLinks(
  'legacy-accessories',
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
