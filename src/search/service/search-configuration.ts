import type { SearchConfiguration } from './search-port.ts';
import type { Language } from '../../../stores/types.ts';
import { useCurrency, useStore } from '../../shop/shop-context.tsx';

/** An index of the service, in a shop that has a search. */
export type SearchIndex = SearchConfiguration & { readonly url: string };

let configuration: SearchConfiguration | undefined;

/** Sets where to search; must be called before the first search, and costs nothing. */
export function configureSearch(next: SearchConfiguration): void {
  configuration = next;
}

/** Where the shop searches now, or undefined if it has no search. */
export function searchConfiguration(): SearchIndex | undefined {
  const { url, apiKey } = configuration ?? {};
  return configuration && url && apiKey ? { ...configuration, url } : undefined;
}

/** Directs the searches below to the index of a language, with the prices of the visitor's country. */
export function useSearchIndex(language: Language): void {
  const store = useStore();
  const currency = useCurrency();
  // Not an effect: the effects of the components below, which may search immediately, would run first.
  configureSearch({
    url: process.env['GATSBY_KLEVU_URL'],
    servicesUrl: process.env['GATSBY_KLEVU_SERVICES_URL'],
    origins: [store.origin],
    apiKey: store.searchKeys[language] ?? '',
    ...(currency === store.countries[0].currency ? {} : { currency }),
  });
}
