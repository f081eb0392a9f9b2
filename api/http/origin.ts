import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../context/request-context.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** Calls that others make on their own, payment services and mail programs; a signature authenticates them. */
const signedCalls: readonly string[] = ['/api/webhooks/', '/api/restock/unsubscribe'];

/**
 * Allows writes only from the shop's own pages: the `Origin` header must be exactly one of the storefront's origins. The
 * host the request was sent to does not count, because whoever sends the request chooses it.
 * @throws ShopError `ForbiddenOrigin`.
 */
export function ownOriginOnly(context: Pick<RequestContext, 'environment'>): MiddlewareHandler {
  return async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isSigned = signedCalls.some((path) => c.req.path.startsWith(path));
    if (!reads && !isSigned) originOf(c, context);
    await next();
  };
}

/**
 * The shop's origin as the calling browser sees it.
 * @throws ShopError `ForbiddenOrigin` if the call does not come from the shop's own pages.
 */
export function originOf(c: Context, { environment }: Pick<RequestContext, 'environment'>): string {
  const origin = c.req.header('origin') ?? '';
  if (environment.origins.includes(origin)) return origin;
  throw new ShopError('ForbiddenOrigin', 'Writes are accepted only from the shop’s own pages');
}
