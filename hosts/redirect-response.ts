import { resolve } from '../redirects/resolve.ts';
import type { RuleIndex } from '../redirects/rule-index.ts';

/** What the answer depends on, of a request as the fetch standard has it. */
interface AskedAddress {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
}

/**
 * The answer to a request for an old or short address, or null when no rule is about it.
 *
 * A permanent redirect is kept by browsers and shared caches unless it says otherwise. One that depends on the country is
 * not kept at all, so that nobody is sent where somebody else belongs, also after a journey; any other for an hour, so
 * that a correction of the table arrives.
 * @param country ISO 3166-1 alpha-2 in any case, or null when the host does not know.
 */
export function redirectResponse(
  index: RuleIndex,
  { method, url }: AskedAddress,
  country: string | null,
): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, search } = new URL(url);
  const redirect = resolve(index, { path: pathname, query: search, country });
  if (!redirect) return null;
  const depends = redirect.dependsOnCountry;
  return new Response(null, {
    status: 301,
    headers: {
      Location: redirect.target,
      'Cache-Control': depends ? 'private, no-store' : 'public, max-age=3600',
      ...(depends ? { Vary: 'X-Country' } : {}),
    },
  });
}
