/** One value a shopper can choose in an option or rating filter. */
export interface FilterOption {
  /** Shown to the shopper. */
  readonly name: string;
  /** Sent to the service. */
  readonly value: string;
  /** The number of products that have it, among those that pass the other filters. */
  readonly count: number;
  readonly selected: boolean;
}

/** A filter that offers values; a rating option means "this many stars and up". */
export interface OptionFilter {
  readonly key: string;
  readonly label: string;
  readonly type: 'OPTIONS' | 'RATING';
  readonly options: readonly FilterOption[];
}

/** A filter that offers a range of numbers, which are stored as decimal texts. Null ends have not been changed. */
export interface SliderFilter {
  readonly key: string;
  readonly label: string;
  readonly type: 'SLIDER';
  readonly min: string;
  readonly max: string;
  readonly start: string | null;
  readonly end: string | null;
}

export type Filter = OptionFilter | SliderFilter;

/** What a shopper has chosen, regardless of what is offered: everything a URL needs to contain. */
export interface FilterSelection {
  /** Selected values by filter key; never an empty list. */
  readonly options: readonly { readonly key: string; readonly values: readonly string[] }[];
  /** Selected ranges by filter key, as decimal texts. */
  readonly ranges: readonly { readonly key: string; readonly start: string; readonly end: string }[];
}

export const emptySelection: FilterSelection = { options: [], ranges: [] };

/** The filter by price. The service lists the others by itself, but a range only if its key is asked for. */
export const priceKey = 'klevu_price';

/** The filter by whether there is any, with the values `yes` and `no`. */
export const stockKey = 'inStock';

/** How many choices a shopper has made: each value and each range counts as one. */
export const countSelected = ({ options, ranges }: FilterSelection): number =>
  options.reduce((sum, { values }) => sum + values.length, ranges.length);

const isSlider = (filter: Pick<Filter, 'type'>): filter is SliderFilter => filter.type === 'SLIDER';

/** What is offered, with this selection. What is chosen but not offered is added, because a URL may contain anything. */
export function withSelection(
  filters: readonly Filter[],
  { options, ranges }: FilterSelection,
): readonly Filter[] {
  const missing: readonly Filter[] = [
    ...options.map(({ key }) => ({ key, label: key, type: 'OPTIONS' as const, options: [] })),
    ...ranges.map(({ key, start, end }) => {
      return { key, label: key, type: 'SLIDER' as const, min: start, max: end, start, end };
    }),
  ].filter(({ key }) => !filters.some((filter) => filter.key === key));
  return [...filters, ...missing].map((filter) => {
    if (isSlider(filter)) {
      const { start, end } = ranges.find(({ key }) => key === filter.key) ?? { start: null, end: null };
      return { ...filter, start, end };
    }
    const values = options.find(({ key }) => key === filter.key)?.values ?? [];
    const others = values.filter((value) => !filter.options.some((offered) => offered.value === value));
    return {
      ...filter,
      options: [
        ...filter.options.map((offered) => ({ ...offered, selected: values.includes(offered.value) })),
        ...others.map((value) => ({ name: value, value, count: 0, selected: true })),
      ],
    };
  });
}

type Changed = Pick<Filter, 'key' | 'type'>;

/** With or without a value of a filter. @throws Error `Filter {key} is not an option filter.` */
export function selectOption(
  { options, ranges }: FilterSelection,
  filter: Changed,
  value: string,
  isSelected: boolean,
): FilterSelection {
  if (isSlider(filter)) throw new Error(`Filter ${filter.key} is not an option filter.`);
  const before = options.find(({ key }) => key === filter.key)?.values ?? [];
  const values = [...before.filter((other) => other !== value), ...(isSelected ? [value] : [])];
  const others = options.filter(({ key }) => key !== filter.key);
  return { ranges, options: values.length > 0 ? [...others, { key: filter.key, values }] : others };
}

/**
 * With this range, whose ends may be in either order.
 * @throws Error `Filter {key} is not a slider filter.`
 */
export function selectRange(
  selection: FilterSelection,
  filter: Changed,
  { start, end }: { readonly start: string; readonly end: string },
): FilterSelection {
  if (!isSlider(filter)) throw new Error(`Filter ${filter.key} is not a slider filter.`);
  const { options, ranges } = clearFilter(selection, filter.key);
  const [from, to] = Number(start) <= Number(end) ? [start, end] : [end, start];
  return { options, ranges: [...ranges, { key: filter.key, start: from, end: to }] };
}

/** Without any choice of this filter. */
export const clearFilter = ({ options, ranges }: FilterSelection, key: string): FilterSelection => ({
  options: options.filter((filter) => filter.key !== key),
  ranges: ranges.filter((filter) => filter.key !== key),
});
