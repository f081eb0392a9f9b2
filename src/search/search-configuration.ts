import type { Language, Store } from '../../stores/types.ts';
import type { SearchConfiguration } from './search-port.ts';

/** Where to search, in a shop that has a search. */
export type ConfiguredSearch = SearchConfiguration & { readonly url: string };

let configuration: SearchConfiguration | undefined;

/** Sets where to search; must be called before the first search, and costs nothing. */
export function configureSearch(next: SearchConfiguration): void {
  configuration = next;
}

/** Where searches in a language go, with prices in a currency (ISO 4217). */
export const configurationOf = (store: Store, language: Language, currency: string): SearchConfiguration => ({
  url: process.env['GATSBY_KLEVU_URL'],
  servicesUrl: process.env['GATSBY_KLEVU_SERVICES_URL'],
  origins: [store.origin],
  apiKey: store.searchKeys[language] ?? '',
  ...(currency === store.countries[0].currency ? {} : { currency }),
});

/** Where the shop searches now, or undefined if it has no search. */
export function searchConfiguration(): ConfiguredSearch | undefined {
  return configuration && usable(configuration);
}

/** The same configuration if a shop can search with it. */
export function usable(wanted: SearchConfiguration): ConfiguredSearch | undefined {
  const { url, apiKey } = wanted;
  return url && apiKey ? { ...wanted, url } : undefined;
}

/**
 * Whether all countries of a storefront pay in one currency. Otherwise, nobody can ask for a list's prices before it is
 * known from where the visitor comes.
 */
export const hasOneCurrency = ({ countries: [first, ...others] }: Pick<Store, 'countries'>): boolean =>
  others.every(({ currency }) => currency === first.currency);
