import { ShopError } from '../../contract/shop-error.ts';

/**
 * Counts calls per caller in fixed windows, in the memory of this process: each instance of a serverless deployment
 * counts on its own, so this slows down guessing but does not replace a limit at the edge.
 */
export interface RateLimiter {
  /** @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds. */
  check(caller: string): void;
}

/** The number of callers remembered at a time; beyond it, the oldest are forgotten, so memory stays bounded. */
const capacity = 10_000;

/**
 * A limiter of `limit` calls per caller and `window` milliseconds.
 * @param now the current time in milliseconds.
 */
export function createRateLimiter(limit: number, window: number, now: () => number = Date.now): RateLimiter {
  const callers = new Map<string, { count: number; until: number }>();
  return {
    check(caller) {
      const known = callers.get(caller);
      const current = known && known.until > now() ? known : { count: 0, until: now() + window };
      current.count += 1;
      callers.delete(caller);
      callers.set(caller, current);
      const oldest = callers.keys().next().value;
      if (callers.size > capacity && oldest !== undefined) callers.delete(oldest);
      if (current.count <= limit) return;
      const retryAfter = Math.ceil((current.until - now()) / 1000);
      throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
    },
  };
}
