import type { GatsbyBrowser } from 'gatsby';
import { useEffect } from 'react';

/** The `state` of a navigation that only changes what the page shows, such as "Show more": it does not scroll. */
export const inPlace = { inPlace: true } as const;

/** Where the page was, in pixels, when its list is fetched anew and too short to scroll there yet; otherwise null. */
let waiting: number | null = null;

/**
 * Gatsby's scroll handler restores positions by path and history key whenever it is rendered, which leaves four gaps: an
 * address opened anew has the key `initial` of the page that was opened there before; any change of the address scrolls,
 * even a list's own; so does any later rendering; and a list that is still being fetched has no such position, so that
 * the page ends up at its footer.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location = routerProps.location as RouterLocation;
  if (prevRouterProps?.location.href === location.href && keyOf(prevRouterProps.location) === location.key)
    return false;
  const isStart = prevRouterProps === undefined;
  const isInPlace = !isStart && location.action === 'PUSH' && location.state?.inPlace === true;
  waiting = null;
  if (isInPlace || (isStart && location.hash === '' && isOpenedAnew())) {
    // The handler saves the position of this entry with every scroll event, and so forgets an earlier one.
    window.dispatchEvent(new Event('scroll'));
    return false;
  }
  [, waiting] = (getSavedScrollPosition as (of: RouterLocation) => [number, number])(location);
  return true;
};

/** What Gatsby knows about a location beyond what it declares. */
interface RouterLocation extends Location {
  readonly key?: string;
  /** Set for a navigation, whether it adds an entry or replaces one; not reliably for a move through the history. */
  readonly action?: 'PUSH' | 'POP';
  readonly state?: Partial<typeof inPlace> | null;
}

const keyOf = (location: RouterLocation): string | undefined => location.key;

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
