import {
  advancedSorting,
  AdvancedSortingDiretion,
  applyFilters,
  type KlevuFetchModifer,
  KlevuSearchSorting,
  listFilters,
} from '@klevu/core';
import type { Sorting } from './search-port.ts';
import { type FilterSelection, offeredOptionKeys, offeredRangeKeys } from './filter.ts';

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

/** Only the filters the shop offers are ever applied. */
const optionKeys: string[] = [...offeredOptionKeys];
const rangeKeys: string[] = [...offeredRangeKeys];

/** The modifiers of a query that apply a selection and, if wanted, list the filters with it. */
export function filterModifiers(
  { options, ranges }: FilterSelection,
  list: { readonly optionLimit?: number | undefined } | null,
): KlevuFetchModifer[] {
  const chosen = applyFilters([
    ...options
      .filter(({ key }) => optionKeys.includes(key))
      .map(({ key, values }) => ({ key, values: [...values] })),
    ...ranges
      .filter(({ key }) => rangeKeys.includes(key))
      .map(({ key, start, end }) => ({ key, values: [start, end] })),
  ]);
  if (!list) return [chosen];
  const listing = listFilters({
    include: optionKeys,
    rangeFilterSettings: rangeKeys.map((key) => ({ key, minMax: true })),
    ...(list.optionLimit === undefined ? {} : { limit: list.optionLimit }),
  });
  return [chosen, listing];
}
