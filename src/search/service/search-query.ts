import { cleanCode } from '../../../stores/typed-text.ts';
import type { FilterSelection } from './filter.ts';
import { type ListOrder, queryOf, readOrder, setOrDelete, writeOrder } from './list-address.ts';

/**
 * A search term in the form in which it is searched, shown, and stored: cleaned, lower-cased.
 */
export function normalizeTerm(term: string): string {
  return cleanCode(term).toLowerCase();
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
  return { ...readOrder(params), selection: readFilters(params) };
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
    term: normalizeTerm(params.get(names.term) ?? ''),
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
  return `${searchPage}?${new URLSearchParams([[names.term, normalizeTerm(term)]]).toString()}`;
}

/**
 * Filters in a URL's query (docs/product.md, 2.2): `o_{filterKey}` contains the selected values, separated by commas,
 * and `s_{filterKey}` a range as `start-end`. A comma inside a value is written `%2C`, and therefore `%` is written
 * `%25`, before the query's own encoding.
 */
const optionPrefix = 'o_';
const rangePrefix = 's_';
const rangePattern = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/;

/**
 * The selection in a query. A range that is not two decimal numbers in ascending order, or an empty value, is ignored.
 */
export function readFilters(params: URLSearchParams): FilterSelection {
  const filters = valuesByName(params);
  const filtersWith = (prefix: string) => [...filters].filter(([name]) => isFilterName(name, prefix));
  return {
    options: filtersWith(optionPrefix).flatMap(([name, written]) => {
      const values = readValues(written);
      return values.length > 0 ? [{ key: name.slice(optionPrefix.length), values }] : [];
    }),
    ranges: filtersWith(rangePrefix).flatMap(([name, [written = '']]) => {
      const [, start, end] = rangePattern.exec(written) ?? [];
      if (start === undefined || end === undefined || Number(start) > Number(end)) return [];
      return [{ key: name.slice(rangePrefix.length), start, end }];
    }),
  };
}

/** Read in one pass: anybody can write a link with thousands of parameters. */
function valuesByName(params: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of params) {
    const own = values.get(name);
    if (own) own.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** A copy of the query that contains exactly this selection; parameters that are not filters stay as they are. */
export function writeFilters(params: URLSearchParams, { options, ranges }: FilterSelection): URLSearchParams {
  const others = [...params].filter(
    ([name]) => !isFilterName(name, optionPrefix) && !isFilterName(name, rangePrefix),
  );
  return new URLSearchParams([
    ...others,
    ...options.map(({ key, values }) => [`${optionPrefix}${key}`, values.map(escapeValue).join(',')]),
    ...ranges.map(({ key, start, end }) => [`${rangePrefix}${key}`, `${start}-${end}`]),
  ]);
}

const isFilterName = (name: string, prefix: string): boolean => name.startsWith(prefix) && name !== prefix;

function readValues(lists: readonly string[]): readonly string[] {
  const values = lists.flatMap((list) => list.split(',')).map(unescapeValue);
  return [...new Set(values.filter((value) => value !== ''))];
}

const escapeValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeValue = (value: string): string => value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%');
