import { addIntegration, browserTracingIntegration, replayIntegration } from '@sentry/gatsby';
import { hasConsent, onConsentChange } from '../consent/consent-store.ts';
import { mayBeObserved, noteObserver } from '../navigation/private-pages.ts';
import { onPageLoad } from '../recovery/full-load.ts';
import { telemetry } from './config.ts';
import { scrubData } from './scrub-text.ts';

/**
 * Measures page loads and, in the share of visits that the settings specify, records what happens on the page, but not what is
 * typed or marked as personal. A recording ends with the page, and at once when consent to statistics is withdrawn.
 */
export function watchVisit(): void {
  const { errors } = telemetry();
  addIntegration(browserTracingIntegration());
  if (!errors?.replaysSessionSampleRate && !errors?.replaysOnErrorSampleRate) return;
  const replay = replayIntegration({
    stickySession: false,
    // Only what is marked with `data-sentry-mask`, as Sentry does by itself.
    maskAllText: false,
    maskAllInputs: true,
    beforeAddRecordingEvent: (event) => scrubData(event) as typeof event,
  });
  let recording = false;
  const record = () => {
    if (recording || !hasConsent('statistics') || !mayBeObserved()) return;
    recording = true;
    noteObserver();
    addIntegration(replay);
  };
  onPageLoad(record);
  record();
  onConsentChange((granted) => {
    if (recording && !granted.has('statistics')) void replay.stop();
  });
}
