import type { Filter, FilterOption, FilterSelection, OptionFilter, SliderFilter } from './filter.ts';

/**
 * The state of a listing's filters: pure changes to what the service offered. Choosing a value that was not offered
 * adds it, because a URL may contain a value that the current results do not have.
 */

/** @throws Error `Filter {key} is not an option filter.` */
export function toggleOption(filters: readonly Filter[], key: string, value: string): readonly Filter[] {
  return changeOption(filters, key, value, (selected) => !selected);
}

/** @throws Error `Filter {key} is not an option filter.` */
export function selectOption(filters: readonly Filter[], key: string, value: string): readonly Filter[] {
  return changeOption(filters, key, value, () => true);
}

/** @throws Error `Filter {key} is not an option filter.` */
export function deselectOption(filters: readonly Filter[], key: string, value: string): readonly Filter[] {
  return changeOption(filters, key, value, () => false);
}

/**
 * Selects a range; the ends may be in either order.
 * @throws Error `Filter {key} is not a slider filter.`
 */
export function updateSlider(
  filters: readonly Filter[],
  key: string,
  range: { readonly start: string; readonly end: string },
): readonly Filter[] {
  const [start, end] =
    Number(range.start) <= Number(range.end) ? [range.start, range.end] : [range.end, range.start];
  return changeFilter(
    filters,
    key,
    { key, label: key, type: 'SLIDER', min: start, max: end, start, end },
    (filter) => {
      if (!isSlider(filter)) throw new Error(`Filter ${key} is not a slider filter.`);
      return { ...filter, start, end };
    },
  );
}

/** Selects this value and no other one of its filter, or none at all. */
export function selectOnly(filters: readonly Filter[], key: string, value: string | null): readonly Filter[] {
  const others = clearFilter(filters, key);
  return value === null ? others : selectOption(others, key, value);
}

/** Deselects all options of a filter, or resets its range. */
export function clearFilter(filters: readonly Filter[], key: string): readonly Filter[] {
  return filters.map((filter) => (filter.key === key ? cleared(filter) : filter));
}

/** Deselects all options, including ratings, and resets every range. */
export function clearFilters(filters: readonly Filter[]): readonly Filter[] {
  return filters.map(cleared);
}

const cleared = (filter: Filter): Filter =>
  isSlider(filter)
    ? { ...filter, start: null, end: null }
    : { ...filter, options: filter.options.map((option) => ({ ...option, selected: false })) };

/** What is selected in these filters. */
export function selectionOf(filters: readonly Filter[]): FilterSelection {
  return {
    options: filters.flatMap((filter) => {
      const values = isSlider(filter)
        ? []
        : filter.options.flatMap(({ selected, value }) => (selected ? value : []));
      return values.length > 0 ? [{ key: filter.key, values }] : [];
    }),
    ranges: filters.flatMap((filter) => {
      if (!isSlider(filter) || filter.start === null || filter.end === null) return [];
      return [{ key: filter.key, start: filter.start, end: filter.end }];
    }),
  };
}

/** The offered filters with exactly this selection. A choice that matches no filter of its type is left out. */
export function withSelection(filters: readonly Filter[], selection: FilterSelection): readonly Filter[] {
  const options = selection.options.flatMap(({ key, values }) => values.map((value) => ({ key, value })));
  const withOptions = options
    .filter(({ key }) => typeIn(filters, key) !== 'SLIDER')
    .reduce((state, { key, value }) => selectOption(state, key, value), clearFilters(filters));
  return selection.ranges
    .filter(({ key }) => (typeIn(withOptions, key) ?? 'SLIDER') === 'SLIDER')
    .reduce((state, { key, ...range }) => updateSlider(state, key, range), withOptions);
}

/** How many choices a shopper has made: each value and each range counts as one. */
export function countSelected({ options, ranges }: FilterSelection): number {
  return options.reduce((sum, { values }) => sum + values.length, ranges.length);
}

const typeIn = (filters: readonly Filter[], key: string): Filter['type'] | undefined =>
  filters.find((filter) => filter.key === key)?.type;

const isSlider = (filter: Filter): filter is SliderFilter => filter.type === 'SLIDER';

function changeOption(
  filters: readonly Filter[],
  key: string,
  value: string,
  change: (selected: boolean) => boolean,
): readonly Filter[] {
  const added: FilterOption = { name: value, value, count: 0, selected: change(false) };
  return changeFilter(filters, key, { key, label: key, type: 'OPTIONS', options: [added] }, (filter) => {
    if (isSlider(filter)) throw new Error(`Filter ${key} is not an option filter.`);
    return { ...filter, options: changeIn(filter, value, change, added) };
  });
}

function changeIn(
  { options }: OptionFilter,
  value: string,
  change: (selected: boolean) => boolean,
  added: FilterOption,
): readonly FilterOption[] {
  if (!options.some((option) => option.value === value)) return [...options, added];
  return options.map((option) =>
    option.value === value ? { ...option, selected: change(option.selected) } : option,
  );
}

function changeFilter(
  filters: readonly Filter[],
  key: string,
  whenMissing: Filter,
  change: (filter: Filter) => Filter,
): readonly Filter[] {
  if (!filters.some((filter) => filter.key === key)) return [...filters, whenMissing];
  return filters.map((filter) => (filter.key === key ? change(filter) : filter));
}
