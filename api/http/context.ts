import type { Context } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import type { ShopEnvironment } from '../environment.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What every route gets from the app. */
export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is answered with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  readonly limits: { readonly payments: RateLimiter; readonly codes: RateLimiter };
}

/**
 * Who is calling, as far as the host tells: Netlify names the client in a header, the Node server has the socket.
 * Only good enough to slow somebody down.
 */
export function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return c.req.header('x-nf-client-connection-ip') ?? env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
