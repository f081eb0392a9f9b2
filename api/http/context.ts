import type { Context } from 'hono';
import type { Shop } from '../checkout/shop.ts';
import type { ShopEnvironment } from '../environment.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the app provides to every route. */
export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** The shop in the language requested by a call. */
  readonly shopFor: (c: Context) => Shop;
  readonly limits: { readonly payments: RateLimiter; readonly codes: RateLimiter };
}

/**
 * Who is calling, as far as the host reveals it: Netlify provides the client in a header, the Node server has the
 * socket. Only reliable enough for slowing a caller down.
 */
export function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return c.req.header('x-nf-client-connection-ip') ?? env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
