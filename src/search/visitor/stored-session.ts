import { z } from 'zod';
import { storedByIndex } from '../stored-by-index.ts';

/** A visitor's session with the search service. */
export interface StoredSession {
  readonly sessionId: string;
  /** Epoch milliseconds: when the lifetime of the segments ends. */
  readonly expiry: number;
  readonly segmentInfo: {
    /** Groups of visitors, defined in the merchant's console. */
    readonly segments: readonly string[];
    /** Lifetime in seconds, as the service told it; null if it did not. */
    readonly ttl: number | null;
  };
  /** The visitor's ID at the newsletter service, if it was known when the session was created. */
  readonly exchangeId: string | null;
}

/** A session without an ID or an expiry counts as none. */
export const storedSession = storedByIndex<StoredSession>(
  'klevu-user-session',
  z.object({
    sessionId: z.string().min(1),
    expiry: z.number(),
    segmentInfo: z.object({ segments: z.array(z.string()), ttl: z.number().nullable() }),
    exchangeId: z.string().nullable(),
  }),
);
