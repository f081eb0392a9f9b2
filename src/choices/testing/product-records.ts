import type { ProductRecord } from '../product-record.ts';

const price = { centAmount: 18_900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null };

/** What the build writes of a product that is sold for 189 dollars; its only variant is `{key}-sand`. */
export const recordOf = (key: string, fields: Partial<ProductRecord> = {}): ProductRecord => ({
  key,
  categoryKey: 'carriers',
  path: `/products/${key}/`,
  name: `The ${key}`,
  tagline: '',
  keyFacts: '',
  rating: null,
  cardSku: `${key}-sand`,
  offers: [{ price, measure: null, hasPriceRange: false, colors: ['#ddccaa'], soldOut: false }],
  picture: null,
  facts: [{ key: 'age', text: '0–15 months' }],
  measures: [],
  cleaning: ['Machine wash, 104 °F'],
  materials: [],
  variants: [
    {
      sku: `${key}-sand`,
      label: 'Sand',
      color: '#ddccaa',
      prices: [{ ...price, validUntil: null }],
      laterPrices: [],
      availableQuantity: 20,
    },
  ],
  ...fields,
});
