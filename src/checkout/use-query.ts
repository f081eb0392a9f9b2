import { useMemo, useSyncExternalStore } from 'react';

/** The page's query, read anew at every render; null while the page is rendered ahead and while it hydrates. */
export function useQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    onHistoryChange,
    () => window.location.search,
    () => null,
  );
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}

function onHistoryChange(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}
