/** What the HTML of the search page has sent before any module has loaded (`gatsby/early-searches.ts`). */
interface EarlyRequest {
  readonly url: string;
  /** Of a POST. */
  readonly body?: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  var earlyRequests: readonly EarlyRequest[] | undefined;
}

/**
 * The response to a request, if the page's HTML has sent the same; only once. It is rejected as `fetch` would be, also
 * when the signal is aborted.
 */
export function takeEarlyResponse(
  url: string,
  { body, signal }: { readonly body?: string; readonly signal: AbortSignal },
): Promise<Response> | undefined {
  const all = globalThis.earlyRequests ?? [];
  const early = all.find((one) => one.url === url && one.body === body);
  if (!early) return undefined;
  globalThis.earlyRequests = all.filter((one) => one !== early);
  signal.addEventListener('abort', () => early.controller.abort(signal.reason));
  return early.response;
}
