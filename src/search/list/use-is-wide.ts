import { useMedia } from '../../components/use-media.ts';

/** From this width on, the filters are beside the list; `listing.module.css` has the same. */
const wide = '(min-width: 60rem)';

/** Whether there is room for the filters beside the list. Only in browsers. */
export const isWide = (): boolean => window.matchMedia(wide).matches;

/** The same as it changes; false until the page is hydrated. */
export const useIsWide = (): boolean => useMedia(wide);
