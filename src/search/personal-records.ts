import { hasConsent } from '../consent/guarded-storage.ts';

/*
 * What a list may be ordered by for this visitor. The histories are loaded only with consent to remember them; a list
 * whose history does not load is the one that everybody gets.
 */

/** The records this visitor has opened in a category; empty if they are too few. */
export async function personalRecords(categoryPath: readonly string[]): Promise<readonly string[]> {
  return (await loadHistory())?.personalIdsFor(categoryPath) ?? [];
}

/** The records this visitor has opened last, latest first. */
export async function recentRecords(): Promise<readonly string[]> {
  return (await loadHistory())?.recentIds() ?? [];
}

async function loadHistory() {
  if (!hasConsent('functional')) return null;
  return import('./category-personalisation.ts').catch(() => null);
}
