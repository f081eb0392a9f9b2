import { hasValue } from './facets.ts';
import type { Group } from './groups.ts';
import type { RecordQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './seed.ts';

type Variants = Group<KlevuProduct>;
type Weight = (variants: Variants) => number;

/**
 * Moves products by the weights a query gives to values of filters, to words, and to records: twice the weight is half
 * the way to the top, and a weight below 1 leads down. Several weights are multiplied.
 */
export function boosted(
  ranked: readonly Variants[],
  { boost, settings }: Pick<RecordQuery, 'boost' | 'settings'>,
  index: SearchIndex,
): readonly Variants[] {
  const weights = [...filterWeights(boost), ...keywordWeights(boost, index), ...recordWeights(boost)];
  if (weights.length === 0 || settings.sort !== 'RELEVANCE') return ranked;
  return ranked
    .map((variants, place) => {
      const weight = weights.reduce((product, weightOf) => product * weightOf(variants), 1);
      return { variants, place: (place + 1) / weight };
    })
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ variants }) => variants);
}

const filterWeights = ({ filters }: RecordQuery['boost']): readonly Weight[] =>
  filters.map(
    ({ key, values, weight }) =>
      (variants) =>
        variants.some((variant) => hasValue(variant, key, values)) ? weight : 1,
  );

const keywordWeights = ({ keywords }: RecordQuery['boost'], index: SearchIndex): readonly Weight[] =>
  keywords.map(({ phrase, weight }) => {
    const { products, typeOfSearch } = index.match(phrase);
    const found = new Set(
      typeOfSearch === 'WILDCARD_AND' ? products.map(({ itemGroupId }) => itemGroupId) : [],
    );
    return ([{ itemGroupId }]) => (found.has(itemGroupId) ? weight : 1);
  });

const recordWeights = ({ records }: RecordQuery['boost']): readonly Weight[] =>
  records.map(
    ({ id, weight }) =>
      (variants) =>
        variants.some((variant) => variant.id === id) ? weight : 1,
  );
