import { readStored, store } from './browser-storage.ts';
import { hasConsent } from './consent-store.ts';
import { type EntryName, inventory } from './inventory.ts';

export { deleteStored as removeEntry } from './browser-storage.ts';
export { grantedCategories, hasConsent } from './consent-store.ts';

/**
 * The only access to cookies and web storage. An entry is read, written, and removed by its exact name in the
 * inventory; reads and writes of an entry whose category has no consent do nothing.
 */

/** The entry's value, or null if there is none, it may not be read, or the browser refuses. */
export function readEntry(name: EntryName): string | null {
  return hasConsent(inventory[name].category) ? readStored(name) : null;
}

/** Stores a value. False if consent is missing or the browser refuses (private mode, full, blocked). */
export function writeEntry(name: EntryName, value: string): boolean {
  return hasConsent(inventory[name].category) && store(name, value);
}
