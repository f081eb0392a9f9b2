import { useState } from 'react';
import { forgetTerms, recentTerms } from '../service/search-history.ts';

/**
 * The terms that this visitor searched for, latest first; none without consent.
 * @param wanted whether they are about to be shown
 * @returns the terms, and a function that forgets one, or all
 */
export function useRecentTerms(wanted: boolean): readonly [readonly string[], (term?: string) => void] {
  const [shown, setShown] = useState<{ wanted: boolean; terms: readonly string[] }>(none);
  const read = () => setShown(wanted ? { wanted, terms: recentTerms().map(({ term }) => term) } : none);
  if (shown.wanted !== wanted) read();
  const forget = (term?: string) => {
    forgetTerms(term);
    read();
  };
  return [shown.terms, forget];
}

const none = { wanted: false, terms: [] };
