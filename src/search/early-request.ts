/** What the HTML of the search page has sent before any module has loaded (`gatsby/early-searches.ts`). */
interface EarlyRequest {
  readonly url: string;
  readonly body: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/**
 * The response to a request, if the page's HTML has sent the same; only once. It is rejected as `fetch` would be, also
 * when the signal is aborted.
 */
export function takeEarlyResponse(
  url: string,
  { body, signal }: { readonly body?: string; readonly signal: AbortSignal },
): Promise<Response> | undefined {
  const early = globalThis.earlyRequest;
  if (early?.url !== url || early.body !== body) return undefined;
  globalThis.earlyRequest = undefined;
  signal.addEventListener('abort', () => early.controller.abort(signal.reason));
  return early.response;
}
