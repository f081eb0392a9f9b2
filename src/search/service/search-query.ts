import { cleanCode } from '../../../stores/typed-text.ts';
import type { FilterSelection } from './filter.ts';

/**
 * A search term in the form in which it is searched, shown, and stored: cleaned, lower-cased.
 */
export function normalizeTerm(term: string): string {
  return cleanCode(term).toLowerCase();
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

/** Maximum number of pages shown for one URL, whatever the URL contains. */
const maxPages = 20;

function setOrDelete(params: URLSearchParams, name: string, value: string, standard: string): void {
  if (value === standard) params.delete(name);
  else params.set(name, value);
}

/** A query as it follows a path: with its `?`, or empty. */
const queryOf = (params: URLSearchParams): string => (params.size === 0 ? '' : `?${params.toString()}`);

/** What a shopper has chosen about a list of products, all of which is in its page's URL. */
export interface ListingState {
  readonly sort: SortOption;
  /** How many are shown, at least 1. */
  readonly pages: number;
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

/** A list's state according to its page's query; anything invalid is replaced by its default. */
export function readListing(search: string): ListingState {
  const params = new URLSearchParams(search);
  const pages = Number(params.get('pages'));
  return {
    sort: readSort(params.get('sort')),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1,
    selection: readFilters(params),
  };
}

/** The URL's query for a state: defaults are left out; unrelated parameters (such as tracking) stay. */
export function writeListing(search: string, { selection, sort, pages }: ListingState): string {
  const params = writeFilters(new URLSearchParams(search), selection);
  setOrDelete(params, 'sort', sort, 'RELEVANCE');
  setOrDelete(params, 'pages', String(pages), '1');
  return queryOf(params);
}

/** The search page's state according to its query; anything invalid is replaced by its default. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return {
    ...readListing(search),
    term: normalizeTerm(params.get('q') ?? ''),
    type: searchTypes.find((type) => type === params.get('type')) ?? 'product',
    showsAll: params.get('all') === '1',
  };
}

/** The same as `writeListing` for the search page. */
export function writeSearchQuery(search: string, { term, type, showsAll, ...listing }: SearchQuery): string {
  const params = new URLSearchParams(search);
  setOrDelete(params, 'q', term, '');
  setOrDelete(params, 'type', type, 'product');
  setOrDelete(params, 'all', showsAll ? '1' : '', '');
  return writeListing(queryOf(params), listing);
}

/** The address where the search page shows a term. @param searchPage path of the search page */
export const searchPath = (searchPage: string, term: string, showsAll = false): string =>
  searchPage + writeSearchQuery('', { ...readSearchQuery(''), term: normalizeTerm(term), showsAll });

/**
 * Filters in a URL's query (docs/product.md, 2.2): `o_{filterKey}` contains the selected values, separated by commas,
 * and `s_{filterKey}` a range as `start-end`. A comma inside a value is written `%2C`, and therefore `%` is written
 * `%25`, before the query's own encoding.
 */
const filterName = /^([os])_(.+)$/s;
const rangePattern = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/;

/**
 * The selection in a query. A range that is not two decimal numbers in ascending order, or an empty value, is ignored.
 * Read in one pass: anybody can write a link with thousands of parameters.
 */
export function readFilters(params: URLSearchParams): FilterSelection {
  const values = new Map<string, Set<string>>();
  const ranges = new Map<string, FilterSelection['ranges'][number]>();
  for (const [name, written] of params) {
    const [, kind, key = ''] = filterName.exec(name) ?? [];
    if (kind === 'o') {
      const own = values.get(key) ?? new Set();
      for (const value of written.split(',').filter(Boolean)) own.add(unescapeValue(value));
      if (own.size > 0) values.set(key, own);
    }
    const [, start, end] = (kind === 's' && rangePattern.exec(written)) || [];
    if (start !== undefined && end !== undefined && Number(start) <= Number(end) && !ranges.has(key))
      ranges.set(key, { key, start, end });
  }
  return {
    options: [...values].map(([key, own]) => ({ key, values: [...own] })),
    ranges: [...ranges.values()],
  };
}

/** A copy of the query that contains exactly this selection; parameters that are not filters stay as they are. */
export const writeFilters = (
  params: URLSearchParams,
  { options, ranges }: FilterSelection,
): URLSearchParams =>
  new URLSearchParams([
    ...[...params].filter(([name]) => !filterName.test(name)),
    ...options.map(({ key, values }) => [`o_${key}`, values.map(escapeValue).join(',')]),
    ...ranges.map(({ key, start, end }) => [`s_${key}`, `${start}-${end}`]),
  ]);

const escapeValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeValue = (value: string): string => value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%');
