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
