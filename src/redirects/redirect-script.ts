import { pathKey } from '../../redirects/path-key.ts';
import { bitPositions, likelySources, type SourceFilter } from '../../redirects/source-filter.ts';

/**
 * A script for the head of the not-found page: when the address is likely to be an old or a short one, the page stays
 * hidden until `useRedirect` has found out, so that nobody reads "not found" on the way. It is made of the functions
 * above, as they are.
 */
export function redirectScript(filter: SourceFilter): string {
  const parts = [likelySources, pathKey, bitPositions].map(String);
  return `(${String(begin)})(${JSON.stringify(filter)},${parts.join(',')})`;
}

/** Shows the page again. */
export const showPage = (): string => document.documentElement.style.removeProperty('visibility');

/*
 * Runs in the browser, ahead of all modules: it may use nothing but its arguments. Only while the document is read:
 * after a navigation inside the shop, which carries this script along, there is nothing to hide. If the shop's own code
 * never arrives, the message is shown after all; and back from the target, too.
 */
function begin(
  filter: SourceFilter,
  sourcesOf: typeof likelySources,
  keyOf: typeof pathKey,
  positionsOf: typeof bitPositions,
): void {
  try {
    if (document.readyState !== 'loading') return;
    if (sourcesOf(filter, keyOf(location.pathname), positionsOf).length === 0) return;
    const { style } = document.documentElement;
    const show = () => style.removeProperty('visibility');
    style.visibility = 'hidden';
    addEventListener('pageshow', ({ persisted }) => persisted && show());
    setTimeout(show, 8000);
  } catch (error) {
    console.warn(error);
  }
}
