import type { ExecutionContext, Hono } from 'hono';
import { processEnvironment, shopApi, shopSweeper, type Sweeper } from '../../api/shop-api.server.ts';
import { embeddingOriginsOf } from '../../settings/embedding-origins.ts';
import { cachingOf } from '../file-rules.ts';
import { offersInCountry } from '../offers-in-country.ts';
import { publishedSite } from '../redirect-response.ts';
import { withErrorPage } from '../server-error.ts';
import { withSecurityHeaders } from '../with-security-headers.ts';

/** A request as Cloudflare passes it; `cf` is missing in its local preview. */
type CloudflareRequest = Request & {
  readonly cf?: {
    /** ISO 3166-1 alpha-2 in upper case, `XX` if unknown, `T1` for Tor. */
    readonly country?: string;
  };
};

/** Bindings that the package configures, besides the settings, which the shop API reads as its environment. */
interface CloudflareBindings {
  /**
   * The storefront's files, if they are uploaded with the worker; otherwise they, and the shop API, come from the site
   * behind the route.
   */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Who may embed pages, as in `settings/embedding-origins.ts`. */
  readonly EMBEDDING_ORIGINS?: string;
}

const answer = publishedSite();

/** Cloudflare reports the client in a header of its own, which it does not let clients send. */
const environment = () => processEnvironment({ CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' });
// Started with their first work, so that pages are there even if a setting of the shop API is missing.
let api: Hono | null = null;
let sweeper: Sweeper | null = null;

/**
 * A Cloudflare Worker that answers redirects and the shop API, and every other request with a file of the site, all with
 * their headers, and with the server-error page if it fails. docs/hosting.md describes its deployment.
 */
const worker = {
  async fetch(
    request: CloudflareRequest,
    { ASSETS, EMBEDDING_ORIGINS }: CloudflareBindings,
    context?: ExecutionContext,
  ): Promise<Response> {
    const { pathname } = new URL(request.url);
    const embedders = embeddingOriginsOf({ EMBEDDING_ORIGINS });
    const getFile = (file: Request) => (ASSETS ? ASSETS.fetch(file) : fetch(file));
    const fileOrRedirect = async (file: CloudflareRequest) => {
      const { redirect, headers } = await answer(file, file.cf?.country ?? null, getFile, embedders);
      if (redirect) return redirect;
      const found = await offersInCountry(file.url, await getFile(file));
      const response = withSecurityHeaders(request, found, headers);
      if (ASSETS) response.headers.set('Cache-Control', cachingOf(pathname, response.status));
      return response;
    };
    const askApi = async () =>
      ASSETS ? (api ??= shopApi(environment())).fetch(seenByUs(request), {}, context) : fetch(request);
    const isOfApi = pathname === '/api' || pathname.startsWith('/api/');
    return withErrorPage(request, isOfApi ? askApi : () => fileOrRedirect(request), fileOrRedirect);
  },

  async scheduled(): Promise<void> {
    await (sweeper ??= shopSweeper(environment()))();
  },
};

/** The request with the country that Cloudflare sees, whatever the client says about it. */
function seenByUs(request: CloudflareRequest): Request {
  const seen = new Request(request);
  seen.headers.delete('x-country');
  if (request.cf?.country !== undefined) seen.headers.set('x-country', request.cf.country);
  return seen;
}

export default worker;
