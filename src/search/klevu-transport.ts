/**
 * How the SDK reaches the network: it takes an axios-like object, uses these two methods of it, and itself looks
 * neither at HTTP statuses nor at the clock. A failed call resolves to an answer in the service's own error shape,
 * because the SDK breaks on rejections that are not axios's; it caches only answers of code 200.
 */
export interface KlevuTransport {
  readonly get: (url: string) => Promise<{ readonly data: unknown }>;
  readonly post: (url: string, body: unknown) => Promise<{ readonly data: unknown }>;
}

/** How the transport behaves. */
export interface TransportOptions {
  /** Longest wait for an answer, ms. */
  readonly timeoutMs: number;
  /** The signal that may end the call with this body. */
  readonly signalFor: (body: unknown) => AbortSignal | undefined;
}

/** A fetch-based transport. Statuses in its error answers: the response's own, 502 no JSON, 503 no answer in time. */
export function createTransport({ timeoutMs, signalFor }: TransportOptions): KlevuTransport {
  const call = async (url: string, body?: unknown) => {
    const controller = new AbortController();
    const outer = signalFor(body);
    const abort = () => controller.abort();
    const timer = setTimeout(abort, timeoutMs);
    outer?.addEventListener('abort', abort);
    if (outer?.aborted) abort();
    try {
      const response = await fetch(url, {
        signal: controller.signal,
        ...(body === undefined
          ? {}
          : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) return { data: failure(response.status, `HTTP ${response.status}`) };
      const data: unknown = await response.json().catch(() => failure(502, 'The answer is not JSON'));
      return { data };
    } catch (error) {
      return { data: failure(503, error instanceof Error ? error.message : 'No answer') };
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    }
  };
  return { get: (url) => call(url), post: call };
}

const failure = (responseCode: number, error: string) => ({ meta: { qTime: 0, responseCode, error } });
