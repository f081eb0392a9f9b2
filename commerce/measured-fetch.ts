import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { histogram, instrumentation, secondsSince } from './instruments.ts';

const duration = histogram('http.client.request.duration', 'Calls to other services');

/** `fetch`, with a span and a duration until the answer begins. Neither has anything of the call but what is below. */
export function measuredFetch(
  service: 'commercetools' | 'adyen',
  url: string | URL,
  init: RequestInit,
): Promise<Response> {
  const begun = performance.now();
  const method = init.method ?? 'GET';
  const attributes: Attributes = { 'service.peer.name': service, 'http.request.method': method };
  const template = templateOf(new URL(url).pathname);
  const options = { kind: SpanKind.CLIENT, attributes: { ...attributes, 'url.template': template } };
  return trace.getTracer(instrumentation).startActiveSpan(`${method} ${service}`, options, async (span) => {
    try {
      const response = await fetch(url, init);
      attributes['http.response.status_code'] = response.status;
      return response;
    } catch (error) {
      attributes['error.type'] = typeOf(error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      duration().record(secondsSince(begun), attributes);
      span.setAttributes(attributes).end();
    }
  });
}

/** A path without keys, IDs, and numbers: `/shop/orders/*`. */
const templateOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : '*'))
    .join('/');

/** Why there is no answer: Node's code, e.g. `ECONNREFUSED`, or the name of the error, e.g. `TimeoutError`. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
