import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n/use-locale.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import type { ResultPage, SearchHit } from '../service/search-port.ts';
import { useSearchRequest } from '../service/use-search-request.ts';

/** Several quick changes to filters result in one request. */
const pauseMs = 120;

/** A list, as its address asks for it. */
export interface ListRequest<Hit = SearchHit> {
  /** What is listed, e.g. a category, without its filters and order. While this stays the same, so do the products. */
  readonly source: string;
  /** Filters and order. */
  readonly chosen: string;
  /** How many pages are shown. */
  readonly pages: number;
  /** Asks for one page, from 0. @throws SearchUnavailable */
  readonly ask: (page: number) => Promise<ResultPage<Hit>>;
  /** Called with every page that has not been shown lately, and with whether it is the first one. */
  readonly onAnswer?: (page: ResultPage<Hit>, isFirst: boolean) => void;
}

/**
 * A list from the search service. `found` is all shown pages as one. It stays while the next answer loads and renders in
 * the background, and is null before the first answer and after a failure.
 */
export interface Listing<Hit = SearchHit> {
  readonly status: 'idle' | 'loading' | 'answered' | 'unavailable';
  readonly found: ResultPage<Hit> | null;
  readonly retry: () => void;
}

/** What tells hits apart: a product's key, or else the page's path. */
interface Keyed {
  readonly path: string;
  readonly key?: string;
}

/** Asks for a list. Null asks for nothing, and forgets what was shown. */
export function useListing<Hit extends Keyed>(request: ListRequest<Hit> | null): Listing<Hit> {
  const latest = useLatestListing(request);
  const found = useDeferredValue(latest.found);
  return found === latest.found ? latest : { ...latest, status: 'loading', found };
}

function useLatestListing<Hit extends Keyed>(request: ListRequest<Hit> | null): Listing<Hit> {
  const locale = [useLanguage(), useCurrency()];
  const [shown, setShown] = useState<{ readonly source: string; readonly found: ResultPage<Hit> } | null>(
    null,
  );
  const before = shown && shown.source === request?.source ? shown.found : null;
  const keyOf = (pages: number) => JSON.stringify([request?.source, request?.chosen, locale, pages]);
  const key = request && keyOf(request.pages);
  const known = key === null ? null : keptList<Hit>(key);
  const load = async () => {
    const { ask, pages, onAnswer } = request as ListRequest<Hit>;
    const shorter = keptList<Hit>(keyOf(pages - 1));
    const missing = shorter ? [pages - 1] : Array.from({ length: pages }, (_, page) => page);
    const added = await Promise.all(
      missing.map(async (page) => {
        const answer = await ask(page);
        onAnswer?.(answer, page === 0);
        return answer;
      }),
    );
    const all = (shorter ? [shorter, ...added] : added).reduce(joined);
    keepList(keyOf(pages), all);
    return all;
  };
  const { status, value, retry } = useSearchRequest(known ? null : key, load, before ? pauseMs : 0);
  if (request === null) {
    if (shown) setShown(null);
    return { status: 'idle', found: null, retry };
  }
  const current = known ?? (status === 'answered' ? value : null);
  if (current && current !== before) setShown({ source: request.source, found: current });
  if (current) return { status: 'answered', found: current, retry };
  if (status === 'unavailable') return { status, found: null, retry };
  return { status: 'loading', found: before, retry };
}

/** A list with its next page; a product that has moved there meanwhile is listed once. */
function joined<Hit extends Keyed>(list: ResultPage<Hit>, next: ResultPage<Hit>): ResultPage<Hit> {
  const idOf = ({ key, path }: Keyed) => key ?? path;
  const known = new Set(list.records.map(idOf));
  const added = next.records.filter((record) => !known.has(idOf(record)));
  return { ...list, records: [...list.records, ...added], hasNextPage: next.hasNextPage };
}

/** How long a list is shown again without asking, in milliseconds: as long as the service's answers are cached. */
const lifetimeMs = 600_000;

/** More than anybody goes back through. */
const maxKept = 80;

/**
 * The lists that were shown lately: a shopper who comes back from a product finds the list at once and complete, so that
 * the browser can scroll to where it was.
 */
const kept = new Map<string, { readonly list: ResultPage<unknown>; readonly until: number }>();

function keptList<Hit>(key: string): ResultPage<Hit> | null {
  const entry = kept.get(key);
  // The key contains what was asked for, and so which kind of results it has.
  return entry && Date.now() < entry.until ? (entry.list as ResultPage<Hit>) : null;
}

function keepList(key: string, list: ResultPage<unknown>): void {
  kept.delete(key);
  kept.set(key, { list, until: Date.now() + lifetimeMs });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/** Forgets all lists. */
export function forgetLists(): void {
  kept.clear();
}
