import { useDeferredValue, useState } from 'react';
import type { SearchPage } from '../service/search-port.ts';
import { useSearchRequest } from '../service/use-search-request.ts';

/** Several quick changes to filters result in one request. */
const pauseMs = 120;

/** A request for a list, made of what its address says. */
export interface ListRequest<Found> {
  /** What is listed, e.g. a category, without its filters and order. While this stays the same, so do the products. */
  readonly source: string;
  /** What the answer depends on. */
  readonly key: string;
  /** The answer, if it was given a few minutes ago. */
  readonly known: Found | null;
  /** @throws SearchUnavailable */
  readonly load: (signal: AbortSignal) => Promise<Found>;
}

/**
 * A list from the search service. `found` is all shown pages as one. It stays while the next answer loads and renders in
 * the background, and is null before the first answer and after a failure.
 */
export interface Listing<Found = SearchPage> {
  readonly status: 'idle' | 'loading' | 'answered' | 'unavailable';
  readonly found: Found | null;
  readonly retry: () => void;
}

/** Asks for a list. Null asks for nothing, and forgets what was shown. */
export function useListing<Found>(request: ListRequest<Found> | null): Listing<Found> {
  const latest = useLatestListing(request);
  const found = useDeferredValue(latest.found);
  return found === latest.found ? latest : { ...latest, status: 'loading', found };
}

function useLatestListing<Found>(request: ListRequest<Found> | null): Listing<Found> {
  const [shown, setShown] = useState<{ readonly source: string; readonly found: Found } | null>(null);
  const before = shown && shown.source === request?.source ? shown.found : null;
  const { status, value, retry } = useSearchRequest(
    request === null || request.known !== null ? null : request.key,
    request?.load ?? never,
    before ? pauseMs : 0,
  );
  if (request === null) {
    if (shown) setShown(null);
    return { status: 'idle', found: null, retry };
  }
  const current = request.known ?? (status === 'answered' ? value : null);
  if (current && current !== before) setShown({ source: request.source, found: current });
  if (current) return { status: 'answered', found: current, retry };
  if (status === 'unavailable') return { status, found: null, retry };
  return { status: 'loading', found: before, retry };
}

const never = () => new Promise<never>(() => undefined);
