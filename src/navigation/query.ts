import { useSyncExternalStore } from 'react';

const queryChanged = 'querychanged';

/** The page's query, kept up to date; null during server rendering and hydration. */
export function useQuery(): URLSearchParams | null {
  const search = useAddress(() => window.location.search, null);
  return search === null ? null : new URLSearchParams(search);
}

/** The address's query, with its `?`; empty at first, so that a page without a query is rendered only once. */
export function useSearch(): string {
  return useAddress(() => window.location.search, '');
}

/** A parameter of the page's query, kept up to date; null without it and during server rendering and hydration. */
export function useQueryParameter(name: string): string | null {
  return useAddress(() => queryParameter(name), null);
}

/** The same as it is now, in the browser. */
export const queryParameter = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name);

/** The page's fragment, with its `#`, kept up to date; null during server rendering and hydration. */
export const useFragment = (): string | null => useAddress(() => window.location.hash, null);

/** Sets or, with null, removes a parameter of the page's query without adding an entry to the history. */
export const replaceQueryParameter = (name: string, value: string | null): void =>
  changeQuery({ [name]: value }, 'replaceState');

/**
 * Sets parameters of the page's query or, with null, removes them.
 * @param how whether the history gets an entry, so that the browser's Back leads to what was shown before.
 */
export function changeQuery(
  values: Readonly<Record<string, string | null>>,
  how: 'pushState' | 'replaceState',
): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  window.history[how](window.history.state, '', url);
  window.dispatchEvent(new Event(queryChanged));
}

const useAddress = <InBrowser, OnServer>(read: () => InBrowser, onServer: OnServer) =>
  useSyncExternalStore<InBrowser | OnServer>(onQueryChange, read, () => onServer);

function onQueryChange(notify: () => void): () => void {
  const events = ['popstate', 'hashchange', queryChanged];
  events.forEach((event) => window.addEventListener(event, notify));
  return () => events.forEach((event) => window.removeEventListener(event, notify));
}
