import { useEffect } from 'react';
import { whenLoadedAndIdle } from '../../recovery/when-idle.ts';
import { searchConfiguration } from '../service/search-configuration.ts';

/** Once the page is idle, starts the session and the reports of visitors who agree to statistics. */
export function useSearchVisitor(): void {
  const apiKey = searchConfiguration()?.apiKey;
  useEffect(() => {
    if (apiKey)
      whenLoadedAndIdle(
        () =>
          void import('./follow-consent.ts').then(
            ({ followVisitorConsent }) => followVisitorConsent(),
            ignore,
          ),
      );
  }, [apiKey]);
}

/** The shop works without it. */
const ignore = (): void => undefined;
