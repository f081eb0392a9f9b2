import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type HonoRequest } from 'hono';
import { etag } from 'hono/etag';
import { measuredRequests } from '../../api/http/measured-requests.ts';
import { hasBearerKey } from '../../http/bearer-key.ts';
import { countryOfRequest } from '../../http/geo.ts';
import { type PublishedRules, readRules, rulesPointer } from '../../redirects/published-rules.ts';
import { pointerSchema, redirectResponse } from '../redirect-response.ts';
import { withErrorPage } from '../server-error.ts';
import {
  type Embedding,
  headersAt,
  headersWithoutBuild,
  type SiteHeaders,
  withSecurityHeaders,
} from '../with-security-headers.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import type { TrailingSlash } from '../../stores/types.ts';
import { picturePath } from '../../pictures/address.ts';
import { uploadPath } from '../../api/files/signatures.ts';
import type { Uploads } from './uploads.ts';
import type { PictureService } from './pictures/picture-service.ts';
import { staticFiles } from './static-files.ts';

interface MetricsPage {
  readonly key: string;
  /** In Prometheus' text format. */
  readonly text: () => Promise<string>;
}

export interface SiteParts {
  /** The build's folder, relative to the working directory; if there is no build, instructions for making one. */
  readonly pages: { readonly root: string } | { readonly missing: string };
  readonly trailingSlash: TrailingSlash;
  readonly api: Pick<Hono, 'fetch'>;
  /**
   * The country assumed for visitors (ISO 3166-1 alpha-2) of whom the edge in front reports none; none if omitted or null.
   */
  readonly visitorCountry?: string | null;
  readonly redirects?: RuleIndex;
  /** The headers of everything but its shop API; only those that need no build if omitted. */
  readonly headers?: SiteHeaders;
  /** Who may embed which of its pages; nobody if omitted. */
  readonly embedding?: Embedding;
  /** Serves its images; they are not served if omitted. */
  readonly pictures?: PictureService;
  /** What it measures, for whoever has the key; if omitted or null, there is no such page. */
  readonly metrics?: MetricsPage | null;
  /** Takes photographs into its folder; if omitted or null, it takes none. */
  readonly uploads?: Uploads | null;
}

export function storefrontSite({
  pages,
  trailingSlash,
  api,
  visitorCountry = null,
  redirects,
  headers = headersWithoutBuild,
  embedding = { origins: [], unframed: [] },
  pictures,
  metrics = null,
  uploads = null,
}: SiteParts): Hono {
  const site = new Hono();
  const files =
    'root' in pages
      ? staticFiles(pages.root, trailingSlash)
      : new Hono().all('*', (context) => context.text(pages.missing, 404));
  const secured = ({ raw }: HonoRequest, response: Response) =>
    withSecurityHeaders(raw, response, headersAt(raw.url, headers, embedding));
  // Before the API, which reads no body of this size.
  if (uploads) site.put(uploadPath, ({ req }) => uploads(req.raw));
  site.all('/api/*', ({ req, env }) => {
    const request = new Request(req.raw);
    if (visitorCountry !== null && !request.headers.has('x-country'))
      request.headers.set('x-country', visitorCountry);
    const answer = async () => api.fetch(request, env);
    return withErrorPage(req.raw, answer, async (file) => secured(req, await files.fetch(file, env)));
  });
  // After the API, whose answers have headers of their own.
  site.use(async (context, next) => {
    await next();
    context.res = secured(context.req, context.res);
  });
  site.use(measuredRequests);
  if (metrics) {
    site.get('/metrics', async (context, next) => {
      if (!(await hasBearerKey(context.req.raw.headers, metrics.key))) return next();
      const headers = {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      };
      return context.body(await metrics.text(), 200, headers);
    });
  }
  // Pages, files, and pictures have tags of their own.
  site.use(etag());
  if (pictures) site.get(picturePath, (context) => pictures(context.req.raw));
  if (redirects) {
    site.use(async (context, next) => {
      const country = countryOfRequest(context.req.raw.headers) ?? visitorCountry;
      return redirectResponse(redirects, context.req.raw, country) ?? next();
    });
  }
  site.all('*', (context) => files.fetch(context.req.raw, context.env));
  return site;
}

/**
 * The redirects and the headers that a build published, and the pages that nobody may embed.
 * @throws Error if there are none.
 */
export function publishedByBuild(
  root: string,
): { rules: PublishedRules; headers: SiteHeaders } & Pick<Embedding, 'unframed'> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { rules, ...site } = pointerSchema.parse(read(rulesPointer));
  return { rules: readRules(read(rules)), ...site };
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
      : withSecurityHeaders(
          context.req.raw,
          context.text(`There is no storefront ${label}.\n`, 404),
          headersWithoutBuild,
        );
  });
  return app;
}
