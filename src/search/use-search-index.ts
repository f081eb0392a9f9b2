import type { Language, Store } from '../../stores/types.ts';
import { useCurrency, useStore } from '../shop/shop-context.tsx';
import { configureSearch } from './search-configuration.ts';

/** Directs searches to the index of a language, with prices in a currency (ISO 4217). */
export function searchIn(store: Store, language: Language, currency: string): void {
  configureSearch({
    url: process.env['GATSBY_KLEVU_URL'],
    servicesUrl: process.env['GATSBY_KLEVU_SERVICES_URL'],
    origins: [store.origin],
    apiKey: store.searchKeys[language] ?? '',
    ...(currency === store.countries[0].currency ? {} : { currency }),
  });
}

/** Directs the searches below to the index of a language, with the prices of the visitor's country. */
export function useSearchIndex(language: Language): void {
  const store = useStore();
  const currency = useCurrency();
  // Not an effect: the effects of the components below, which may search immediately, would run first.
  searchIn(store, language, currency);
}
