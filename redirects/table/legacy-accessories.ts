import type { LegacyLinks } from '../records.ts';

/**
 * Old paths of accessories, from before they had their own folder in their category. Which accessories existed is our
 * choice: all that are sold today.
 */
export const legacyAccessories = {
  // Baby carriers
  '/baby-carriers/winter-cover/*': 'product/winter-cover',
  '/baby-carriers/accessories/winter-cover/*': 'product/winter-cover',
  '/products/baby-carriers/winter-cover/*': 'product/winter-cover',
  '/products/baby-carriers/accessories/winter-cover/*': 'product/winter-cover',
  '/baby-carriers/rain-cover/*': 'product/rain-cover',
  '/baby-carriers/accessories/rain-cover/*': 'product/rain-cover',
  '/products/baby-carriers/rain-cover/*': 'product/rain-cover',
  '/products/baby-carriers/accessories/rain-cover/*': 'product/rain-cover',
  '/baby-carriers/carrier-bib/*': 'product/carrier-bib',
  '/baby-carriers/accessories/carrier-bib/*': 'product/carrier-bib',
  '/products/baby-carriers/carrier-bib/*': 'product/carrier-bib',
  '/products/baby-carriers/accessories/carrier-bib/*': 'product/carrier-bib',
  '/baby-carriers/teething-pads/*': 'product/teething-pads',
  '/baby-carriers/accessories/teething-pads/*': 'product/teething-pads',
  '/products/baby-carriers/teething-pads/*': 'product/teething-pads',
  '/products/baby-carriers/accessories/teething-pads/*': 'product/teething-pads',
  '/baby-carriers/pocket-pouch/*': 'product/pocket-pouch',
  '/baby-carriers/accessories/pocket-pouch/*': 'product/pocket-pouch',
  '/products/baby-carriers/pocket-pouch/*': 'product/pocket-pouch',
  '/products/baby-carriers/accessories/pocket-pouch/*': 'product/pocket-pouch',
  '/baby-carriers/carrier-storage-bag/*': 'product/carrier-storage-bag',
  '/baby-carriers/accessories/carrier-storage-bag/*': 'product/carrier-storage-bag',
  '/products/baby-carriers/carrier-storage-bag/*': 'product/carrier-storage-bag',
  '/products/baby-carriers/accessories/carrier-storage-bag/*': 'product/carrier-storage-bag',

  // Baby bouncers
  '/baby-bouncers/fabric-seat-for-bouncer/*': 'product/fabric-seat-for-bouncer',
  '/baby-bouncers/accessories/fabric-seat-for-bouncer/*': 'product/fabric-seat-for-bouncer',
  '/products/baby-bouncers/fabric-seat-for-bouncer/*': 'product/fabric-seat-for-bouncer',
  '/products/baby-bouncers/accessories/fabric-seat-for-bouncer/*': 'product/fabric-seat-for-bouncer',
  '/baby-bouncers/wooden-bouncer-toy/*': 'product/wooden-bouncer-toy',
  '/baby-bouncers/accessories/wooden-bouncer-toy/*': 'product/wooden-bouncer-toy',
  '/products/baby-bouncers/wooden-bouncer-toy/*': 'product/wooden-bouncer-toy',
  '/products/baby-bouncers/accessories/wooden-bouncer-toy/*': 'product/wooden-bouncer-toy',
  '/baby-bouncers/hanging-friends-bouncer-toy/*': 'product/hanging-friends-bouncer-toy',
  '/baby-bouncers/accessories/hanging-friends-bouncer-toy/*': 'product/hanging-friends-bouncer-toy',
  '/products/baby-bouncers/hanging-friends-bouncer-toy/*': 'product/hanging-friends-bouncer-toy',
  '/products/baby-bouncers/accessories/hanging-friends-bouncer-toy/*': 'product/hanging-friends-bouncer-toy',
  '/baby-bouncers/transport-bag-for-bouncer/*': 'product/transport-bag-for-bouncer',
  '/baby-bouncers/accessories/transport-bag-for-bouncer/*': 'product/transport-bag-for-bouncer',
  '/products/baby-bouncers/transport-bag-for-bouncer/*': 'product/transport-bag-for-bouncer',
  '/products/baby-bouncers/accessories/transport-bag-for-bouncer/*': 'product/transport-bag-for-bouncer',

  // Cradle and travel cot
  '/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-cradle/*': 'product/fitted-sheet-for-cradle',
  '/products/baby-cradle-and-travel-crib/fitted-sheet-for-cradle/*': 'product/fitted-sheet-for-cradle',
  '/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-travel-cot/*':
    'product/fitted-sheet-for-travel-cot',
  '/products/baby-cradle-and-travel-crib/fitted-sheet-for-travel-cot/*':
    'product/fitted-sheet-for-travel-cot',
  '/baby-cradle-and-travel-crib/accessories/canopy-for-cradle/*': 'product/canopy-for-cradle',
  '/products/baby-cradle-and-travel-crib/canopy-for-cradle/*': 'product/canopy-for-cradle',
  '/baby-cradle-and-travel-crib/accessories/mattress-for-cradle/*': 'product/mattress-for-cradle',
  '/products/baby-cradle-and-travel-crib/mattress-for-cradle/*': 'product/mattress-for-cradle',
  '/baby-cradle-and-travel-crib/accessories/insect-net-for-travel-cot/*': 'product/insect-net-for-travel-cot',
  '/products/baby-cradle-and-travel-crib/insect-net-for-travel-cot/*': 'product/insect-net-for-travel-cot',
  '/baby-cradle-and-travel-crib/accessories/baby-blanket/*': 'product/baby-blanket',
  '/products/baby-cradle-and-travel-crib/baby-blanket/*': 'product/baby-blanket',
  '/baby-cradle-and-travel-crib/accessories/muslin-swaddle/*': 'product/muslin-swaddle',
  '/products/baby-cradle-and-travel-crib/muslin-swaddle/*': 'product/muslin-swaddle',
  '/travel-cot/accessories/fitted-sheet-for-travel-cot/*': 'product/fitted-sheet-for-travel-cot',
  '/travel-cot/accessories/insect-net-for-travel-cot/*': 'product/insect-net-for-travel-cot',
  '/travel-cot/fitted-sheet/*': 'product/fitted-sheet-for-travel-cot',
  '/cradle/accessories/fitted-sheet-for-cradle/*': 'product/fitted-sheet-for-cradle',
  '/cradle/accessories/canopy-for-cradle/*': 'product/canopy-for-cradle',
  '/cradle/accessories/mattress-for-cradle/*': 'product/mattress-for-cradle',
  '/cradle/fitted-sheet/*': 'product/fitted-sheet-for-cradle',
  '/cradle/canopy/*': 'product/canopy-for-cradle',

  // Gifts that were accessories
  '/baby-bouncers/accessories/soft-friend-bear/*': 'product/soft-friend-bear',
  '/products/baby-bouncers/soft-friend-bear/*': 'product/soft-friend-bear',
  '/products/baby-bouncers/accessories-baby-bouncer/soft-friend-bear/*': 'product/soft-friend-bear',
} as const satisfies LegacyLinks;
