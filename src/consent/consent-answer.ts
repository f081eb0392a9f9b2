import { store } from './browser-storage.ts';
import { formatRecord } from './consent-record.ts';
import { applyRecord } from './consent-store.ts';
import { tellTabs } from './consent-changes.ts';
import { type ConsentCategory, inventoryVersion } from './inventory.ts';
import { optionalCategories } from './library-entries.ts';
import { usedCategories } from './used-categories.ts';
import { deleteWithdrawn } from './withdrawn-entries.ts';

/**
 * Saves the visitor's answer with its time and applies it in every tab. Categories left out are refused, and what was
 * stored on their basis is deleted.
 */
export function grantCategories(categories: Iterable<ConsentCategory>): void {
  const agreed = new Set(categories);
  const record = {
    version: inventoryVersion,
    answeredAt: `${new Date().toISOString().slice(0, 19)}Z`,
    granted: optionalCategories.filter((category) => agreed.has(category)),
    refused: usedCategories().filter((category) => !agreed.has(category)),
  };
  store('consent', formatRecord(record));
  applyRecord(record);
  deleteWithdrawn();
  tellTabs(formatRecord(record));
}
