/**
 * How the SDK accesses the network: it expects an axios-like object, uses these two methods of it, and handles neither
 * HTTP statuses nor timeouts itself. A failed call resolves to a response in the service's own error format, because
 * the SDK breaks on rejections that do not come from axios; it caches only responses with code 200.
 */
export interface KlevuTransport {
  readonly get: (url: string) => Promise<{ readonly data: unknown }>;
  readonly post: (url: string, body: unknown) => Promise<{ readonly data: unknown }>;
}

/** How the transport behaves. */
export interface TransportOptions {
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
  /** The signal that can abort the call with this body. */
  readonly signalFor: (body: unknown) => AbortSignal | undefined;
}

/**
 * A fetch-based transport. The statuses of its error responses: the response's own; 502 if it is not a JSON object; 503 without
 * a response in time.
 */
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
      const data: unknown = await response.json().catch(() => null);
      return { data: isObject(data) ? data : failure(502, 'The response is not a JSON object') };
    } catch (error) {
      return { data: failure(503, error instanceof Error ? error.message : 'No response') };
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    }
  };
  return { get: (url) => call(url), post: call };
}

const failure = (responseCode: number, error: string) => ({ meta: { qTime: 0, responseCode, error } });

/** The SDK reads fields of whatever arrives. */
const isObject = (data: unknown) => typeof data === 'object' && data !== null;
