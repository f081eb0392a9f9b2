import {
  advancedSorting,
  AdvancedSortingDiretion,
  type KlevuFetchModifer,
  KlevuSearchSorting,
} from '@klevu/core';
import type { Sorting } from './search-port.ts';

type NamedSorting = Extract<Sorting, string>;

const sortings: Readonly<Record<NamedSorting, KlevuSearchSorting>> = {
  RELEVANCE: KlevuSearchSorting.Relevance,
  PRICE_ASC: KlevuSearchSorting.PriceAsc,
  PRICE_DESC: KlevuSearchSorting.PriceDesc,
  NAME_ASC: KlevuSearchSorting.NameAsc,
  NAME_DESC: KlevuSearchSorting.NameDesc,
  RATING_ASC: KlevuSearchSorting.RatingAsc,
  RATING_DESC: KlevuSearchSorting.RatingDesc,
  NEW_ARRIVAL_ASC: KlevuSearchSorting.NewArrivalAsc,
  NEW_ARRIVAL_DESC: KlevuSearchSorting.NewArrivalDesc,
};

const directions = {
  ASC: AdvancedSortingDiretion.Ascending,
  DESC: AdvancedSortingDiretion.Descending,
} as const;

const isNamed = (sorting: Sorting): sorting is NamedSorting => typeof sorting === 'string';

/** The order of a query: a setting if the service has a name for it, otherwise a modifier. */
export function sortingOf(sorting: Sorting): {
  readonly settings: { readonly sort?: KlevuSearchSorting };
  readonly modifiers: readonly KlevuFetchModifer[];
} {
  if (isNamed(sorting)) return { settings: { sort: sortings[sorting] }, modifiers: [] };
  const fields = sorting.map(({ key, order }) => ({ type: 'FIELD' as const, key, order: directions[order] }));
  return { settings: {}, modifiers: [advancedSorting(fields)] };
}
