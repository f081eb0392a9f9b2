import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { histogram, instrumentation, secondsSince } from '../../commerce/instruments.ts';
import { ShopError } from '../../contract/shop-error.ts';

const duration = histogram('http.server.request.duration', 'Requests');

/** Any other may be somebody's invention. */
const methods: readonly string[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Measures requests by the pattern of their route, as OpenTelemetry's conventions for HTTP name it. Nothing that was sent gets in. */
export const measuredRequests: MiddlewareHandler = async (c, next) => {
  const begun = performance.now();
  await next();
  duration().record(secondsSince(begun), attributesOf(c));
};

/** The same with a span, the parent of those of all calls that a request leads to. */
export const tracedRequests: MiddlewareHandler = (c, next) =>
  trace.getTracer(instrumentation).startActiveSpan('request', { kind: SpanKind.SERVER }, async (span) => {
    try {
      await measuredRequests(c, next);
    } finally {
      const attributes = attributesOf(c);
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.updateName(`${methodOf(c)} ${routeOf(c)}`);
      span.setAttributes({ ...attributes, 'shop.correlation_id': c.get('correlationId') }).end();
    }
  });

const methodOf = ({ req }: Context): string => (methods.includes(req.method) ? req.method : '_OTHER');

/** The pattern of what answers, or would have if the request had not been refused before that: not that of a middleware. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('/*'))?.path ?? '/*';

const attributesOf = (c: Context): Attributes => ({
  'http.request.method': methodOf(c),
  'http.route': routeOf(c),
  'http.response.status_code': c.res.status,
  ...(c.error && { 'error.type': c.error instanceof ShopError ? c.error.code : c.error.name }),
});
