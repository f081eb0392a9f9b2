import { rulesFileOf, rulesPointer } from '../../redirects/published-rules.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { TrailingSlash } from '../../stores/types.ts';
import type { SiteHeaders } from '../with-security-headers.ts';

export const sampleHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'self'; report-to violations",
  'Reporting-Endpoints': 'violations="https://errors.example/api/1/security/?sentry_key=a"',
};

export const sampleUnframed = ['/cart', '/checkout', '/sv/kassa'];

/** The files in which a build publishes these rules, and the headers of its site, by address. */
export async function publishedFiles(
  rules: readonly RedirectRule[],
  trailingSlash: TrailingSlash = 'always',
  headers: SiteHeaders = sampleHeaders,
): Promise<ReadonlyMap<string, string>> {
  const { address, text } = await rulesFileOf(rules, trailingSlash);
  return new Map([
    [rulesPointer, JSON.stringify({ rules: address, headers, unframed: sampleUnframed })],
    [address, text],
  ]);
}

/** Answers like a host of these files; every other request gets a page. */
export const hostOf =
  (files: ReadonlyMap<string, string>) =>
  (request: Request | string | URL): Promise<Response> => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    const text = files.get(pathname) ?? `page ${pathname}`;
    const type = text.startsWith('<') ? 'text/html' : 'text/plain';
    return Promise.resolve(new Response(text, { headers: { 'content-type': type } }));
  };
