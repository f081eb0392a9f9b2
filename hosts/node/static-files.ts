import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { TrailingSlash } from '../../stores/types.ts';

/** Files with a content hash in their name never change; everything else is revalidated each time. */
const hashedFile =
  /(^\/static\/)|([-.][0-9a-f]{20}\.(js|css|json)$)|(^\/redirect-rules\/[0-9a-f]{12}\.json$)/;

/**
 * Serves a built storefront as a CDN does: index files for folders, one spelling of every address, `404.html` and
 * `500.html` for missing files and errors (those of the path's language if they exist), compressed, with a year of
 * caching for names that contain a hash.
 * @param root The build's folder, relative to the working directory.
 */
export function staticFiles(root: string, trailingSlash: TrailingSlash = 'always'): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(oneTrailingSlash(trailingSlash));
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', cachingOf(context.req.path, context.res.ok));
  });
  const files = serveStatic({ root });
  // A build's hidden files are its own records.
  app.use((context, next) => (isHidden(context.req.path) ? next() : files(context, next)));
  app.notFound((context) => errorPage(context, root, 404));
  app.onError((error, context) => {
    console.error(error);
    return errorPage(context, root, 500);
  });
  return app;
}

/** Browsers ask for the service worker anew each time; it is how the next version of a site reaches them. */
function cachingOf(path: string, isFound: boolean): string {
  if (path === '/sw.js') return 'no-cache';
  const lasting = isFound && hashedFile.test(path);
  return lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** Whether a path leads to a hidden file or folder. `.well-known` is for visitors (RFC 8615). */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

async function errorPage(context: Context, root: string, status: 404 | 500): Promise<Response> {
  const [, first = ''] = context.req.path.split('/');
  const language = /^[a-z]{2}(-[a-z]+)?$/.test(first) ? first : '';
  const own = join(root, language, `${status}.html`);
  const file = (await stat(own).catch(() => null)) ? own : join(root, `${status}.html`);
  return context.html(await readFile(file, 'utf8').catch(() => `${status}`), status);
}

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
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
}
