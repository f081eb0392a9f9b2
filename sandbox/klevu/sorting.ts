import type { KlevuProduct } from './seed.ts';
import type { QuerySettings } from './requests.ts';

type Compare = (a: KlevuProduct, b: KlevuProduct) => number;

const byPrice: Compare = (a, b) => Number(a.salePrice) - Number(b.salePrice);
const byNameIn =
  (language: string): Compare =>
  (a, b) =>
    a.name.localeCompare(b.name, language);
const byRating: Compare = (a, b) => (a.rating ?? 0) - (b.rating ?? 0);
const byLaunch: Compare = (a, b) => a.launchedOn.localeCompare(b.launchedOn);
const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

type PlainSort = Exclude<QuerySettings['sort'], 'ADVANCED_SORT' | 'RELEVANCE'>;

const comparators = (language: string): Readonly<Record<PlainSort, Compare>> => ({
  PRICE_ASC: byPrice,
  PRICE_DESC: reversed(byPrice),
  NAME_ASC: byNameIn(language),
  NAME_DESC: reversed(byNameIn(language)),
  RATING_ASC: byRating,
  RATING_DESC: reversed(byRating),
  NEW_ARRIVAL_ASC: byLaunch,
  NEW_ARRIVAL_DESC: reversed(byLaunch),
});

/** The fields a query may sort by through ADVANCED_SORT. */
const fieldComparators = (language: string): Readonly<Record<string, Compare>> => ({
  price: byPrice,
  salePrice: byPrice,
  klevu_price: byPrice,
  name: byNameIn(language),
  rating: byRating,
  launchedOn: byLaunch,
});

/**
 * The products in the order the query requests. Ties keep their rank; top IDs come first only when sorting by
 * relevance.
 */
export function sortProducts(
  products: readonly KlevuProduct[],
  settings: QuerySettings,
  language: string,
): readonly KlevuProduct[] {
  if (settings.sort === 'RELEVANCE') return withTopFirst(products, settings.topIds);
  if (settings.sort === 'ADVANCED_SORT')
    return products.toSorted(advancedComparator(settings.advancedSorting, language));
  return products.toSorted(comparators(language)[settings.sort]);
}

function advancedComparator(sorting: QuerySettings['advancedSorting'], language: string): Compare {
  const compares = sorting.flatMap(({ key, order }) => {
    const compare = fieldComparators(language)[key];
    return compare ? [order === 'ASC' ? compare : reversed(compare)] : [];
  });
  return (a, b) => compares.reduce((decided, compare) => decided || compare(a, b), 0);
}

function withTopFirst(
  products: readonly KlevuProduct[],
  topIds: QuerySettings['topIds'],
): readonly KlevuProduct[] {
  const rank = (product: KlevuProduct) => {
    const index = topIds.findIndex(
      ({ key, value }) => product.itemGroupId === value || (key === 'id' && product.id === value),
    );
    return index === -1 ? topIds.length : index;
  };
  return topIds.length === 0 ? products : products.toSorted((a, b) => rank(a) - rank(b));
}
