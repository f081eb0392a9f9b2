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

/** A list's order, and the number of its pages that are shown, at least 1. */
export interface ListOrder {
  readonly sort: SortOption;
  readonly pages: number;
}

/** Maximum number of pages shown for one URL, whatever the URL contains. */
const maxPages = 20;

const names = { sort: 'sort', pages: 'pages' } as const;

/** What a page's query says about its list; anything invalid is replaced by its default. */
export function readOrder(params: URLSearchParams): ListOrder {
  const pages = Number(params.get(names.pages));
  return {
    sort: readSort(params.get(names.sort)),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** Changes a query; defaults are left out. */
export function writeOrder(params: URLSearchParams, { sort, pages }: ListOrder): void {
  setOrDelete(params, names.sort, sort, 'RELEVANCE');
  setOrDelete(params, names.pages, String(pages), '1');
}

export function setOrDelete(params: URLSearchParams, name: string, value: string, standard: string): void {
  if (value === standard) params.delete(name);
  else params.set(name, value);
}

/** A query as it follows a path: with its `?`, or empty. */
export const queryOf = (params: URLSearchParams): string =>
  params.size === 0 ? '' : `?${params.toString()}`;

/** How many filters a query contains, valid or not: each value, and each range (search-query.ts). */
export const countFilters = (params: URLSearchParams): number =>
  [...params].reduce(
    (sum, [name, value]) => sum + (/^o_./.test(name) ? value.split(',').length : /^s_./.test(name) ? 1 : 0),
    0,
  );
