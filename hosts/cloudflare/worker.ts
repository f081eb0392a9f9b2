import { embeddingOriginsOf } from '../../settings/embedding-origins.ts';
import { publishedSite } from '../redirect-response.ts';
import { withSecurityHeaders } from '../with-security-headers.ts';

/** A request as Cloudflare passes it; `cf` is missing in its local preview. */
type CloudflareRequest = Request & {
  readonly cf?: {
    /** ISO 3166-1 alpha-2 in upper case, `XX` if unknown, `T1` for Tor. */
    readonly country?: string;
  };
};

/** Bindings that the operator configures. */
interface CloudflareBindings {
  /**
   * The storefront's files, if they are uploaded with the worker; otherwise they come from the site behind the route.
   */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Who may embed pages, as in `settings/embedding-origins.ts`. */
  readonly EMBEDDING_ORIGINS?: string;
}

const answer = publishedSite();

/**
 * A Cloudflare Worker that answers redirects and passes on every other request, with the site's headers.
 * docs/going-live.md describes its deployment.
 */
const worker = {
  async fetch(
    request: CloudflareRequest,
    { ASSETS, EMBEDDING_ORIGINS }: CloudflareBindings,
  ): Promise<Response> {
    const embedders = embeddingOriginsOf({ EMBEDDING_ORIGINS });
    const getFile = (file: Request) => (ASSETS ? ASSETS.fetch(file) : fetch(file));
    const { redirect, headers } = await answer(request, request.cf?.country ?? null, getFile, embedders);
    if (redirect) return redirect;
    const response = await getFile(request);
    // The shop API behind the worker answers with its own.
    const isOfApi = new URL(request.url).pathname.startsWith('/api/');
    return isOfApi ? response : withSecurityHeaders(request, response, headers);
  },
};

export default worker;
