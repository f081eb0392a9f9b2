import { deleteStored, readStored, store } from './browser-storage.ts';
import {
  type ConsentCategory,
  consentCategories,
  entryKind,
  type EntryName,
  inventory,
} from './inventory.ts';

/** What the visitor agreed to on this page; null until the stored answer has been read. */
let granted: ReadonlySet<ConsentCategory> | null = null;
const listeners = new Set<(granted: ReadonlySet<ConsentCategory>) => void>();

/** What the visitor agreed to: the answer given on this page, otherwise the one stored during an earlier visit. */
export function grantedCategories(): ReadonlySet<ConsentCategory> {
  granted ??= withStrict(parseCategories(readStored('consent') ?? ''));
  return granted;
}

/** Whether the visitor agreed to a category; always true for `strict`, false for others until there is an answer. */
export function hasConsent(category: ConsentCategory): boolean {
  return grantedCategories().has(category);
}

/**
 * Calls the listener after every answer, with the categories granted now. What runs with consent starts or stops
 * there; what it stored is deleted after all listeners have run. Returns how to stop listening.
 */
export function onConsentChange(listener: (granted: ReadonlySet<ConsentCategory>) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves the visitor's answer; `strict` is always included. Entries of categories left out are deleted. */
export function grantCategories(categories: Iterable<ConsentCategory>): void {
  const now = withStrict(categories);
  granted = now;
  store('consent', [...now].join('+'));
  for (const listener of listeners) listener(now);
  for (const name of Object.keys(inventory) as EntryName[]) {
    if (!now.has(entryKind(name).category)) deleteStored(name);
  }
}

function withStrict(categories: Iterable<ConsentCategory>): ReadonlySet<ConsentCategory> {
  return new Set<ConsentCategory>(['strict', ...categories]);
}

/** The categories in a stored answer; anything else in it is ignored. */
function parseCategories(answer: string): ConsentCategory[] {
  return consentCategories.filter((category) => answer.split('+').includes(category));
}
