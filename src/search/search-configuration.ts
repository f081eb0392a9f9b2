import type { SearchConfiguration } from './search-port.ts';

/** Where to search, in a shop that has a search. */
export type ConfiguredSearch = SearchConfiguration & { readonly url: string };

let configuration: SearchConfiguration | undefined;

/** Sets where to search; must be called before the first search, and costs nothing. */
export function configureSearch(next: SearchConfiguration): void {
  configuration = next;
}

/** Where the shop searches now, or undefined if it has no search. */
export function searchConfiguration(): ConfiguredSearch | undefined {
  const { url, apiKey } = configuration ?? {};
  return configuration && url && apiKey ? { ...configuration, url } : undefined;
}
