import { tellTabs } from './consent-changes.ts';
import type { ConsentCategory } from './inventory.ts';
import { saveAnswer } from './consent-store.ts';
import { deleteWithdrawn } from './withdrawn-entries.ts';

/**
 * Saves the visitor's answer with its time and applies it in every tab. Categories left out are refused, and what was
 * stored on their basis is deleted.
 */
export const grantCategories = (categories: Iterable<ConsentCategory>): void =>
  followAnswer(saveAnswer(categories));

/** Deletes what the visitor has just refused, and tells the other tabs. @param answer what `saveAnswer` returned */
export function followAnswer(answer: string): void {
  deleteWithdrawn();
  tellTabs(answer);
}
