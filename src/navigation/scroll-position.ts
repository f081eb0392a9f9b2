import type { GatsbyBrowser } from 'gatsby';
import { useEffect } from 'react';

/** The `state` of a navigation that changes a list in place, such as "Show more": the page does not scroll. */
export const inPlace = { inPlace: true } as const;

/** Where the page was, in pixels, when its list is fetched anew and too short to scroll there yet; otherwise null. */
let waiting: number | null = null;

/**
 * Gatsby's scroll handler restores positions by path and history key, which leaves three gaps: an address opened anew
 * has the key `initial` of the page that was opened there before; any change of the address scrolls, even a list's own;
 * and a list that is still being fetched has no such position, so that the page ends up at its footer.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const { action, hash, state } = location as typeof location & { readonly action?: string };
  waiting = null;
  const isStart = prevRouterProps === undefined;
  const isInPlace =
    !isStart && action !== 'POP' && (state as Partial<typeof inPlace> | null)?.inPlace === true;
  if (isInPlace || (isStart && hash === '' && isOpenedAnew())) {
    // The handler saves the position of this entry with every scroll event, and so forgets an earlier one.
    window.dispatchEvent(new Event('scroll'));
    return false;
  }
  waiting = getSavedScrollPosition(location)[1];
  return true;
};

/** Neither reloaded nor reached through the history. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** For a list that is fetched: goes back to where the page was as soon as the list is shown. */
export function useScrollBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    if (waiting !== null && waiting > 0) window.scrollTo(0, waiting);
    waiting = null;
  }, [isShown]);
}
