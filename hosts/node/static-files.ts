import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { TrailingSlash } from '../../stores/types.ts';
import { cachingOf, otherSpelling } from '../file-rules.ts';
import { offersInCountry } from '../offers-in-country.ts';

/**
 * Serves a built storefront as a CDN does: index files for folders, one spelling of every address, `404.html` and
 * `500.html` for missing files and errors (those of the path's language if they exist), compressed, with a year of
 * caching for names that contain a hash.
 * @param root The build's folder, relative to the working directory.
 */
export function staticFiles(root: string, trailingSlash: TrailingSlash = 'always'): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', cachingOf(context.req.path, context.res.status));
  });
  app.use(async (context, next) => {
    await next();
    context.res = await offersInCountry(context.req.url, context.res);
  });
  app.use(oneTrailingSlash(trailingSlash));
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

/** Leads to the one address of each page (`otherSpelling`). */
export const oneTrailingSlash =
  (policy: TrailingSlash): MiddlewareHandler =>
  (context, next) => {
    const spelled = otherSpelling(context.req.raw, policy);
    return spelled === null ? next() : Promise.resolve(context.redirect(spelled, 301));
  };
