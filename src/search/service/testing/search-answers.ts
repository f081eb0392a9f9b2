import type { ResultPage, SearchHit } from '../search-port.ts';

/** A found product for tests; it costs 10 dollars. */
export const hitOf = (key: string, overrides: Partial<SearchHit> = {}): SearchHit => ({
  key,
  id: `${key.toUpperCase()}-RED`,
  name: `The ${key}`,
  path: `/products/${key}/?sku=${key.toUpperCase()}-RED`,
  tagline: '',
  imageUrl: `/${key}.png`,
  price: { centAmount: 1000, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null },
  measure: null,
  rating: { average: 4.5 },
  soldOut: false,
  sku: `${key.toUpperCase()}-RED`,
  lowestPrice: null,
  hasPriceRange: false,
  colors: [],
  facts: [],
  brand: 'Brand',
  category: 'Jackets',
  ...overrides,
});

/** The only page of a search that found these products. */
export const pageOf = (keys: readonly string[], overrides: Partial<ResultPage> = {}): ResultPage => ({
  records: keys.map((key) => hitOf(key)),
  total: keys.length,
  filters: [
    {
      key: 'color',
      label: 'Color',
      type: 'OPTIONS',
      options: [{ name: 'Sand', value: 'Sand', count: 2, selected: false }],
    },
    {
      key: 'rating',
      label: 'Rating',
      type: 'RATING',
      options: [
        { name: '3', value: '3', count: 2, selected: false },
        { name: '4', value: '4', count: 1, selected: false },
      ],
    },
    { key: 'klevu_price', label: 'Price', type: 'SLIDER', min: '10', max: '90', start: null, end: null },
  ],
  offset: 0,
  typeOfSearch: 'WILDCARD_AND',
  hasNextPage: false,
  ...overrides,
});
