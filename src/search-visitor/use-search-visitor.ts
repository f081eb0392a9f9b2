import { useEffect } from 'react';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import { searchConfiguration } from '../search/search-configuration.ts';
import { searchEvents } from '../search/search-events.ts';

/**
 * Starts what the search service is told about visitors who agree to it: once the page is idle, or with the first event
 * that is reported.
 */
export function useSearchVisitor(): void {
  const apiKey = searchConfiguration()?.apiKey;
  useEffect(() => {
    if (apiKey === undefined) return;
    searchEvents.pourInto(
      ({ event, index }) =>
        void import('./current-visitor.ts').then(({ report }) => report(event, index), ignore),
    );
    whenLoadedAndIdle(
      () =>
        void import('./follow-consent.ts').then(({ followVisitorConsent }) => followVisitorConsent(), ignore),
    );
  }, [apiKey]);
}

/** The shop works without it. */
const ignore = (): void => undefined;
