/** The sort orders a shopper can choose from, the default first; the service has more (docs/product.md, 9.21). */
export const sortOptions = [
  'RELEVANCE',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING_DESC',
  'NEW_ARRIVAL_DESC',
  'NAME_ASC',
] as const;
export type SortOption = (typeof sortOptions)[number];

/** The sort order in a URL, or the default. */
export function readSort(value: string | null): SortOption {
  return sortOptions.find((option) => option === value) ?? 'RELEVANCE';
}
