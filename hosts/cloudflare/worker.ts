import { publishedRedirects } from '../redirect-response.ts';

/** A request as Cloudflare hands it over; `cf` is missing in its local preview. */
type CloudflareRequest = Request & {
  readonly cf?: {
    /** ISO 3166-1 alpha-2 in upper case, `XX` for unknown, `T1` for Tor. */
    readonly country?: string;
  };
};

/** What the operator binds to the worker. */
interface CloudflareBindings {
  /** The storefront's files, when they are uploaded with the worker; without it they come from the site behind the route. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
}

const answer = publishedRedirects();

/** A Cloudflare Worker that answers redirects and passes every other request on. docs/going-live.md says how it is deployed. */
const worker = {
  async fetch(request: CloudflareRequest, { ASSETS }: CloudflareBindings): Promise<Response> {
    const getFile = (file: Request) => (ASSETS ? ASSETS.fetch(file) : fetch(file));
    return (await answer(request, request.cf?.country ?? null, getFile)) ?? getFile(request);
  },
};

export default worker;
