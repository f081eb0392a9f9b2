import type { MiddlewareHandler } from 'hono';

/** `/cart` → `/cart/` for pages (paths without a file ending), query kept; links without the slash keep working. */
export const addTrailingSlash: MiddlewareHandler = async (context, next) => {
  const url = new URL(context.req.url);
  const lastSegment = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const isPage = lastSegment !== '' && !lastSegment.includes('.');
  if (!isPage || !['GET', 'HEAD'].includes(context.req.method)) return next();
  // Several leading slashes would name another host.
  return context.redirect(`${url.pathname.replace(/^\/+/, '/')}/${url.search}`, 301);
};
