import type { FilterSelection } from './filter.ts';
import { readFilters, writeFilters } from './filter-url.ts';
import { type ListOrder, queryOf, readOrder, setOrDelete, writeOrder } from './list-address.ts';
import { offeredOptionKeys, offeredRangeKeys } from './offered-filters.ts';

/**
 * A search term in the form in which it is searched, shown, and stored: whitespace runs collapsed, trimmed,
 * lower-cased.
 */
export function normaliseTerm(term: string): string {
  return term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** What a shopper has chosen about a list of products, all of which is in its page's URL. */
export interface ListingState extends ListOrder {
  readonly selection: FilterSelection;
}

/** The types of results of a search; the first one is shown unless the URL names another. */
export const searchTypes = ['product', 'content', 'category'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The state of the search page, all of which is in its URL. */
export interface SearchQuery extends ListingState {
  /** Normalized; empty if nothing has been searched yet. */
  readonly term: string;
  readonly type: SearchType;
  /** Whether results are shown even if the merchant has assigned a page to the term. */
  readonly showsAll: boolean;
}

const names = { term: 'q', type: 'type', showsAll: 'all' } as const;

/** A list's state according to its page's query; anything invalid is replaced by its default. */
export function readListing(search: string): ListingState {
  const params = new URLSearchParams(search);
  return { ...readOrder(params), selection: offered(readFilters(params)) };
}

/** The URL's query for a state: defaults are left out; unrelated parameters (such as tracking) stay. */
export function writeListing(search: string, { selection, ...order }: ListingState): string {
  const params = writeFilters(new URLSearchParams(search), selection);
  writeOrder(params, order);
  return queryOf(params);
}

/** The search page's state according to its query; anything invalid is replaced by its default. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return {
    ...readListing(search),
    term: normaliseTerm(params.get(names.term) ?? ''),
    type: searchTypes.find((type) => type === params.get(names.type)) ?? 'product',
    showsAll: params.get(names.showsAll) === '1',
  };
}

/** The same as `writeListing` for the search page. */
export function writeSearchQuery(search: string, { term, type, showsAll, ...listing }: SearchQuery): string {
  const params = new URLSearchParams(search);
  setOrDelete(params, names.term, term, '');
  setOrDelete(params, names.type, type, 'product');
  setOrDelete(params, names.showsAll, showsAll ? '1' : '', '');
  return writeListing(queryOf(params), listing);
}

/** The address where the search page shows a term. @param searchPage path of the search page */
export function searchPath(searchPage: string, term: string): string {
  return `${searchPage}?${new URLSearchParams([[names.term, normaliseTerm(term)]]).toString()}`;
}

const offered = ({ options, ranges }: FilterSelection): FilterSelection => ({
  options: options.filter(({ key }) => isOneOf(offeredOptionKeys, key)),
  ranges: ranges.filter(({ key }) => isOneOf(offeredRangeKeys, key)),
});

const isOneOf = (keys: readonly string[], key: string): boolean => keys.includes(key);
