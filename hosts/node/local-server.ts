import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ShopEnvironment } from '../../api/environment.ts';
import { countryOfRequest } from '../../api/http/geo.ts';
import { shopApi } from '../../api/shop-api.server.ts';
import {
  pointerSchema,
  type PublishedRules,
  readRules,
  rulesPointer,
} from '../../redirects/published-rules.ts';
import { redirectResponse } from '../redirect-response.ts';
import { withSecurityHeaders } from '../with-security-headers.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import { picturePath } from '../../pictures/address.ts';
import type { PictureService } from './pictures/picture-service.ts';
import { staticFiles } from './static-files.ts';

/** What replaces, on this machine, the parts of a production host. */
export interface LocalSite {
  /** The build's folder, relative to the working directory; if there is no build, instructions for making one. */
  readonly pages: { readonly root: string } | { readonly missing: string };
  readonly environment: ShopEnvironment;
  /** The country assumed for visitors (ISO 3166-1 alpha-2), as an edge would report it; null if it reports none. */
  readonly visitorCountry?: string | null;
  /** Its redirects; none if omitted. */
  readonly redirects?: RuleIndex;
  /** Serves its images; they are not served if omitted. */
  readonly pictures?: PictureService;
}

/** Serves a storefront: its images, its shop API, its redirects and its static files. */
export function localSite({
  pages,
  environment,
  visitorCountry = null,
  redirects,
  pictures,
}: LocalSite): Hono {
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    context.res = withSecurityHeaders(context.req.raw, context.res);
  });
  if (pictures) site.get(picturePath, (context) => pictures(context.req.raw));
  const api = shopApi(environment);
  site.all('/api/*', (context) => {
    const request = new Request(context.req.raw);
    if (visitorCountry !== null && !request.headers.has('x-country'))
      request.headers.set('x-country', visitorCountry);
    return api.fetch(request, context.env);
  });
  if (redirects) {
    site.use(async (context, next) => {
      const country = countryOfRequest(context.req.raw.headers) ?? visitorCountry;
      return redirectResponse(redirects, context.req.raw, country) ?? next();
    });
  }
  if ('missing' in pages) {
    site.all('*', (context) => context.text(pages.missing, 404));
    return site;
  }
  const files = staticFiles(pages.root, environment.store.urls.trailingSlash);
  site.all('*', (context) => files.fetch(context.req.raw, context.env));
  return site;
}

/**
 * The redirects that a build published.
 * @throws Error if there are none.
 */
export function redirectsOfBuild(root: string): PublishedRules {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return readRules(read(pointerSchema.parse(read(rulesPointer)).rules));
}

/** Finds the site for the host name's label before `.localhost` (`se` of `se.localhost`); null if there is none. */
export type SiteOfHost = (label: string) => Pick<Hono, 'fetch'> | null;

/**
 * Serves several sites on one port, distinguished by host name: `se.localhost` is the storefront se, plain `localhost`
 * the default one.
 */
export function sitesByHost(siteOf: SiteOfHost, defaultSite: Pick<Hono, 'fetch'>): Hono {
  const app = new Hono();
  app.all('*', (context) => {
    const { hostname } = new URL(context.req.url);
    const [, label] = /^(.+)\.localhost$/.exec(hostname) ?? [];
    const site = label === undefined ? defaultSite : siteOf(label);
    return site
      ? site.fetch(context.req.raw, context.env)
      : context.text(`There is no storefront ${label}.\n`, 404);
  });
  return app;
}

/**
 * How long a connection may be idle, in milliseconds: longer than any proxy or browser keeps it (Google's load balancer
 * 600 s, browsers 300 s, nginx and AWS 60 s). Whoever waits less long closes it; with Node's 5 s, a busy client sends its
 * next request into a connection that is just being closed.
 */
const keepAliveTimeout = 620_000;

/**
 * Listens on this machine only. Resolves once the server accepts connections.
 * @throws Error if the port is in use.
 */
export function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname: 'localhost', serverOptions: { keepAliveTimeout } };
    // Without a `createServer` of its own, it is one for HTTP/1.
    const server = serve(options, () => resolve(server)) as Server;
    server.on('error', reject);
  });
}
