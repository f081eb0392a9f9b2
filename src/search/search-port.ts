import type { Filter, FilterSelection } from './filter.ts';
import type { SearchHit } from './search-hit.ts';
import type { SortOption } from './sort.ts';
import type { Suggestion } from './suggestion-markup.ts';

/** Where to search. */
export interface SearchConfiguration {
  /** Base of the search service, e.g. `https://host`; no trailing slash. Undefined: the shop has no search. */
  readonly url: string | undefined;
  /** Public API key of the storefront's index. */
  readonly apiKey: string;
  /** ISO 4217, where prices are wanted in another currency than the index's own. */
  readonly currency?: string;
}

/** One page of a search. */
export interface ProductSearch {
  readonly term: string;
  readonly filters: FilterSelection;
  readonly sort: SortOption;
  /** 0 is the first. */
  readonly page: number;
  readonly pageSize: number;
  readonly signal: AbortSignal;
}

/** What a search found. */
export interface SearchPage {
  readonly records: readonly SearchHit[];
  /** Products found on all pages. */
  readonly total: number;
  /** What can be filtered, with the present choices; only the first page has it. */
  readonly filters: readonly Filter[];
  readonly hasNextPage: boolean;
}

/** What is offered while a shopper types. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The best products for what was typed so far. */
  readonly records: readonly SearchHit[];
}
