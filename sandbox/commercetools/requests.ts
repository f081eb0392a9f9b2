import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';

/** How many requests are remembered. */
const limit = 2_000;

/** One request as a log of the service would show it. */
interface RecordedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly status: number;
  readonly correlationId: string;
}

export interface RequestLog {
  readonly middleware: MiddlewareHandler;
  /** `GET /requests`: the latest requests, the oldest first; `?correlationId=` selects those of one. */
  readonly routes: Hono;
  clear(): void;
}

/** Gives every response the request's `X-Correlation-ID`, or a new one, and remembers it. */
export function createRequestLog(): RequestLog {
  const requests: RecordedRequest[] = [];
  const routes = new Hono();
  routes.get('/requests', (context) => {
    const wanted = context.req.query('correlationId');
    return context.json({
      requests: requests.filter(({ correlationId }) => wanted === undefined || wanted === correlationId),
    });
  });
  return {
    routes,
    middleware: async (context, next) => {
      const correlationId = context.req.header('X-Correlation-ID') ?? `projects-${crypto.randomUUID()}`;
      await next();
      context.res.headers.set('X-Correlation-ID', correlationId);
      const { pathname, search } = new URL(context.req.url);
      const { method } = context.req;
      requests.push({ method, path: pathname + search, status: context.res.status, correlationId });
      if (requests.length > limit) requests.shift();
    },
    clear() {
      requests.length = 0;
    },
  };
}
