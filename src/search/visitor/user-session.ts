import type { NewsletterConnector } from './newsletter-connector.ts';
import { createRenewedData, maxTimerMs, postJson, type RenewedData } from './renewed-data.ts';
import { storedSession, type StoredSession, sessionIn } from '../service/stored-session.ts';

/** Without a usable lifetime, a session lasts an hour; a shorter one than a minute would flood the service. */
const defaultLifetimeMs = 3_600_000;
const minLifetimeMs = 60_000;

interface SessionOptions {
  readonly apiKey: string;
  readonly url: string;
  readonly connector: Pick<NewsletterConnector, 'exchangeId'>;
}

/**
 * The visitor's session with the search service. A new one is created when there is none, when the lifetime of its
 * segments has ended, and when the newsletter service has recognized the visitor since.
 */
export function createUserSession({ apiKey, url, connector }: SessionOptions): RenewedData<StoredSession> {
  return createRenewedData({
    apiKey,
    stored: storedSession,
    name: 'klevu-user-session',
    texts: { failed: 'Failed to generate user session', notStarted: 'KlevuUserSession not initialized.' },
    isOutdated: ({ exchangeId }) => {
      const found = connector.exchangeId();
      return found !== null && found !== exchangeId;
    },
    request: async (previous, signal) => {
      const exchangeId = connector.exchangeId();
      const body = {
        apiKey,
        ...(previous && { sessionId: previous.sessionId }),
        sessionInfo: {
          connectorInfo: exchangeId === null ? [] : [{ connectorType: 'klaviyo', exchangeId }],
        },
      };
      const { sessionId, segmentInfo } = await postJson({ url, body, parse: sessionIn, signal });
      return { sessionId, segmentInfo, exchangeId, expiry: Date.now() + lifetimeOf(segmentInfo.ttl) };
    },
  });
}

/** @param ttl in seconds. @returns milliseconds. */
function lifetimeOf(ttl: number | null): number {
  if (ttl === null || !(ttl > 0)) return defaultLifetimeMs;
  return Math.min(Math.max(ttl * 1000, minLifetimeMs), maxTimerMs);
}
