import {
  advancedSorting,
  AdvancedSortingDiretion,
  applyFilters,
  type KlevuFetchModifer,
  KlevuSearchSorting,
  listFilters,
} from '@klevu/core';
import type { Sorting } from './search-port.ts';
import { type FilterSelection, priceKey } from './filter.ts';

/** The library's names for its orders, by what it sends, which is what we call them. */
const sorts: ReadonlyMap<string, KlevuSearchSorting> = new Map(
  Object.values(KlevuSearchSorting).map((sort) => [sort, sort]),
);

const directions = {
  ASC: AdvancedSortingDiretion.Ascending,
  DESC: AdvancedSortingDiretion.Descending,
} as const;

/** The order of a query: a setting if the service has a name for it, otherwise a modifier. */
export function sortingOf(sorting: Sorting): {
  readonly settings: { readonly sort?: KlevuSearchSorting };
  readonly modifiers: readonly KlevuFetchModifer[];
} {
  if (typeof sorting === 'string') {
    const sort = sorts.get(sorting);
    return { settings: sort ? { sort } : {}, modifiers: [] };
  }
  const fields = sorting.map(({ key, order }) => ({ type: 'FIELD' as const, key, order: directions[order] }));
  return { settings: {}, modifiers: [advancedSorting(fields)] };
}

/** The modifiers of a query that apply a selection and, if wanted, list all filters that the service has with it. */
export function filterModifiers(
  { options, ranges }: FilterSelection,
  list: { readonly optionLimit?: number | undefined } | null,
): KlevuFetchModifer[] {
  const chosen = applyFilters([
    ...options.map(({ key, values }) => ({ key, values: [...values] })),
    ...ranges.map(({ key, start, end }) => ({ key, values: [start, end] })),
  ]);
  if (!list) return [chosen];
  const listing = listFilters({
    rangeFilterSettings: [{ key: priceKey, minMax: true }],
    ...(list.optionLimit === undefined ? {} : { limit: list.optionLimit }),
  });
  return [chosen, listing];
}
