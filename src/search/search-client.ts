import { loadPart } from '../recovery/reload-guard.ts';
import { replaceBlockedStorage } from './blocked-storage.ts';
import type { ProductSearch, SearchConfiguration, SearchPage, Suggestions } from './search-port.ts';
import { SearchUnavailable } from './search-unavailable.ts';

let configuration: SearchConfiguration | undefined;

/** Sets where to search; must be called before the first search, and costs nothing. */
export function configureSearch(next: SearchConfiguration): void {
  configuration = next;
}

/** @throws SearchUnavailable, or the signal's reason once aborted. */
export async function searchProducts(search: ProductSearch): Promise<SearchPage> {
  const adapter = await loadAdapter();
  return adapter.searchProducts(search);
}

/**
 * Completions and products for a term that is still being typed.
 * @throws SearchUnavailable, or the signal's reason once aborted.
 */
export async function suggest(term: string, signal: AbortSignal): Promise<Suggestions> {
  const adapter = await loadAdapter();
  return adapter.suggest(term, signal);
}

/** The search library is large and few visitors search, so it is loaded on first use. */
async function loadAdapter() {
  const { url, apiKey, currency } = configuration ?? {};
  if (!url || !apiKey) throw new SearchUnavailable('No search service is configured (GATSBY_KLEVU_URL)');
  replaceBlockedStorage();
  const { createKlevuAdapter } = await loadPart(() => import('./klevu-adapter.ts')).catch(
    (cause: unknown) => {
      throw new SearchUnavailable('The search library did not load', { cause });
    },
  );
  return createKlevuAdapter({ url, apiKey, currency });
}
