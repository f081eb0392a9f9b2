import type { LegacyLinks } from '../records.ts';

/**
 * Where pages of the catalogue were before their slug or category changed. `npm run redirects -- add-moved` adds to it; what
 * is here may be edited.
 */
export const moved: LegacyLinks = {
  '/shohin/bouncer/accessory/': 'category/baby-bouncers/accessories-baby-bouncer',
  '/shohin/bouncer/accessory/page/*': 'category/baby-bouncers/accessories-baby-bouncer',
  '/shohin/baby-carrier/accessory/': 'category/baby-carriers/accessories-baby-carrier',
  '/shohin/baby-carrier/accessory/page/*': 'category/baby-carriers/accessories-baby-carrier',
  '/shohin/cradle-travel-bed/accessory/': 'category/baby-cradle-and-travel-crib/accessories',
  '/shohin/cradle-travel-bed/accessory/page/*': 'category/baby-cradle-and-travel-crib/accessories',
  '/shohin/cradle-travel-bed/accessory/baby-blanket/': 'product/baby-blanket',
  '/shohin/cradle-travel-bed/accessory/cradle-yo-canopy/': 'product/canopy-for-cradle',
  '/shohin/baby-carrier/accessory/baby-carrier-yo-sutai/': 'product/carrier-bib',
  '/shohin/baby-carrier/accessory/shuno-bag/': 'product/carrier-storage-bag',
  '/shohin/bouncer/accessory/fabric-seat/': 'product/fabric-seat-for-bouncer',
  '/shohin/cradle-travel-bed/accessory/cradle-yo-fitted-sheet/': 'product/fitted-sheet-for-cradle',
  '/shohin/cradle-travel-bed/accessory/travel-bed-yo-fitted-sheet/': 'product/fitted-sheet-for-travel-cot',
  '/shohin/bouncer/accessory/hanging-friends/': 'product/hanging-friends-bouncer-toy',
  '/shohin/cradle-travel-bed/accessory/travel-bed-yo-mushiyoke-net/': 'product/insect-net-for-travel-cot',
  '/shohin/cradle-travel-bed/accessory/cradle-yo-mattress/': 'product/mattress-for-cradle',
  '/shohin/cradle-travel-bed/accessory/muslin-okurumi/': 'product/muslin-swaddle',
  '/shohin/baby-carrier/accessory/pocket-pouch/': 'product/pocket-pouch',
  '/shohin/baby-carrier/accessory/rain-cover/': 'product/rain-cover',
  '/shohin/baby-carrier/accessory/yodare-pad/': 'product/teething-pads',
  '/shohin/bouncer/accessory/mochihakobi-bag/': 'product/transport-bag-for-bouncer',
  '/shohin/baby-carrier/accessory/winter-cover/': 'product/winter-cover',
  '/shohin/bouncer/accessory/mokusei-toy/': 'product/wooden-bouncer-toy',
};
