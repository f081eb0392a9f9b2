/** A request as Cloudflare hands it over; `cf` is missing in its local preview. */
export type CloudflareRequest = Request & {
  readonly cf?: {
    /** ISO 3166-1 alpha-2 in upper case, `XX` for unknown, `T1` for Tor. */
    readonly country?: string;
  };
};

/** What the operator binds to the worker. */
export interface CloudflareBindings {
  /** The storefront's files, when they are uploaded with the worker; without it they come from the site's own host. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
}

/** The default export of a worker in module syntax. */
export interface CloudflareWorker {
  fetch(request: CloudflareRequest, bindings: CloudflareBindings): Response | Promise<Response>;
}

/**
 * A Cloudflare Worker that answers redirects and passes every other request on.
 * @param answer `redirectResponse` of the edge with the table in it; null when no rule is about a request.
 */
export const cloudflareWorker = (
  answer: (request: Request, country: string | null) => Response | null,
): CloudflareWorker => ({
  fetch: (request, { ASSETS }) =>
    answer(request, request.cf?.country ?? null) ?? (ASSETS ? ASSETS.fetch(request) : fetch(request)),
});
