import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
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
import type { RuleIndex } from '../../redirects/rule-index.ts';
import { picturePath } from '../../pictures/address.ts';
import type { PictureService } from './pictures/picture-service.ts';
import { staticFiles } from './static-files.ts';

/** What stands on this machine where the host stands in production. */
export interface LocalSite {
  /** Folder of the build, relative to the working directory; or, without one, the words that say how to make it. */
  readonly pages: { readonly root: string } | { readonly missing: string };
  readonly environment: ShopEnvironment;
  /** Where its visitors seem to be (ISO 3166-1 alpha-2), as an edge would say; null when it does not say. */
  readonly visitorCountry?: string | null;
  /** Its old and short addresses; none without it. */
  readonly redirects?: RuleIndex;
  /** Answers for its pictures; nobody does without it. */
  readonly pictures?: PictureService;
}

/** A storefront: its pictures, its shop API, its redirects and its static files. */
export function localSite({
  pages,
  environment,
  visitorCountry = null,
  redirects,
  pictures,
}: LocalSite): Hono {
  const site = new Hono();
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

/** The redirects that a build published. @throws Error when there are none. */
export function redirectsOfBuild(root: string): PublishedRules {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return readRules(read(pointerSchema.parse(read(rulesPointer)).rules));
}

/** Finds the site of what a host name has before `.localhost` (`se` of `se.localhost`); null when there is none. */
export type SiteOfHost = (label: string) => Pick<Hono, 'fetch'> | null;

/**
 * Several sites on one port, told apart by host name: `se.localhost` is the storefront se, plain `localhost` the
 * default one.
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

/** Listens on this machine only. Resolves once it answers. @throws Error when the port is taken. */
export function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => resolve(server));
    server.on('error', reject);
  });
}
