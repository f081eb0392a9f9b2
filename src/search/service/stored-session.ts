import { objectIn, textIn, textsIn } from './json-fields.ts';
import { storedByIndex } from './stored-by-index.ts';

/** A visitor's session with the search service. */
export interface StoredSession {
  readonly sessionId: string;
  /** Epoch milliseconds: when the lifetime of the segments ends. */
  readonly expiry: number;
  readonly segmentInfo: {
    /** Groups of visitors, defined in the merchant's console. */
    readonly segments: readonly string[];
    /** Lifetime in seconds, if the service sent one. */
    readonly ttl: number | null;
  };
  /** The visitor's ID at the newsletter service, if it was known when the session was created. */
  readonly exchangeId: string | null;
}

/** A session without an ID or an expiry counts as none. */
export const storedSession = storedByIndex<StoredSession | null>('klevu-user-session', (value) => {
  const { expiry, exchangeId } = objectIn(value) ?? {};
  const session = sessionIn(value);
  return session && typeof expiry === 'number'
    ? { ...session, expiry, exchangeId: textIn(exchangeId) }
    : null;
});

/** The session in an answer of the service, or null if it has no ID. */
export function sessionIn(answer: unknown): Pick<StoredSession, 'sessionId' | 'segmentInfo'> | null {
  const { sessionId, segmentInfo } = objectIn(answer) ?? {};
  const { segments, ttl } = objectIn(segmentInfo) ?? {};
  if (typeof sessionId !== 'string' || sessionId === '') return null;
  return {
    sessionId,
    segmentInfo: { segments: textsIn(segments), ttl: typeof ttl === 'number' ? ttl : null },
  };
}

/** The segments that the search service puts this visitor in, which recommendations depend on. Empty without consent. */
export function visitorSegments(): readonly string[] {
  return storedSession.read()?.segmentInfo.segments ?? [];
}
