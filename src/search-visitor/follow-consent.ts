import { onConsentChange } from '../consent/consent-changes.ts';
import { hasConsent } from '../consent/consent-store.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { searchConfiguration } from '../search/search-configuration.ts';

let isFollowing = false;

/** Starts what runs with consent to statistics, now or as soon as it is given, in any tab. */
export function followVisitorConsent(): void {
  let wasGranted = hasConsent('statistics');
  if (wasGranted) void run();
  if (isFollowing) return;
  isFollowing = true;
  onConsentChange((granted) => {
    const isGranted = granted.has('statistics');
    if (isGranted && !wasGranted) {
      // Consent starts anew: nothing from before is continued.
      removeEntry('klevu-user-session');
      removeEntry('klevu-user-ip');
      void run();
    }
    wasGranted = isGranted;
  });
}

/** Most visitors have not agreed to anything: what runs then is loaded only when it is needed. */
async function run(): Promise<void> {
  const index = searchConfiguration();
  if (!index) return;
  try {
    const { runVisitor } = await import('./current-visitor.ts');
    runVisitor(index);
  } catch {
    // The shop works without it; the next page or event tries again.
  }
}
