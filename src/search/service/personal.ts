import { hasConsent } from '../../consent/guarded-storage.ts';

/*
 * What personalizes a list for this visitor. The code for it is loaded only with consent; if it does not load, the
 * visitor gets the same list as everybody.
 */

/** The records this visitor has opened in a category, latest first; empty if they are too few. */
export async function personalRecords(categoryPath: readonly string[]): Promise<readonly string[]> {
  return (await loadHistory())?.personalIdsFor(categoryPath) ?? [];
}

/** The records this visitor has opened last, latest first. */
export async function recentRecords(): Promise<readonly string[]> {
  return (await loadHistory())?.recentIds() ?? [];
}

/** The segments that the service puts this visitor in. */
export async function ownSegments(): Promise<readonly string[]> {
  if (!hasConsent('statistics')) return [];
  const segments = await import('./stored-session.ts').catch(() => null);
  return segments?.visitorSegments() ?? [];
}

async function loadHistory() {
  return hasConsent('functional') ? import('./category-personalization.ts').catch(() => null) : null;
}
