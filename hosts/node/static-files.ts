import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { TrailingSlash } from '../../stores/types.ts';
import { Recent } from '../../http/recent.ts';
import { cachingOf, errorPagesOf, isHidden, otherSpelling } from '../file-rules.ts';
import { offersInCountry } from '../offers-in-country.ts';

declare module 'hono' {
  interface ContextVariableMap {
    file?: string;
  }
}

/**
 * Serves a built storefront as a CDN does: index files for folders, one spelling of every address, `404.html` and
 * `500.html` for missing files and errors (those of the path's language if they exist), compressed, with a year of
 * caching for names that contain a hash, an `ETag` of the contents, and parts for whoever has the rest.
 * @param root The build's folder, relative to the working directory.
 */
export function staticFiles(root: string, trailingSlash: TrailingSlash = 'always'): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (![206, 416].includes(context.res.status) || mayHavePart(context)) return;
    await context.res.body?.cancel();
    const headers = new Headers(context.req.raw.headers);
    headers.delete('range');
    answerInstead(context, await app.fetch(new Request(context.req.raw, { headers }), context.env));
  });
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', cachingOf(context.req.path, context.res.status));
  });
  app.use(async (context, next) => {
    await next();
    answerInstead(context, await offersInCountry(context.req.url, context.res));
  });
  app.use(oneTrailingSlash(trailingSlash));
  app.use(async (context, next) => {
    await next();
    const file = context.get('file');
    if (file === undefined) return;
    context.header('ETag', await tagOf(file));
    // The time at which it got here says nothing about its version.
    context.header('Last-Modified', undefined);
  });
  const files = serveStatic({ root, onFound: (path, context) => context.set('file', path) });
  // A build's hidden files are its own records.
  app.use((context, next) => (isHidden(context.req.path) ? next() : files(context, next)));
  app.notFound((context) => errorPage(context, root, 404));
  app.onError((error, context) => {
    console.error(error);
    return errorPage(context, root, 500);
  });
  return app;
}

/** Any other `Range` may be ignored (RFC 9110, section 14.2). */
const oneRange = /^bytes=(\d+-\d*|-\d+)$/;

/** Whether an answer that is a part of a file is what was asked for, by who has the rest of the same version. */
const mayHavePart = ({ req, res }: Context): boolean =>
  oneRange.test(req.header('range') ?? '') &&
  [undefined, res.headers.get('etag')].includes(req.header('if-range'));

/** Replaces an answer, with its headers: if the first one was still there, Hono would add its length and others to the second. */
function answerInstead(context: Context, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

/** The tags of files in this version, for as many as a large build has. */
const tags = new Recent<string>({ limit: 100_000, age: 24 * 60 * 60_000 });

/** The same on every host that has the same file, whenever it got there. */
async function tagOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const known = tags.get(version);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const tag = `"${hash.digest('base64url')}"`;
  tags.set(version, tag);
  return tag;
}

async function errorPage(context: Context, root: string, status: 404 | 500): Promise<Response> {
  for (const page of errorPagesOf(context.req.path, status)) {
    const html = await readFile(join(root, page), 'utf8').catch(() => null);
    if (html !== null) return context.html(html, status);
  }
  return context.html(`${status}`, status);
}

export const oneTrailingSlash =
  (policy: TrailingSlash): MiddlewareHandler =>
  (context, next) => {
    const spelled = otherSpelling(context.req.raw, policy);
    return spelled === null ? next() : Promise.resolve(context.redirect(spelled, 301));
  };
