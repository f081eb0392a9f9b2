import { searchProducts, searchSettings } from '../search/search-client.ts';
import { hasOneCurrency, searchConfiguration } from '../search/search-configuration.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { searchIn } from '../search/use-search-index.ts';
import { currentStore } from '../shop/current-store.ts';
import { requestOf } from './list-request.ts';

/**
 * Begins the search in the page's address while the page is still coming alive; the results then find it under way or
 * answered. Where countries pay in several currencies, the visitor's is not known yet, and only what the merchant has
 * configured is asked for.
 */
export function searchAhead(): void {
  const { term, ...state } = readSearchQuery(window.location.search);
  const isAlive = searchConfiguration() !== undefined;
  if (term === '' || isAlive) return;
  const [{ currency }] = currentStore.countries;
  searchIn(currentStore, document.documentElement.lang as (typeof currentStore.languages)[number], currency);
  const { signal } = new AbortController();
  Promise.all([
    searchSettings(signal),
    hasOneCurrency(currentStore) && searchProducts({ ...requestOf(state, 0), term, signal }),
    // Whoever needs an answer asks again, and says so if there is none.
  ]).catch(() => undefined);
}
