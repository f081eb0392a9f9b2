/**
 * Where every page is in English: the ground of all other languages. A page that is new gets its line here first; the
 * compiler then asks for its line in each language. Segments are lower-case ASCII, because links are printed, typed and
 * pasted into chats.
 */
export const en = {
  // Screens
  home: '/',
  search: '/search/',
  stores: '/stores/',
  cart: '/cart/',
  checkout: '/checkout/',
  'order-confirmation': '/order-confirmation/',
  'not-found': '/404.html',
  'server-error': '/500.html',

  // Categories
  'category/baby-carriers': '/products/baby-carriers/',
  'category/baby-carriers/accessories-baby-carrier': '/products/baby-carriers/accessories-baby-carrier/',
  'category/baby-bouncers': '/products/baby-bouncers/',
  'category/baby-bouncers/accessories-baby-bouncer': '/products/baby-bouncers/accessories-baby-bouncer/',
  'category/kitchen': '/products/kitchen/',
  'category/bathroom': '/products/bathroom/',
  'category/baby-cradle-and-travel-crib': '/products/baby-cradle-and-travel-crib/',
  'category/baby-cradle-and-travel-crib/accessories': '/products/baby-cradle-and-travel-crib/accessories/',
  'category/starter-kits': '/products/starter-kits/',
  'category/gifts': '/products/gifts/',
  'category/selected/shop': '/selected/shop/',
  'category/selected/supersoft-and-supercosy-new-additions':
    '/selected/supersoft-and-supercosy-new-additions/',
  'category/selected/50-years-of-baby-carrying': '/selected/50-years-of-baby-carrying/',

  // Products
  'product/baby-carrier-mini': '/products/baby-carriers/baby-carrier-mini/',
  'product/baby-carrier-move': '/products/baby-carriers/baby-carrier-move/',
  'product/baby-carrier-free': '/products/baby-carriers/baby-carrier-free/',
  'product/baby-carrier-harmony': '/products/baby-carriers/baby-carrier-harmony/',
  'product/baby-carrier-one': '/products/baby-carriers/baby-carrier-one/',
  'product/baby-carrier-one-air': '/products/baby-carriers/baby-carrier-one-air/',
  'product/winter-cover': '/products/baby-carriers/accessories-baby-carrier/winter-cover/',
  'product/rain-cover': '/products/baby-carriers/accessories-baby-carrier/rain-cover/',
  'product/carrier-bib': '/products/baby-carriers/accessories-baby-carrier/carrier-bib/',
  'product/teething-pads': '/products/baby-carriers/accessories-baby-carrier/teething-pads/',
  'product/pocket-pouch': '/products/baby-carriers/accessories-baby-carrier/pocket-pouch/',
  'product/carrier-storage-bag': '/products/baby-carriers/accessories-baby-carrier/carrier-storage-bag/',
  'product/bouncer-bliss': '/products/baby-bouncers/bouncer-bliss/',
  'product/bouncer-balance-soft': '/products/baby-bouncers/bouncer-balance-soft/',
  'product/bouncer-bundle-with-toy': '/products/baby-bouncers/bouncer-bundle-with-toy/',
  'product/bouncer-with-transport-bag': '/products/baby-bouncers/bouncer-with-transport-bag/',
  'product/fabric-seat-for-bouncer':
    '/products/baby-bouncers/accessories-baby-bouncer/fabric-seat-for-bouncer/',
  'product/wooden-bouncer-toy': '/products/baby-bouncers/accessories-baby-bouncer/wooden-bouncer-toy/',
  'product/hanging-friends-bouncer-toy':
    '/products/baby-bouncers/accessories-baby-bouncer/hanging-friends-bouncer-toy/',
  'product/soft-friend-bear': '/products/gifts/soft-friend-bear/',
  'product/transport-bag-for-bouncer':
    '/products/baby-bouncers/accessories-baby-bouncer/transport-bag-for-bouncer/',
  'product/baby-bib': '/products/kitchen/baby-bib/',
  'product/baby-bib-2-pack': '/products/kitchen/baby-bib-2-pack/',
  'product/small-baby-bib-2-pack': '/products/kitchen/small-baby-bib-2-pack/',
  'product/feeding-bib-set': '/products/kitchen/feeding-bib-set/',
  'product/baby-feeding-set-3-pcs': '/products/kitchen/baby-feeding-set-3-pcs/',
  'product/baby-cup': '/products/kitchen/baby-cup/',
  'product/baby-cup-2-pack': '/products/kitchen/baby-cup-2-pack/',
  'product/baby-spoon-and-fork': '/products/kitchen/baby-spoon-and-fork/',
  'product/baby-plate': '/products/kitchen/baby-plate/',
  'product/baby-plate-spoon-and-fork': '/products/kitchen/baby-plate-spoon-and-fork/',
  'product/snack-bowl': '/products/kitchen/snack-bowl/',
  'product/high-chair': '/products/kitchen/high-chair/',
  'product/smart-potty': '/products/bathroom/smart-potty/',
  'product/potty-chair': '/products/bathroom/potty-chair/',
  'product/toilet-training-seat': '/products/bathroom/toilet-training-seat/',
  'product/step-stool': '/products/bathroom/step-stool/',
  'product/hooded-towel': '/products/bathroom/hooded-towel/',
  'product/changing-mat': '/products/bathroom/changing-mat/',
  'product/bathroom-set': '/products/bathroom/bathroom-set/',
  'product/baby-cradle': '/products/baby-cradle-and-travel-crib/baby-cradle/',
  'product/travel-cot-light': '/products/baby-cradle-and-travel-crib/travel-cot-light/',
  'product/travel-cot-light-with-sheet': '/products/baby-cradle-and-travel-crib/travel-cot-light-with-sheet/',
  'product/fitted-sheet-for-cradle':
    '/products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-cradle/',
  'product/fitted-sheet-for-travel-cot':
    '/products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-travel-cot/',
  'product/canopy-for-cradle': '/products/baby-cradle-and-travel-crib/accessories/canopy-for-cradle/',
  'product/mattress-for-cradle': '/products/baby-cradle-and-travel-crib/accessories/mattress-for-cradle/',
  'product/insect-net-for-travel-cot':
    '/products/baby-cradle-and-travel-crib/accessories/insect-net-for-travel-cot/',
  'product/baby-blanket': '/products/baby-cradle-and-travel-crib/accessories/baby-blanket/',
  'product/muslin-swaddle': '/products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/',
  'product/basic-starter-kit-for-newborns': '/products/starter-kits/basic-starter-kit-for-newborns/',
  'product/bouncer-and-carrier-starter-kit': '/products/starter-kits/bouncer-and-carrier-starter-kit/',
  'product/mealtime-starter-kit': '/products/starter-kits/mealtime-starter-kit/',
  'product/welcome-baby-gift-set': '/products/gifts/welcome-baby-gift-set/',
  'product/gift-box': '/products/gifts/gift-box/',
  'product/gift-message': '/products/gifts/gift-message/',

  // Content
  'content/babywearing-guide': '/pages/babywearing-guide/',
  'content/gift-guide': '/pages/gift-guide/',
  'content/traveling-with-kids': '/pages/traveling-with-kids/',
  'content/caring-for-future-generations': '/pages/caring-for-future-generations/',
  'content/hip-healthy-baby-carriers': '/about/hip-healthy-baby-carriers/',
  'content/returns': '/customer-service/returns/',
  'content/shipping-and-delivery': '/customer-service/shipping-and-delivery/',
  'content/data-protection-policy': '/customer-service/data-protection-policy/',
  'content/user-terms-conditions': '/customer-service/user-terms-conditions/',
  'content/legal-notice': '/customer-service/legal-notice/',
} as const;
