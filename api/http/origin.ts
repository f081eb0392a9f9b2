import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** Calls that another service makes on its own; a signature authenticates them. */
const webhooks = '/api/webhooks/';

/**
 * Allows writes only from the shop's own pages: the `Origin` header must match the host the request was sent to, the
 * storefront's public origin, or the configured one.
 * @throws ShopError `ForbiddenOrigin`.
 */
export function ownOriginOnly(context: Pick<RequestContext, 'store' | 'environment'>): MiddlewareHandler {
  return async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!reads && !c.req.path.startsWith(webhooks)) originOf(c, context);
    await next();
  };
}

/**
 * The shop's origin as the calling browser sees it.
 * @throws ShopError `ForbiddenOrigin` if the call does not come from the shop's own pages.
 */
export function originOf(
  c: Context,
  { store, environment }: Pick<RequestContext, 'store' | 'environment'>,
): string {
  const origin = c.req.header('origin') ?? '';
  const known = [store.origin, environment.siteOrigin].includes(origin);
  if (known || isOwnHost(origin, c.req.url)) return origin;
  throw new ShopError('ForbiddenOrigin', 'Writes are accepted only from the shop’s own pages');
}

/** A proxy that terminates TLS may change the scheme, but never the host. */
function isOwnHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
