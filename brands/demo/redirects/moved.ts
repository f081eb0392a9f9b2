import type { MovedLinks } from '../../../redirects/records.ts';

/**
 * Where pages of the catalogue were before their slug or category changed. `npm run redirects -- add-moved` adds to it. What
 * is here may be edited, and decides if two pages claim an address.
 */
export const moved: MovedLinks = {
  '/shohin/bouncer/accessory/': { to: 'category/baby-bouncers/accessories-baby-bouncer' },
  '/shohin/bouncer/accessory/page/*': { to: 'category/baby-bouncers/accessories-baby-bouncer' },
  '/shohin/baby-carrier/accessory/': { to: 'category/baby-carriers/accessories-baby-carrier' },
  '/shohin/baby-carrier/accessory/page/*': { to: 'category/baby-carriers/accessories-baby-carrier' },
  '/shohin/cradle-travel-bed/accessory/': { to: 'category/baby-cradle-and-travel-crib/accessories' },
  '/shohin/cradle-travel-bed/accessory/page/*': { to: 'category/baby-cradle-and-travel-crib/accessories' },
  '/shohin/cradle-travel-bed/accessory/baby-blanket/': { to: 'product/baby-blanket' },
  '/shohin/cradle-travel-bed/accessory/cradle-yo-canopy/': { to: 'product/canopy-for-cradle' },
  '/shohin/baby-carrier/accessory/baby-carrier-yo-sutai/': { to: 'product/carrier-bib' },
  '/shohin/baby-carrier/accessory/shuno-bag/': { to: 'product/carrier-storage-bag' },
  '/shohin/bouncer/accessory/fabric-seat/': { to: 'product/fabric-seat-for-bouncer' },
  '/shohin/cradle-travel-bed/accessory/cradle-yo-fitted-sheet/': { to: 'product/fitted-sheet-for-cradle' },
  '/shohin/cradle-travel-bed/accessory/travel-bed-yo-fitted-sheet/': {
    to: 'product/fitted-sheet-for-travel-cot',
  },
  '/shohin/bouncer/accessory/hanging-friends/': { to: 'product/hanging-friends-bouncer-toy' },
  '/shohin/cradle-travel-bed/accessory/travel-bed-yo-mushiyoke-net/': {
    to: 'product/insect-net-for-travel-cot',
  },
  '/shohin/cradle-travel-bed/accessory/cradle-yo-mattress/': { to: 'product/mattress-for-cradle' },
  '/shohin/cradle-travel-bed/accessory/muslin-okurumi/': { to: 'product/muslin-swaddle' },
  '/shohin/baby-carrier/accessory/pocket-pouch/': { to: 'product/pocket-pouch' },
  '/shohin/baby-carrier/accessory/rain-cover/': { to: 'product/rain-cover' },
  '/shohin/baby-carrier/accessory/yodare-pad/': { to: 'product/teething-pads' },
  '/shohin/bouncer/accessory/mochihakobi-bag/': { to: 'product/transport-bag-for-bouncer' },
  '/shohin/baby-carrier/accessory/winter-cover/': { to: 'product/winter-cover' },
  '/shohin/bouncer/accessory/mokusei-toy/': { to: 'product/wooden-bouncer-toy' },
};
