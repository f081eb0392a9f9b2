import { indexPublished, pointerSchema, readRules, rulesPointer } from '../redirects/published-rules.ts';
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
  if (!isAnswered(method)) return null;
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

const isAnswered = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Fetches a file that lies beside the pages. */
type GetFile = (request: Request) => Promise<Response>;

/** As `redirectResponse`, by rules that lie beside the pages of the asked host. */
type RedirectAnswer = (
  request: Request,
  country: string | null,
  getFile: GetFile,
) => Promise<Response | null>;

/** How long a file of rules may take, in milliseconds: a visitor waits for it. */
const timeout = 2_000;

/** How long to do without after a failure, in milliseconds. */
const pause = 30_000;

/**
 * Answers by the rules that the build published, which are fetched once, with the first request. Where they cannot be
 * had every request passes, and they are asked for again a while later.
 */
export function publishedRedirects(): RedirectAnswer {
  let index: RuleIndex | null = null;
  let retryAt = 0;
  return async (request, country, getFile) => {
    if (!isAnswered(request.method)) return null;
    // The index is kept and not its promise: on Cloudflare no request may wait for what another one fetches.
    if (!index && Date.now() >= retryAt) {
      try {
        const { rules } = pointerSchema.parse(await readJson(rulesPointer, request, getFile));
        index = indexPublished(readRules(await readJson(rules, request, getFile)));
      } catch (error) {
        retryAt = Date.now() + pause;
        console.error('The redirects cannot be read; requests pass through.', error);
      }
    }
    return index && redirectResponse(index, request, country);
  };
}

async function readJson(path: string, { url }: Request, getFile: GetFile): Promise<unknown> {
  const address = new URL(path, url);
  const answer = await getFile(new Request(address, { signal: AbortSignal.timeout(timeout) }));
  if (!answer.ok) throw new Error(`${address.href} returned status ${answer.status}.`);
  return answer.json();
}
