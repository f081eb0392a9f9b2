import { searchInFirstIndex } from '../search/first-index.ts';
import { searchProducts, searchSettings } from '../search/search-client.ts';
import { searchConfiguration } from '../search/search-configuration.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { requestOf } from './use-listing.ts';

/**
 * Begins the search in the page's address while the page is still coming alive; the results then find it under way or
 * answered. Where prices depend on the visitor's country, only what the merchant has configured is asked for.
 */
export function searchAhead(): void {
  const { term, ...state } = readSearchQuery(window.location.search);
  const isAlive = searchConfiguration() !== undefined;
  if (term === '' || isAlive) return;
  const hasPrices = searchInFirstIndex();
  const { signal } = new AbortController();
  Promise.all([
    searchSettings(signal),
    hasPrices && searchProducts({ ...requestOf(state, 0, signal), term }),
    // Whoever needs an answer asks again, and says so if there is none.
  ]).catch(() => undefined);
}
