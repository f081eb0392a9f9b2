import { useEffect, useState } from 'react';
import { loadPart } from '../../recovery/reload-guard.ts';
import type { ReportedHit } from '../service/search-events.ts';

/** Loaded when it is needed: most visitors have no history. */
const loadHistory = () => loadPart(() => import('../service/search-history.ts'));

/** Remembers a product that is opened, if the visitor allows it; if the code for that does not load, the product is not remembered. */
export function rememberOpened(product: ReportedHit): void {
  loadHistory().then(
    ({ rememberClick }) => rememberClick(product),
    () => undefined,
  );
}

/**
 * The terms that this visitor searched for, latest first; none without consent.
 * @param wanted whether they are about to be shown
 * @returns the terms, and a function that forgets one, or all
 */
export function useRecentTerms(wanted: boolean): readonly [readonly string[], (term?: string) => void] {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let stale = false;
    loadHistory().then(
      ({ recentTerms }) => stale || setTerms(recentTerms().map(({ term }) => term)),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [wanted]);
  const forget = (term?: string) => {
    setTerms(term === undefined ? [] : terms.filter((other) => other !== term));
    loadHistory().then(
      ({ forgetTerms }) => forgetTerms(term),
      () => undefined,
    );
  };
  return [terms, forget];
}
