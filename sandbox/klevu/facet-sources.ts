import type { KlevuLabel, KlevuProduct } from './seed.ts';

/** Where the values of a filter come from. */
export interface FacetSource {
  readonly key: string;
  /** In English; without a label, it is not a filter for shoppers. */
  readonly label?: KlevuLabel;
  readonly type: 'OPTIONS' | 'RATING';
  /** Names for values that are not names themselves. */
  readonly names?: Readonly<Record<string, KlevuLabel>>;
  readonly valuesOf: (product: KlevuProduct) => readonly string[];
}

/** The filter by price; its values are the two ends of a range. */
export const priceKey = 'klevu_price';

/** Every filter with options, in the order of the response. */
export const facetSources: readonly FacetSource[] = [
  {
    key: 'category',
    label: 'Category',
    type: 'OPTIONS',
    valuesOf: ({ categoryPaths }) => [...new Set(categoryPaths.flatMap((path) => path.split(';')))],
  },
  { key: 'color', label: 'Color', type: 'OPTIONS', valuesOf: ({ color }) => color },
  { key: 'material', label: 'Material', type: 'OPTIONS', valuesOf: ({ material }) => material },
  { key: 'age', label: 'Age', type: 'OPTIONS', valuesOf: ({ age = [] }) => age },
  { key: 'weight', label: 'Baby’s weight', type: 'OPTIONS', valuesOf: ({ weight = [] }) => weight },
  { key: 'position', label: 'Position', type: 'OPTIONS', valuesOf: ({ position = [] }) => position },
  { key: 'brand', label: 'Brand', type: 'OPTIONS', valuesOf: ({ brand }) => [brand] },
  {
    key: 'inStock',
    label: 'In stock',
    type: 'OPTIONS',
    names: { yes: 'Yes', no: 'No' },
    valuesOf: ({ inStock }) => [inStock],
  },
  {
    key: 'rating',
    label: 'Rating',
    type: 'RATING',
    // A product with 4.6 stars is among those with 4, with 3, and so on: the option means "4 and up".
    valuesOf: ({ rating }) =>
      rating === null ? [] : Array.from({ length: Math.floor(rating) }, (_, index) => String(index + 1)),
  },
  { key: 'id', type: 'OPTIONS', valuesOf: ({ id }) => [id] },
  { key: 'itemGroupId', type: 'OPTIONS', valuesOf: ({ itemGroupId }) => [itemGroupId] },
];
