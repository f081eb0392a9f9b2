import type { MiddlewareHandler } from 'hono';
import type { TrailingSlash } from '../../stores/types.ts';

/**
 * One address per page: redirects `/cart` to `/cart/`, or the other way around on a storefront without trailing
 * slashes. Applies to pages only (paths without a file extension) and keeps the query.
 */
export const oneTrailingSlash =
  (policy: TrailingSlash): MiddlewareHandler =>
  async (context, next) => {
    const url = new URL(context.req.url);
    // Several leading slashes would lead to another host.
    const path = url.pathname.replace(/^\/+/, '/');
    const wanted = policy === 'always' ? withSlash(path) : withoutSlash(path);
    if (wanted === path || !['GET', 'HEAD'].includes(context.req.method)) return next();
    return context.redirect(wanted + url.search, 301);
  };

function withSlash(path: string): string {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment === '' || lastSegment.includes('.') ? path : `${path}/`;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
