import { hasConsent } from '../../consent/consent-store.ts';
import { isOnline, onNetworkChange } from '../../recovery/network-status.ts';
import { reportError } from '../../telemetry/report-error.ts';
import { searchEndpoints } from '../service/endpoints.ts';
import type { SearchIndex } from '../service/search-configuration.ts';
import type { SearchEvent } from '../service/search-events.ts';
import { reportOf } from './event-report.ts';
import { createEventSender } from './event-sender.ts';
import { createNewsletterConnector } from './newsletter-connector.ts';
import { createIpResolver, createUserSession } from './visitor-data.ts';

/** A visitor who agrees to statistics, as the service knows them in one index. */
export type Visitor = ReturnType<typeof startVisitor>;

let visitor: Visitor | null = null;

/** Starts what the visitor of an index agrees to, unless it runs already; that of another index ends. */
export function runVisitor(index: SearchIndex): Visitor | null {
  if (!hasConsent('statistics')) return null;
  if (visitor?.apiKey !== index.apiKey) {
    visitor?.leave();
    visitor = startVisitor(index);
  }
  return visitor;
}

/** Stops what the visitor does not agree to any more; the consent machinery deletes what was stored. */
export function stopVisitor(): void {
  visitor?.stop();
  visitor = null;
}

/** How long events wait until session and addresses are known, in milliseconds. */
const maxWaitMs = 1000;

/** Creates or takes up the visitor's session and addresses, and sends what could not be sent earlier. */
export function startVisitor(index: SearchIndex) {
  const { apiKey } = index;
  const endpoints = searchEndpoints(index);
  const connector = createNewsletterConnector();
  const session = createUserSession(apiKey, endpoints.session, connector.exchangeId);
  const addresses = createIpResolver(apiKey, endpoints);
  const sender = createEventSender(apiKey, endpoints.events);
  let waiting: SearchEvent[] = [];
  let isKnown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const profile = { sessionId: session.current()?.sessionId ?? null, addresses: addresses.current() };
    for (const event of waiting.splice(0)) {
      try {
        const report = reportOf(event, apiKey, profile);
        if (report) void sender.send(report);
      } catch (error) {
        reportError(error, { room: 'search' });
      }
    }
  };

  // A session that is being created without the ID is renewed as soon as it is there.
  connector.start(() => void session.refresh().then(session.refresh));
  void Promise.all([session.start(), addresses.start()]).then(() => {
    isKnown = true;
    flush();
  });
  void sender.resend();
  const stopListening = onLeaving(flush);
  const stopResending = onNetworkChange(() => {
    if (isOnline()) void sender.resend();
  });

  const end = () => {
    clearTimeout(timer);
    connector.stop();
    session.stop();
    addresses.stop();
    stopListening();
    stopResending();
    waiting = [];
  };

  return {
    apiKey,
    /** Reports an event; never throws. */
    report: (event: SearchEvent): void => {
      waiting.push(event);
      if (isKnown) flush();
      else timer ??= setTimeout(flush, maxWaitMs);
    },
    /** Sends what waits and lets go: the shop goes on with another index. */
    leave: (): void => {
      flush();
      end();
    },
    /** Forgets everything at once: the visitor does not agree any more. */
    stop: end,
  };
}

/** Calls the listener when the page may not come back. Returns how to stop that. */
function onLeaving(listener: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', listener);
  };
}
