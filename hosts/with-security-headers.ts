import { everywhere, isOverHttps, permissionsPolicy, securityHeaders } from '../api/http/security-headers.ts';

/** The headers with which a site answers, by name, as its build publishes them (`rulesPointer`). */
export type SiteHeaders = Readonly<Record<string, string>>;

/**
 * The headers of a site that depend on nothing in its pages.
 * @param payment where the Payment Request API may be used, as `permissionsPolicy` takes it.
 */
export const headersOfAnySite = (payment: readonly string[]): SiteHeaders => ({
  ...everywhere,
  'Permissions-Policy': permissionsPolicy(payment),
});

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
