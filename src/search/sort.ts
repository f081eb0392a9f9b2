/** The orders a shopper can choose from, the default first; the service knows more (docs/product.md, 9.21). */
export const sortOptions = [
  'RELEVANCE',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING_DESC',
  'NEW_ARRIVAL_DESC',
  'NAME_ASC',
] as const;
export type SortOption = (typeof sortOptions)[number];

/** The order a URL names, or the default. */
export function readSort(value: string | null): SortOption {
  return sortOptions.find((option) => option === value) ?? 'RELEVANCE';
}
