import type { SearchConfiguration } from './search-port.ts';

let configuration: SearchConfiguration | undefined;

/** Sets where to search; must be called before the first search, and costs nothing. */
export function configureSearch(next: SearchConfiguration): void {
  configuration = next;
}

/** Where the shop searches now, or undefined if it has no search. */
export function searchConfiguration(): (SearchConfiguration & { readonly url: string }) | undefined {
  const { url, apiKey } = configuration ?? {};
  return configuration && url && apiKey ? { ...configuration, url } : undefined;
}
