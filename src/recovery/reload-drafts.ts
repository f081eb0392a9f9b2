import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';

/** What a shopper may be typing that nothing else keeps when the page is reloaded; a review by order number and product key. */
export type DraftName = 'search' | 'giftMessage' | 'supportMessage' | `review ${string} ${string}`;

const readers = new Map<DraftName, () => string>();

/** Keeps a text if the page has to be reloaded while it is being typed; an empty one is not kept. Returns how to end this. */
export function watchDraft(name: DraftName, read: () => string): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Stores all texts that are being typed, for the page that replaces this one. */
export function keepDrafts(): void {
  const drafts = new URLSearchParams();
  for (const [name, read] of readers) if (read()) drafts.set(name, read());
  if (drafts.size > 0) writeEntry('reload-drafts', drafts.toString());
}

/** Whether a text was being typed when the page was reloaded and has not been taken back yet. */
export function hasDraft(name: DraftName): boolean {
  return new URLSearchParams(readEntry('reload-drafts') ?? '').has(name);
}

/** The text that was being typed when the page was reloaded, or an empty one. It is returned only once. */
export function takeDraft(name: DraftName): string {
  const drafts = new URLSearchParams(readEntry('reload-drafts') ?? '');
  const draft = drafts.get(name) ?? '';
  drafts.delete(name);
  if (drafts.size > 0) writeEntry('reload-drafts', drafts.toString());
  else removeEntry('reload-drafts');
  return draft;
}
