import { applyFilters, type KlevuFetchModifer, listFilters } from '@klevu/core';
import type { FilterSelection } from './filter.ts';
import { offeredOptionKeys, offeredRangeKeys } from './offered-filters.ts';

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
