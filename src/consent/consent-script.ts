import { inventoryVersion } from './inventory.ts';
import { usedCategories } from './used-categories.ts';

/**
 * A script for the beginning of a page's body: marks the document before anything is shown if the visitor has something
 * to answer, so that the banner, which is part of every page, is there from the first moment or not at all. It decides
 * as `consent-store.ts` does; null if this build asks for nothing.
 */
export function consentScript(): string | null {
  if (usedCategories().length === 0) return null;
  return `(${String(markUnanswered)})(${inventoryVersion},${JSON.stringify(usedCategories())})`;
}

/* Runs in the browser before all modules, so it may use only its arguments. */
function markUnanswered(version: number, used: readonly string[]): void {
  const [, answer = ''] = /(?:^|; )consent=([^;]*)/.exec(document.cookie) ?? [];
  const [answered, , granted = '', refused = ''] = answer.split('|');
  const asked = `${granted}+${refused}`.split('+');
  if (answered !== String(version) || used.some((category) => !asked.includes(category)))
    document.documentElement.dataset['consent'] = 'unanswered';
}
