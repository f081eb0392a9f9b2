import type { MutantsOfFile } from './types.ts';

/** A price, a rating, or an address that search engines and merchant centers are told is not the one shoppers see. */
export const found: readonly MutantsOfFile[] = [
  {
    file: 'gatsby/structured-data/product.ts',
    tests: ['gatsby/structured-data/structured-data.test.tsx'],
    mutants: [
      { find: 'rating.count > 0', replace: 'true' },
      { find: "author !== ''", replace: 'true' },
      { find: '.slice(0, mostReviews)', replace: '' },
      { find: "availableQuantity === 0 ? 'OutOfStock' : 'InStock'", replace: "'InStock'" },
      { find: 'price.priorCentAmount !== null', replace: 'false' },
    ],
  },
  {
    file: 'gatsby/structured-data/page-data.ts',
    tests: ['gatsby/structured-data/page-data.test.ts'],
    mutants: [
      { find: 'currencyCode === currency', replace: 'currencyCode.length > 0' },
      { find: '.at(-1)', replace: '.at(0)' },
    ],
  },
  {
    file: 'gatsby/structured-data/json-ld.tsx',
    tests: ['gatsby/structured-data/structured-data.test.tsx'],
    mutants: [{ find: ".replaceAll('<', String.raw`\\u003c`)", replace: '' }],
  },
  {
    file: 'gatsby/feeds/feed-items.ts',
    tests: ['gatsby/feeds/feeds.test.ts'],
    mutants: [
      { find: "if (product.kind === 'gift-message') return [];", replace: '' },
      { find: 'price: written(price.priorCentAmount)', replace: 'price: written(price.centAmount)' },
      { find: '&& isGtin(gtin)', replace: '' },
      { find: "variant.availableQuantity === 0 ? 'out_of_stock' : 'in_stock'", replace: "'in_stock'" },
      { find: "(product.kind === 'bundle' && {", replace: '(false && {' },
    ],
  },
];
