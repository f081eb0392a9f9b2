import type { FilterSelection } from './filter.ts';
import { readFilters, writeFilters } from './filter-url.ts';

/**
 * A search term in the form in which it is searched, shown, and stored: whitespace runs collapsed, trimmed,
 * lower-cased.
 */
export function normaliseTerm(term: string): string {
  return term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The sort orders a shopper can choose from, the default first; the service has more (docs/product.md, 9.21). */
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

/** The state of the search page, all of which is in its URL. */
export interface SearchQuery {
  /** Normalized; empty if nothing has been searched yet. */
  readonly term: string;
  readonly sort: SortOption;
  readonly selection: FilterSelection;
  /** The number of result pages shown, at least 1. */
  readonly pages: number;
}

/** Maximum number of pages loaded for one URL, whatever the URL contains. */
const maxPages = 20;

const names = { term: 'q', sort: 'sort', pages: 'pages' } as const;

/** The search page's state according to its query; anything invalid is replaced by its default. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const pages = Number(params.get(names.pages));
  return {
    term: normaliseTerm(params.get(names.term) ?? ''),
    sort: readSort(params.get(names.sort)),
    selection: readFilters(params),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** The URL's query for a state: defaults are left out; unrelated parameters (such as tracking) stay. */
export function writeSearchQuery(search: string, query: SearchQuery): string {
  const params = writeFilters(new URLSearchParams(search), query.selection);
  setOrDelete(params, names.term, query.term, '');
  setOrDelete(params, names.sort, query.sort, 'RELEVANCE');
  setOrDelete(params, names.pages, String(query.pages), '1');
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The address where the search page shows a term. @param searchPage path of the search page */
export function searchPath(searchPage: string, term: string): string {
  return `${searchPage}?${new URLSearchParams([[names.term, normaliseTerm(term)]]).toString()}`;
}

function setOrDelete(params: URLSearchParams, name: string, value: string, standard: string): void {
  if (value === standard) params.delete(name);
  else params.set(name, value);
}
