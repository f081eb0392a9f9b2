import { searchEndpoints, type SearchEndpoints } from './endpoints.ts';
import type { SearchConfiguration } from './search-port.ts';

/** Where the shop searches, if it has a search. */
export type ActiveConfiguration = SearchConfiguration & { readonly url: string };

/** An index of the service, and how its records are read. */
export interface KlevuIndex {
  readonly apiKey: string;
  readonly endpoints: SearchEndpoints;
  /** ISO 4217, if prices are requested in a currency other than the index's own. */
  readonly currency: string | undefined;
  /** Of this storefront, in addition to the page's own. */
  readonly origins: readonly string[];
}

/** The index that a page's searches go to. */
export function indexOf(configuration: ActiveConfiguration): KlevuIndex {
  const { apiKey, currency, origins = [] } = configuration;
  return { apiKey, currency, origins, endpoints: searchEndpoints(configuration) };
}
