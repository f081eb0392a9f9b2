import { inventoryVersion } from './inventory.ts';
import { usedCategories } from './consent-store.ts';

/**
 * A script for the beginning of a page's body: marks the document before anything is shown if the visitor has something
 * to answer, so that the banner, which is part of every page, is there from the first moment or not at all. It decides
 * as `consent-store.ts` does: the cookie is of this version and names every category. Null if this build asks for
 * nothing.
 */
export function consentScript(): string | null {
  const used = usedCategories();
  if (used.length === 0) return null;
  const named = used.map((category) => `(?=[^;]*${category})`).join('');
  return `/(^|; )consent=${inventoryVersion}\\|${named}/.test(document.cookie)||(document.documentElement.dataset.consent="unanswered")`;
}
