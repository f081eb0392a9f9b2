import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** Calls another service makes on its own; they prove themselves by signature. */
const webhooks = '/api/webhooks/';

/**
 * Lets a write through only from the shop's own pages: the `Origin` a browser sends must be the host the request
 * came to, the storefront's public origin or the configured one.
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
 * @throws ShopError `ForbiddenOrigin` when the call does not come from the shop's own pages.
 */
export function originOf(
  c: Context,
  { store, environment }: Pick<RequestContext, 'store' | 'environment'>,
): string {
  const origin = c.req.header('origin') ?? '';
  const known = [store.origin, environment.siteOrigin].includes(origin);
  if (known || isOwnHost(origin, c.req.url)) return origin;
  throw new ShopError('ForbiddenOrigin', 'Writes are taken from the shop’s own pages only');
}

/** A TLS-ending proxy in front may change the scheme, never the host. */
function isOwnHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
