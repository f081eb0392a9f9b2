import type { SearchPage } from '../search/search-port.ts';

/** How long a list is shown again without asking, in milliseconds: as long as the service's answers are cached. */
const keptFor = 600_000;

/** More than anybody goes back through. */
const maxKept = 80;

const kept = new Map<string, { readonly page: SearchPage; readonly since: number }>();

/**
 * A page of a list that was shown a while ago, or null: a shopper who comes back from a product finds the list at once
 * and complete, so that the browser can scroll to where it was.
 */
export function keptPage(key: string): SearchPage | null {
  const entry = kept.get(key);
  if (!entry) return null;
  if (Date.now() - entry.since < keptFor) return entry.page;
  kept.delete(key);
  return null;
}

export function keepPage(key: string, page: SearchPage): void {
  kept.delete(key);
  kept.set(key, { page, since: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/** Forgets all lists. */
export function forgetLists(): void {
  kept.clear();
}
