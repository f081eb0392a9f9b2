import { fetchJson } from './fetch-json.ts';
import { type JsonObject, objectIn } from './json-fields.ts';

/** How the SDK accesses the network: it expects an axios-like object and uses these two methods of it. */
export interface KlevuTransport {
  readonly get: (url: string) => Promise<{ readonly data: unknown }>;
  readonly post: (url: string, body: unknown) => Promise<{ readonly data: unknown }>;
}

/** One call of the SDK: who may abort it, and why it failed. */
export interface KlevuCall {
  readonly signal: AbortSignal;
  failure: unknown;
}

/**
 * The network for the SDK, which handles neither HTTP statuses nor timeouts and breaks on rejections that do not come
 * from axios. A call that fails resolves to no data, which the SDK rejects and does not cache.
 * @param callOf the call that sends this body
 */
export function createTransport(callOf: (body: unknown) => KlevuCall): KlevuTransport {
  return {
    get: () => Promise.resolve({ data: undefined }),
    post: async (url, body) => {
      const call = callOf(body);
      try {
        const data = await fetchJson(url, { body, signal: call.signal });
        checkAnswer(data, body);
        return { data };
      } catch (error) {
        call.failure = error;
        return { data: undefined };
      }
    },
  };
}

/** The SDK caches whatever calls itself a success, so an answer without results must not reach it. */
function checkAnswer({ meta, queryResults }: JsonObject, body: unknown): void {
  const { responseCode, error } = objectIn(meta) ?? {};
  if (responseCode !== 200) throw new Error(`Response code ${String(responseCode)}: ${String(error)}`);
  if (objectIn(body)?.['recordQueries'] !== undefined && !Array.isArray(queryResults))
    throw new Error('The response has no results');
}
