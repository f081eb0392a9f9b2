import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../i18n/use-locale.ts';
import { browseCategory, searchProducts } from '../search/search-client.ts';
import type { SearchPage } from '../search/search-port.ts';
import type { ListingState } from '../search/search-query.ts';
import { useSearchRequest } from '../search/use-search-request.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { keepPage, keptPage } from './kept-lists.ts';
import { withOtherCategories } from '../filters/other-categories.ts';
import { requestOf } from './list-request.ts';

/** Where the products of a list come from. */
export type ListingSource =
  | { readonly term: string }
  /** Names from the root to the category. */
  | { readonly categoryPath: readonly string[] };

/** Several quick changes to filters result in one request. */
const pauseMs = 120;

/**
 * A list from the search service. `found` is all shown pages as one; it stays while the next answer loads and is being
 * rendered, which holds up nothing, and is null before the first one and after a failure.
 */
export interface Listing {
  readonly status: 'idle' | 'loading' | 'answered' | 'unavailable';
  readonly found: SearchPage | null;
  readonly retry: () => void;
}

/**
 * Asks for the list that an address contains. Pages that were shown a few minutes ago are there at once.
 * @param source null asks for nothing
 * @param onAnswer told every page that was not known yet, in no particular order; and whether it is the first one of
 *   this list to arrive
 */
export function useListing(
  source: ListingSource | null,
  state: ListingState,
  onAnswer: (page: SearchPage, isNew: boolean) => void,
): Listing {
  const latest = useLatestListing(source, state, onAnswer);
  const found = useDeferredValue(latest.found);
  return found === latest.found ? latest : { ...latest, status: 'loading', found };
}

function useLatestListing(...[source, state, onAnswer]: Parameters<typeof useListing>): Listing {
  const currency = useCurrency();
  const language = useLanguage();
  const list = JSON.stringify([source, state.sort, state.selection, currency, language]);
  const known = source && keptPage(joinedKey(list, state.pages));
  const [shown, setShown] = useState<SearchPage | null>(null);
  const isKnown = source === null || known !== null;
  const request = useSearchRequest(
    isKnown ? null : JSON.stringify([list, state.pages]),
    (signal) => (source ? load(source, state, list, signal, onAnswer) : Promise.resolve(null)),
    shown ? pauseMs : 0,
  );
  const current = known ?? (request.status === 'answered' ? request.value : null);
  if (current && current !== shown) setShown(current);
  const { retry } = request;
  if (source === null) return { status: 'idle', found: null, retry };
  if (current) return { status: 'answered', found: current, retry };
  if (request.status === 'unavailable') return { status: 'unavailable', found: null, retry };
  return { status: 'loading', found: shown, retry };
}

const pageKey = (list: string, page: number): string => `page ${page} ${list}`;
/** Of the first pages of a list as one. */
const joinedKey = (list: string, count: number): string => `${count} pages ${list}`;

async function load(
  source: ListingSource,
  state: ListingState,
  list: string,
  signal: AbortSignal,
  onAnswer: (page: SearchPage, isNew: boolean) => void,
): Promise<SearchPage> {
  const isNew = keptPage(pageKey(list, 0)) === null;
  const pages = await Promise.all(
    Array.from({ length: state.pages }, async (_, page) => {
      const before = keptPage(pageKey(list, page));
      if (before) return before;
      const request = { ...requestOf(state, page), signal };
      const found = await ('term' in source
        ? searchProducts({ ...request, term: source.term })
        : browse({ ...request, categoryPath: source.categoryPath }));
      keepPage(pageKey(list, page), found);
      onAnswer(found, isNew && page === 0);
      return found;
    }),
  );
  const all = joined(pages);
  keepPage(joinedKey(list, state.pages), all);
  return all;
}

async function browse(request: Parameters<typeof browseCategory>[0]): Promise<SearchPage> {
  const page = await browseCategory(request);
  return { ...page, filters: withOtherCategories(page.filters, request.categoryPath) };
}

/** Pages in a row as one page; a product that has moved to a later page meanwhile is listed once. */
function joined(pages: readonly SearchPage[]): SearchPage {
  const [first] = pages;
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.key, record]));
  return {
    records: [...records.values()],
    total: first?.total ?? 0,
    offset: 0,
    typeOfSearch: first?.typeOfSearch ?? '',
    filters: first?.filters ?? [],
    hasNextPage: pages.at(-1)?.hasNextPage ?? false,
  };
}
