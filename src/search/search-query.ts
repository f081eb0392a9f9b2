import { emptySelection, type FilterSelection } from './filter.ts';
import { readFilters, writeFilters } from './filter-url.ts';
import { offeredOptionKeys, offeredRangeKeys } from './offered-filters.ts';

/**
 * A search term in the form in which it is searched, shown, and stored: whitespace runs collapsed, trimmed,
 * lower-cased.
 */
export function normaliseTerm(term: string): string {
  return term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * The sort orders a shopper can choose from, on every list, the default first. The service has four more
 * (docs/product.md, 9.21): nobody wants the worst rated, the oldest, or the end of the alphabet first, and an advanced
 * order names fields of the index.
 */
export const sortOptions = [
  'RELEVANCE',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING_DESC',
  'NEW_ARRIVAL_DESC',
  'NAME_ASC',
] as const;
export type SortOption = (typeof sortOptions)[number];

/** The sort order in a URL, or the default. */
export function readSort(value: string | null): SortOption {
  return sortOptions.find((option) => option === value) ?? 'RELEVANCE';
}

/** What a shopper has chosen about a list of products, all of which is in its page's URL. */
export interface ListingState {
  readonly sort: SortOption;
  readonly selection: FilterSelection;
  /** The number of pages shown, at least 1. */
  readonly pages: number;
}

/** A list as it is before anything has been chosen. */
export const untouchedListing: ListingState = { sort: 'RELEVANCE', selection: emptySelection, pages: 1 };

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

/** Maximum number of pages loaded for one URL, whatever the URL contains. */
const maxPages = 20;

const names = { term: 'q', type: 'type', showsAll: 'all', sort: 'sort', pages: 'pages' } as const;

/** A list's state according to its page's query; anything invalid is replaced by its default. */
export function readListing(search: string): ListingState {
  const params = new URLSearchParams(search);
  const pages = Number(params.get(names.pages));
  return {
    sort: readSort(params.get(names.sort)),
    selection: offered(readFilters(params)),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** The URL's query for a state: defaults are left out; unrelated parameters (such as tracking) stay. */
export function writeListing(search: string, { sort, selection, pages }: ListingState): string {
  const params = writeFilters(new URLSearchParams(search), selection);
  setOrDelete(params, names.sort, sort, 'RELEVANCE');
  setOrDelete(params, names.pages, String(pages), '1');
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

const queryOf = (params: URLSearchParams): string => (params.size === 0 ? '' : `?${params.toString()}`);

function setOrDelete(params: URLSearchParams, name: string, value: string, standard: string): void {
  if (value === standard) params.delete(name);
  else params.set(name, value);
}
