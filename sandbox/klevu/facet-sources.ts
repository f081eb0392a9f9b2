import type { KlevuIndex, KlevuLabel, KlevuProduct } from './seed.ts';

/** Where the values of a filter come from. */
export interface FacetSource {
  readonly key: string;
  /** Without a label, it is not a filter for shoppers. */
  readonly label?: string;
  readonly type: 'OPTIONS' | 'RATING';
  /** Names for values that are not names themselves. */
  readonly names?: Readonly<Record<string, KlevuLabel>>;
  readonly valuesOf: (product: KlevuProduct) => readonly string[];
}

/** The filter by price; its values are the two ends of a range. */
export const priceKey = 'klevu_price';

/** A filter of the service, with its label in English. */
interface OwnSource extends FacetSource {
  readonly label?: KlevuLabel;
}

const inLanguage = (source: OwnSource, labels: NonNullable<KlevuIndex['labels']>): FacetSource =>
  source.label === undefined ? source : { ...source, label: labels[source.label] ?? source.label };

/** The filters that every index has before the merchant's own. */
const first: readonly OwnSource[] = [
  {
    key: 'category',
    label: 'Category',
    type: 'OPTIONS',
    valuesOf: ({ categoryPaths }) => [...new Set(categoryPaths.flatMap((path) => path.split(';')))],
  },
  { key: 'color', label: 'Color', type: 'OPTIONS', valuesOf: ({ color }) => color },
  { key: 'material', label: 'Material', type: 'OPTIONS', valuesOf: ({ material }) => material },
];

/** And those after them. */
const last: readonly OwnSource[] = [
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

const ofEveryIndex = [...first, ...last];

/** The values of a product in a filter, whatever its label is. */
export const valuesIn = (product: KlevuProduct, key: string): readonly string[] =>
  ofEveryIndex.find((source) => source.key === key)?.valuesOf(product) ?? product.traits?.[key] ?? [];

/** Every filter of an index with options, in the order of the response. */
export const facetSourcesOf = ({ labels = {}, filters = [] }: Pick<KlevuIndex, 'labels' | 'filters'>) => [
  ...first.map((source) => inLanguage(source, labels)),
  ...filters.map(({ key, label }): FacetSource => ({
    key,
    label,
    type: 'OPTIONS',
    valuesOf: ({ traits }) => traits?.[key] ?? [],
  })),
  ...last.map((source) => inLanguage(source, labels)),
];
