import { store } from './browser-storage.ts';
import { formatRecord, optionalCategories } from './consent-record.ts';
import { applyRecord } from './consent-store.ts';
import { type ConsentCategory, inventoryVersion } from './inventory.ts';
import { usedCategories } from './used-categories.ts';

/**
 * Saves the visitor's answer with its time and applies it in this tab, both at once: it lasts even if the page is left in
 * the same moment. Categories left out are refused.
 * @returns the answer, which `followAnswer` needs for the rest.
 */
export function saveAnswer(categories: Iterable<ConsentCategory>): string {
  const agreed = new Set(categories);
  const record = {
    version: inventoryVersion,
    answeredAt: `${new Date().toISOString().slice(0, 19)}Z`,
    granted: optionalCategories.filter((category) => agreed.has(category)),
    refused: usedCategories().filter((category) => !agreed.has(category)),
  };
  const answer = formatRecord(record);
  store('consent', answer);
  applyRecord(record);
  return answer;
}
