import type { Samples, SampleSkus } from '../types.ts';

/** The demo has everything that tests need: none of them is skipped. */
export const samples: Required<Samples> & { readonly skus: Required<SampleSkus> } = {
  product: 'product/baby-carrier-mini',
  category: 'category/baby-carriers',
  secondCategory: 'category/kitchen',
  skus: {
    second: 'BABY-BIB-SLATE-BLUE',
    third: 'SMART-POTTY-WHITE',
    someCountries: 'HIGH-CHAIR-WHITE',
    bundle: 'BOUNCER-TOY-BUNDLE-LIGHT-GREY',
    giftBox: 'GIFT-BOX-SAND',
    giftMessage: 'GIFT-MESSAGE',
    reviewed: 'CARRIER-MOVE-MESH-NAVY-BLUE',
    unreviewed: 'CRADLE-MATTRESS-WHITE',
    soldOut: 'CARRIER-BAG-CHARCOAL',
    restocked: 'CARRIER-BAG-SAND',
    emptied: 'CHANGING-MAT-SLATE-BLUE',
    soldMeanwhile: 'STEP-STOOL-WHITE',
    repriced: 'CHANGING-MAT-CHARCOAL',
  },
  otherVariant: { sku: 'CARRIER-MINI-COTTON-SLATE-BLUE', axis: 'Color', value: 'Slate blue' },
  chosenParts: {
    sku: 'STARTER-KIT-JERSEY-SAGE-GREEN-SAGE-GREEN-CREAM',
    values: {
      'Baby Carrier Mini': 'Sage green',
      'Bib for Baby Carrier, 2-pack': 'Sage green',
      'Muslin Swaddle, 2-pack': 'Cream',
    },
  },
  searches: { product: 'carrier', second: 'bib', many: 'baby' },
  filters: { values: ['24–36 months', '27–33 lb', 'On your back'], found: 3 },
  guide: 'content/babywearing-guide',
  guides: 'content/inspiration/all',
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
