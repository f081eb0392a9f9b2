import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter, type RateLimitInfo } from 'hono-rate-limiter';
import { ShopError } from '../../contract/shop-error.ts';

const minute = 60_000;

/**
 * Allows each caller `limit` requests per minute, counted in the memory of this process: each instance of a serverless
 * deployment counts on its own, so this slows down guessing but does not replace a limit at the edge.
 * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
 */
export const rateLimit = (limit: number): MiddlewareHandler =>
  rateLimiter<RateLimited>({
    windowMs: minute,
    limit,
    // Callers are told nothing beyond the error's details and its `Retry-After`.
    standardHeaders: false,
    keyGenerator: clientAddress,
    handler(c) {
      const { resetTime } = c.get('rateLimit');
      const retryAfter = Math.ceil(((resetTime?.getTime() ?? Date.now() + minute) - Date.now()) / 1000);
      throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
    },
  });

interface RateLimited {
  readonly Variables: { readonly rateLimit: RateLimitInfo };
}

/**
 * Who is calling, as far as the host reveals it: Netlify provides the client in a header, the Node server has the
 * socket. Only reliable enough for slowing a caller down.
 */
function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return c.req.header('x-nf-client-connection-ip') ?? env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
