import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter, type RateLimitInfo } from 'hono-rate-limiter';
import { ShopError } from '../../contract/shop-error.ts';

const minute = 60_000;

/**
 * Lets each caller through `limit` times a minute, counted in this process's memory: each instance of a serverless
 * deployment counts on its own, so this slows guessing down and does not replace a limit at the edge.
 * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
 */
export const rateLimit = (limit: number): MiddlewareHandler =>
  rateLimiter<RateLimited>({
    windowMs: minute,
    limit,
    // The refusal's details and its `Retry-After` say all that a caller is told.
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
 * Who is calling, as far as the host tells: Netlify names the client in a header, the Node server has the socket.
 * Only good enough to slow somebody down.
 */
function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return c.req.header('x-nf-client-connection-ip') ?? env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
