import { searchProducts } from '../search/search-client.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import type { SearchPage } from '../search/search-port.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { useSearchRequest } from '../search/use-search-request.ts';

/** Products per page on the search page. */
const pageSize = 24;

/** Several quick changes to filters result in one request. */
const pauseMs = 120;

/**
 * The search page's results. `found` stays while the next results load; it is null before the first ones and after a
 * failure.
 */
export interface ProductSearchState {
  readonly status: 'idle' | 'loading' | 'results' | 'empty' | 'unavailable';
  readonly found: SearchPage | null;
  readonly retry: () => void;
}

/** Searches for what the search page's URL contains. An empty term is idle. */
export function useProductSearch(query: SearchQuery): ProductSearchState {
  const currency = useCurrency();
  const key = query.term === '' ? null : JSON.stringify([query, currency]);
  const request = useSearchRequest(key, (signal) => searchPages(query, signal), pauseMs);
  const { value: found, retry } = request;
  if (request.status !== 'answered') return { status: request.status, found, retry };
  return { status: request.value.total === 0 ? 'empty' : 'results', found, retry };
}

/** All shown pages as one. Pages seen before come from the client's cache. */
async function searchPages(query: SearchQuery, signal: AbortSignal): Promise<SearchPage> {
  const { term, sort, selection: filters } = query;
  const numbers = Array.from({ length: query.pages }, (_, page) => page);
  const pages = await Promise.all(
    numbers.map((page) => searchProducts({ term, sort, filters, page, pageSize, signal })),
  );
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.key, record]));
  return {
    records: [...records.values()],
    total: pages[0]?.total ?? 0,
    offset: 0,
    typeOfSearch: pages[0]?.typeOfSearch ?? '',
    filters: pages[0]?.filters ?? [],
    hasNextPage: pages.at(-1)?.hasNextPage ?? false,
  };
}
