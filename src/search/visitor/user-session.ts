import type { NewsletterConnector } from './newsletter-connector.ts';
import { createRenewedData, maxTimerMs, postJson, type RenewedData } from './renewed-data.ts';
import { storedSession, type StoredSession, sessionIn } from '../service/stored-session.ts';

/** Without a usable lifetime, a session lasts an hour; a shorter one than a minute would flood the service. */
const defaultLifetimeMs = 3_600_000;
const minLifetimeMs = 60_000;

/**
 * The visitor's session with the search service. A new one is created when there is none, when the lifetime of its
 * segments has ended, and when the newsletter service has recognized the visitor since.
 */
export const createUserSession = (
  apiKey: string,
  url: string,
  { exchangeId: findExchangeId }: Pick<NewsletterConnector, 'exchangeId'>,
): RenewedData<StoredSession> =>
  createRenewedData({
    apiKey,
    stored: storedSession,
    texts: { failed: 'Failed to generate user session', notStarted: 'KlevuUserSession not initialized.' },
    isOutdated: ({ exchangeId }) => {
      const found = findExchangeId();
      return found !== null && found !== exchangeId;
    },
    request: async (previous) => {
      const exchangeId = findExchangeId();
      const body = {
        apiKey,
        ...(previous && { sessionId: previous.sessionId }),
        sessionInfo: {
          connectorInfo: exchangeId === null ? [] : [{ connectorType: 'klaviyo', exchangeId }],
        },
      };
      const { sessionId, segmentInfo } = await postJson(url, body, sessionIn);
      return { sessionId, segmentInfo, exchangeId, expiry: Date.now() + lifetimeOf(segmentInfo.ttl) };
    },
  });

/** @param ttl in seconds. @returns milliseconds. */
function lifetimeOf(ttl: number | null): number {
  if (ttl === null || !(ttl > 0)) return defaultLifetimeMs;
  return Math.min(Math.max(ttl * 1000, minLifetimeMs), maxTimerMs);
}
