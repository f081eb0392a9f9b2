import type { Money } from '../../contract/money.ts';
import type { Filter, FilterSelection } from './filter.ts';
import type { SortOption } from './search-query.ts';
import type { Suggestion } from './suggestion-markup.ts';

/** A product found by a search, in the shop's own terms. */
export interface SearchHit {
  /** The product's key. */
  readonly key: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly path: string;
  readonly imageUrl: string;
  readonly price: Money;
  /** From 0 to 5, or null if there are no ratings. */
  readonly rating: number | null;
  readonly inStock: boolean;
  /** The variant in the picture. */
  readonly sku: string;
}

/** Where to search. */
export interface SearchConfiguration {
  /** Base of the search service, e.g. `https://host`, without a trailing slash. Undefined: the shop has no search. */
  readonly url: string | undefined;
  /** Public API key of the storefront's index. */
  readonly apiKey: string;
  /** ISO 4217, if prices are requested in a currency other than the index's own. */
  readonly currency?: string;
}

/** One page of a search. */
export interface ProductSearch {
  readonly term: string;
  readonly filters: FilterSelection;
  readonly sort: SortOption;
  /** The first page is 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly signal: AbortSignal;
}

/** What a search found. */
export interface SearchPage {
  readonly records: readonly SearchHit[];
  /** The number of products found, on all pages. */
  readonly total: number;
  /** The filters with the current selection; only on the first page. */
  readonly filters: readonly Filter[];
  readonly hasNextPage: boolean;
}

/** What is suggested while a shopper types. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The best products for what has been typed so far. */
  readonly records: readonly SearchHit[];
}
