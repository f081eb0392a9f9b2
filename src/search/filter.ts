/** One value a shopper can choose in an option or rating filter. */
export interface FilterOption {
  /** What the shopper reads. */
  readonly name: string;
  /** What the service is sent. */
  readonly value: string;
  /** Products that have it, among those the other filters leave. */
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

/** A filter that offers a range of numbers, which are stored as decimal texts. Null ends are untouched. */
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

/** What a shopper chose, apart from what is on offer: all that a URL needs to know. */
export interface FilterSelection {
  /** Chosen values by filter key; never an empty list. */
  readonly options: readonly { readonly key: string; readonly values: readonly string[] }[];
  /** Chosen ranges by filter key, as decimal texts. */
  readonly ranges: readonly { readonly key: string; readonly start: string; readonly end: string }[];
}

export const emptySelection: FilterSelection = { options: [], ranges: [] };
