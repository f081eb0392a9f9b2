import { useEffect, useState } from 'react';

/** How a change of the address is written to the history. */
export interface NavigateOptions {
  /** Without a new entry. */
  readonly replace: boolean;
}

/** If the router does not show what was chosen within this time, its own address counts again, in milliseconds. */
const maxWaitMs = 1000;

/**
 * The query of the page's address, already with what the shopper has just chosen: the router takes a few frames, and a
 * box that is ticked must not wait for it.
 * @param shown the query the router shows
 * @param onNavigate called once the browser has painted what was chosen
 */
export function usePromptAddress(
  shown: string,
  onNavigate: (search: string, options: NavigateOptions) => void,
): readonly [string, (search: string, options: NavigateOptions) => void] {
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
  const go = (search: string, options: NavigateOptions) => {
    setAsked(search);
    // After the next paint: the router renders the whole page, for which a ticked box must not wait.
    requestAnimationFrame(() => requestAnimationFrame(() => onNavigate(search, options)));
  };
  return [asked ?? shown, go];
}
