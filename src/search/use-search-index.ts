import type { Language, Store } from '../../stores/types.ts';
import { useCurrency, useStore } from '../shop/shop-context.tsx';
import { configurationOf, configureSearch } from './search-configuration.ts';

/** Directs searches to the index of a language, with prices in a currency (ISO 4217). */
export function searchIn(store: Store, language: Language, currency: string): void {
  configureSearch(configurationOf(store, language, currency));
}

/** Directs the searches below to the index of a language, with the prices of the visitor's country. */
export function useSearchIndex(language: Language): void {
  const store = useStore();
  const currency = useCurrency();
  // Not an effect: the effects of the components below, which may search immediately, would run first.
  searchIn(store, language, currency);
}
