import type { Samples } from '../types.ts';

/** The demo has everything that tests need: none of them is skipped. */
export const samples: Required<Samples> = {
  product: 'product/baby-carrier-mini',
  category: 'category/baby-carriers',
  usual: {
    sku: 'CARRIER-MINI-COTTON-BLACK',
    name: 'Baby Carrier Mini',
    price: '$99.00',
    category: 'Baby carriers',
  },
  otherVariant: { sku: 'CARRIER-MINI-COTTON-SLATE-BLUE', axis: 'Color', value: 'Slate blue' },
  subcategory: 'Baby carrier accessories',
  second: {
    page: 'product/baby-bib',
    sku: 'BABY-BIB-SLATE-BLUE',
    name: 'Baby Bib',
    categoryPage: 'category/kitchen',
    category: 'Kitchen',
  },
  third: { page: 'product/smart-potty', sku: 'SMART-POTTY-WHITE', name: 'Smart Potty' },
  someCountries: { page: 'product/high-chair', sku: 'HIGH-CHAIR-WHITE', name: 'High Chair' },
  bundle: {
    page: 'product/bouncer-bundle-with-toy',
    sku: 'BOUNCER-TOY-BUNDLE-LIGHT-GREY',
    name: 'Bouncer Bundle with Toy',
  },
  chosenParts: {
    page: 'product/basic-starter-kit-for-newborns',
    sku: 'STARTER-KIT-JERSEY-SAGE-GREEN-SAGE-GREEN-CREAM',
    name: 'Basic Starter Kit for Newborns',
    values: {
      'Baby Carrier Mini': 'Sage green',
      'Bib for Baby Carrier, 2-pack': 'Sage green',
      'Muslin Swaddle, 2-pack': 'Cream',
    },
  },
  giftBox: { page: 'product/gift-box', sku: 'GIFT-BOX-SAND', name: 'Gift Box' },
  giftMessage: { page: 'category/gifts', sku: 'GIFT-MESSAGE', name: 'Gift Message' },
  reviewed: {
    page: 'product/baby-carrier-move',
    sku: 'CARRIER-MOVE-MESH-NAVY-BLUE',
    name: 'Baby Carrier Move',
  },
  unreviewed: {
    page: 'product/mattress-for-cradle',
    sku: 'CRADLE-MATTRESS-WHITE',
    name: 'Mattress for Baby Cradle',
  },
  soldOut: {
    page: 'product/carrier-storage-bag',
    sku: 'CARRIER-BAG-CHARCOAL',
    name: 'Storage Bag for Baby Carrier',
  },
  restocked: {
    page: 'product/carrier-storage-bag',
    sku: 'CARRIER-BAG-SAND',
    name: 'Storage Bag for Baby Carrier',
  },
  emptied: { page: 'product/changing-mat', sku: 'CHANGING-MAT-SLATE-BLUE', name: 'Changing Mat' },
  soldMeanwhile: { page: 'product/step-stool', sku: 'STEP-STOOL-WHITE', name: 'Step Stool' },
  repriced: { page: 'product/changing-mat', sku: 'CHANGING-MAT-CHARCOAL', name: 'Changing Mat' },
  searches: { usual: 'carrier', second: 'bib', many: 'baby' },
  filters: { values: ['24–36 months', 'From 27 lb', 'On your back'], found: 3 },
  finder: {
    page: 'finder/baby-carriers',
    answers: ['1 year or older', 'Two of us, of different build', 'On long walks', 'Carrying on the back'],
    fits: 'Baby Carrier One',
  },
  guide: 'content/babywearing-guide',
  guides: 'content/inspiration/all',
  repaired: { sku: 'BABY-CRADLE-MESH-WHITE', part: 'Mattress for Baby Cradle' },
  recall: {
    page: 'content/recalled-products/hanging-friends',
    affected: 'HF 24 031',
    unaffected: 'HF 24 099',
  },
  redirects: {
    old: '/baby-carriers/',
    links: [
      ['/redirects/gift-guide/', 'se'],
      ['/redirects/gift-guide/', null],
      ['/redirects/bouncer-balance-soft/', 'au'],
      ['/redirects/bouncer-bliss/', 'cn'],
      ['/redirects/qr-why-buy-a-baby-bouncer-1/', 'zz'],
    ],
  },
};
