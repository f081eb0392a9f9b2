import type { Language } from '../../stores/types.ts';
import { currentStore } from '../shop/current-store.ts';
import { searchIn } from './use-search-index.ts';

/**
 * Directs searches to the index of the page's language, before the page is alive and the visitor's country is known.
 * @returns whether prices are in the visitor's currency even so, because all countries pay in the same one
 */
export function searchInFirstIndex(): boolean {
  const [{ currency }, ...others] = currentStore.countries;
  searchIn(currentStore, document.documentElement.lang as Language, currency);
  return others.every((country) => country.currency === currency);
}
