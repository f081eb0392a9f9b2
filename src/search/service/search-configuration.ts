import type { Language } from '../../../stores/types.ts';
import { useCurrency, useStore } from '../../shop/shop-context.tsx';
import { SearchUnavailable } from './search-port.ts';

/** An index of the service, and where it is. */
export interface SearchIndex {
  /** Base of the search service, e.g. `https://host`, without a trailing slash. */
  readonly url: string;
  /** Base of the service's other parts if they are not on its own hosts (`GATSBY_KLEVU_SERVICES_URL`). */
  readonly servicesUrl?: string | undefined;
  /** Origins of this storefront: addresses at these in the index are paths. The page's own origin is always one. */
  readonly origins: readonly string[];
  /** Public. */
  readonly apiKey: string;
  /** ISO 4217, if prices are requested in a currency other than the index's own. */
  readonly currency?: string | undefined;
}

let configuration: SearchIndex | undefined;

/** Sets where to search; must be called before the first search. Without a URL or a key, the shop has no search. */
export function configureSearch({
  url,
  ...next
}: Omit<SearchIndex, 'url'> & { readonly url: string | undefined }): void {
  configuration = url && next.apiKey ? { ...next, url } : undefined;
}

/** Where the shop searches now, or undefined if it has no search. */
export const searchConfiguration = (): SearchIndex | undefined => configuration;

/** The same for whoever asks the service. @throws SearchUnavailable if the shop has no search */
export function requiredIndex(): SearchIndex {
  if (!configuration) throw new SearchUnavailable('Configuration missing');
  return configuration;
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
