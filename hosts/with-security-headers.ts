import { isOverHttps, securityHeaders } from '../api/http/security-headers.ts';

/** The response with the shop's security headers. */
export function withSecurityHeaders(request: Request, response: Response): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(isOverHttps(request))))
    secured.headers.set(name, value);
  return secured;
}
