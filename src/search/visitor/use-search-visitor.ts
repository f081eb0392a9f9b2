import { useEffect } from 'react';
import { hasConsent, onConsentChange } from '../../consent/consent-store.ts';
import { removeEntry } from '../../consent/guarded-storage.ts';
import { whenLoadedAndIdle } from '../../recovery/when-idle.ts';
import { searchConfiguration } from '../service/search-configuration.ts';
import { type SearchEvent, searchEvents } from '../service/search-events.ts';
import type { stopVisitor } from './visitor.ts';

/** Once the page is idle, starts the session and the reports of visitors who agree to statistics. */
export function useSearchVisitor(): void {
  const apiKey = searchConfiguration()?.apiKey;
  useEffect(() => {
    if (apiKey) whenLoadedAndIdle(followVisitorConsent);
  }, [apiKey]);
}

let isFollowing = false;
/** Stops what runs with consent; null until that has been loaded. */
let stop: typeof stopVisitor | null = null;

/**
 * Starts what runs with consent to statistics, now or as soon as it is given in any tab; stops it when consent is
 * withdrawn; and sends what is reported meanwhile.
 */
function followVisitorConsent(): void {
  let wasGranted = hasConsent('statistics');
  if (wasGranted) void run();
  if (isFollowing) return;
  isFollowing = true;
  searchEvents.pourInto(({ event, index }) => void run(index, event));
  onConsentChange((granted) => {
    const isGranted = granted.has('statistics');
    if (isGranted && !wasGranted) {
      // Consent starts anew: nothing from before is continued.
      removeEntry('klevu-user-session');
      removeEntry('klevu-user-ip');
      void run();
    }
    if (!isGranted) stop?.();
    wasGranted = isGranted;
  });
}

/** Most visitors have not agreed to anything: what runs then is loaded only when it is needed. */
async function run(index = searchConfiguration(), event?: SearchEvent): Promise<void> {
  if (!index) return;
  try {
    const visitor = await import('./visitor.ts');
    stop = visitor.stopVisitor;
    const running = visitor.runVisitor(index);
    if (event) running?.report(event);
  } catch {
    // The shop works without it; the next page or event tries again.
  }
}
