import {
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  type ErrorEvent,
  functionToStringIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/gatsby';
import { hasConsent } from '../consent/consent-store.ts';
import { type ErrorReporting, telemetry } from './config.ts';
import type { ErrorReport } from './report-error.ts';
import { scrubEvent, scrubSpan } from './scrub-event.ts';
import { scrubData, typedOn } from './scrub-text.ts';
import { isUnreported } from './unreported.ts';

/**
 * Starts Sentry's SDK. Reporting errors needs no consent, because nothing in a report identifies a visitor: integrations that
 * start a session or describe the visitor are left out, and so are the SDK's listeners, as `reportUncaughtErrors` listens.
 */
export function startErrorReporter({ dsn, sampleRate, ...rates }: ErrorReporting): void {
  init({
    dsn,
    environment: telemetry().environment,
    sampleRate,
    // Measuring page loads and recording visits are statistics: `watch-visit.ts` adds them with consent.
    tracesSampler: () => (hasConsent('statistics') ? rates.tracesSampleRate : 0),
    tracePropagationTargets: [],
    replaysSessionSampleRate: rates.replaysSessionSampleRate,
    replaysOnErrorSampleRate: rates.replaysOnErrorSampleRate,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration(),
    ],
    beforeBreadcrumb: (crumb) => scrubData(crumb, typedOn(document)) as typeof crumb,
    beforeSend: (event) => (isUnreported(thrownIn(event)) ? null : scrubEvent(event, typedOn(document))),
    beforeSendSpan: (span) => scrubSpan(span, typedOn(document)),
  });
}

/** Starts what only statistics may do. Imported from here, so that it shares the SDK's files without further ones. */
export async function watchVisit(): Promise<void> {
  (await import('./watch-visit.ts')).watchVisit();
}

/** Sends an error, unless it is filtered, not sampled, or has been sent already. */
export function sendReport({ error, room, uncaught = false }: ErrorReport): void {
  captureException(error, {
    mechanism: { type: uncaught ? 'uncaught' : 'boundary', handled: !uncaught },
    captureContext: room === undefined ? {} : { tags: { room } },
  });
}

function thrownIn({ exception, message }: ErrorEvent) {
  // The error itself is the last one; before it come its causes.
  const thrown = exception?.values?.at(-1);
  return {
    type: thrown?.type,
    message: thrown?.value ?? message,
    files: thrown?.stacktrace?.frames?.map(({ filename }) => filename) ?? [],
  };
}
