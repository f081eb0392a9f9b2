import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { inPlace } from '../../navigation/scroll-position.ts';

/** If the router does not show what was chosen within this time, its own address counts again, in milliseconds. */
const maxWaitMs = 1000;

/**
 * The query of the page's address, already with what the shopper has just chosen: the router takes a few frames, and a
 * box that is ticked must not wait for it.
 * @param shown the query the router shows
 * @returns the query, and what puts another one in the address once the browser has painted what was chosen
 */
export function usePromptAddress(shown: string, pathname: string) {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === shown) setAsked(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const forget = () => setAsked(null);
    const timer = setTimeout(forget, maxWaitMs);
    window.addEventListener('popstate', forget);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', forget);
    };
  }, [asked]);
  const go = (search: string, replace: boolean) => {
    setAsked(search);
    // After the next paint: the router renders the whole page, for which a ticked box must not wait.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => navigate(pathname + search, { replace, state: inPlace })),
    );
  };
  return [asked ?? shown, go] as const;
}
