import { everywhere, isOverHttps, permissionsPolicy, securityHeaders } from '../http/security-headers.ts';

export type SiteHeaders = Readonly<Record<string, string>>;

/**
 * The headers of a site that depend on nothing in its pages.
 * @param payment where the Payment Request API may be used, as `permissionsPolicy` takes it.
 */
export const headersOfAnySite = (payment: readonly string[]): SiteHeaders => ({
  ...everywhere,
  'Permissions-Policy': permissionsPolicy(payment),
});

/** Whose frames may contain pages of a site, and which of its pages they may not. */
export interface Embedding {
  /** `EMBEDDING_ORIGINS`; nobody but the site itself if empty. */
  readonly origins: readonly string[];
  /** The paths, without their last slash, of the pages that lead to an order, as the build publishes them. */
  readonly unframed: readonly string[];
}

const ownFrames = "frame-ancestors 'self'";

export const embeddableHeaders = (headers: SiteHeaders, { origins }: Embedding): SiteHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(ownFrames, [ownFrames, ...origins].join(' ')),
    ]),
  );

/**
 * The headers of what is at an address. A path with escapes is none of the shop's pages, but a host may answer it with
 * one, so nobody may embed it.
 */
export function headersAt(address: string, headers: SiteHeaders, embedding: Embedding): SiteHeaders {
  const path = new URL(address).pathname.toLowerCase().replace(/\/+/g, '/');
  const isUnframed = embedding.unframed.some(
    (page) => path.startsWith(page) && ['', '/', '.'].includes(path.charAt(page.length)),
  );
  return isUnframed || path.includes('%') ? headers : embeddableHeaders(headers, embedding);
}

/** For answers of a host that has no build, or cannot read what it published. */
export const headersWithoutBuild: SiteHeaders = {
  ...headersOfAnySite(['self']),
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
};

/** The response with security headers. @param headers the site's; those of the shop API if omitted. */
export function withSecurityHeaders(request: Request, response: Response, headers?: SiteHeaders): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(isOverHttps(request), headers)))
    secured.headers.set(name, value);
  return secured;
}
