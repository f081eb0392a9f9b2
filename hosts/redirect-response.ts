import { parse } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import { indexPublished, publishedFolder, readRules, rulesPointer } from '../redirects/published-rules.ts';
import { resolve } from '../redirects/resolve.ts';
import { countryForRedirects, countryName } from '../redirects/visitor-country.ts';
import type { RuleIndex } from '../redirects/rule-index.ts';
import type { TrailingSlash } from '../stores/types.ts';
import { cachingOf, otherSpelling } from './file-rules.ts';
import {
  headersAt,
  headersWithoutBuild,
  type SiteHeaders,
  withSecurityHeaders,
} from './with-security-headers.ts';

export const pointerSchema = z.object({
  rules: z.string().check(z.startsWith(publishedFolder)),
  headers: z.record(z.string(), z.string()),
  unframed: z.array(z.string()),
});

type AskedAddress = Pick<Request, 'method' | 'url' | 'headers'>;

/**
 * The answer to a request for a legacy address or short link, or null if no rule matches.
 *
 * Browsers and shared caches keep a permanent redirect unless told otherwise. One that depends on the country is not
 * cached at all, so that no visitor is sent to another visitor's storefront, and travelers get the right one. Any other
 * is kept for an hour, so that a correction of the table takes effect soon.
 * @param seen where the host sees the visitor: ISO 3166-1 alpha-2 in any case, or null if it does not know. A country in
 * the address, or the one the visitor chose earlier, takes precedence.
 */
export function redirectResponse(
  index: RuleIndex,
  { method, url, headers }: AskedAddress,
  seen: string | null,
): Response | null {
  if (!isAnswered(method)) return null;
  const { pathname, search } = new URL(url);
  const chosen = parse(headers.get('cookie') ?? '', countryName)[countryName] ?? null;
  const country = countryForRedirects({ query: search, chosen, seen }, index);
  const redirect = resolve(index, { path: pathname, query: search, country });
  if (!redirect) return null;
  return new Response(null, {
    status: 301,
    headers: {
      Location: redirect.target,
      ...(redirect.dependsOnCountry
        ? { 'Cache-Control': 'private, no-store', Vary: 'X-Country, Cookie' }
        : { 'Cache-Control': 'public, max-age=3600' }),
    },
  });
}

/** Leads to the right spelling of a page's address; null if it is right, or the address of a file. */
function spellingResponse(request: AskedAddress, policy: TrailingSlash): Response | null {
  const spelled = otherSpelling(request, policy);
  if (spelled === null) return null;
  const { pathname } = new URL(request.url);
  return new Response(null, {
    status: 301,
    headers: { Location: spelled, 'Cache-Control': cachingOf(pathname, 301) },
  });
}

const isAnswered = (method: string): boolean => method === 'GET' || method === 'HEAD';

type GetFile = (request: Request) => Promise<Response>;

/** How long fetching what the build published may take, in milliseconds; a visitor is waiting. */
const timeout = 2_000;

/** How long to wait before trying again after a failure, in milliseconds. */
const pause = 30_000;

/**
 * Answers with the rules and headers that the build published, which are fetched once, with the first request. While they
 * are unavailable, every request passes; they are requested again after a while.
 * @returns finds what the site answers by itself, and the headers of whatever else is at an address. `origins` is
 * `EMBEDDING_ORIGINS`, where the host does not take its files' headers from the build.
 */
export function publishedSite() {
  let published: (Pick<z.infer<typeof pointerSchema>, 'headers' | 'unframed'> & { index: RuleIndex }) | null =
    null;
  let retryAt = 0;
  return async (
    request: Request,
    country: string | null,
    getFile: GetFile,
    origins: readonly string[] = [],
  ): Promise<{ readonly redirect: Response | null; readonly headers: SiteHeaders }> => {
    // The values are kept rather than their promise: on Cloudflare a request must not wait for I/O of another one.
    if (!published && Date.now() >= retryAt) {
      try {
        const { rules, ...site } = pointerSchema.parse(await readJson(rulesPointer, request, getFile));
        published = { index: indexPublished(readRules(await readJson(rules, request, getFile))), ...site };
      } catch (error) {
        retryAt = Date.now() + pause;
        console.error('The redirects and headers cannot be read; requests pass through.', error);
      }
    }
    if (!published) return { redirect: null, headers: headersWithoutBuild };
    const { index, headers, unframed } = published;
    const redirect =
      redirectResponse(index, request, country) ?? spellingResponse(request, index.trailingSlash);
    return {
      redirect: redirect && withSecurityHeaders(request, redirect, headers),
      headers: headersAt(request.url, headers, { origins, unframed }),
    };
  };
}

async function readJson(path: string, { url }: Request, getFile: GetFile): Promise<unknown> {
  const address = new URL(path, url);
  const answer = await getFile(new Request(address, { signal: AbortSignal.timeout(timeout) }));
  if (!answer.ok) throw new Error(`${address.href} returned status ${answer.status}.`);
  return answer.json();
}
