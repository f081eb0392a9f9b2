import type { Context, MiddlewareHandler } from 'hono';
import { requestScope } from '../../commerce/request-scope.ts';
import type { Log } from '../context/request-context.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/**
 * How long a request may take with all its calls, in milliseconds. Adyen waits 10 s for the acknowledgment of a webhook
 * (https://docs.adyen.com/development-resources/webhooks). Netlify ends a function after 60 s
 * (https://docs.netlify.com/build/functions/overview/), and by then also what follows the answer has to be done.
 */
export const deadlines = { webhook: 9_000, request: 25_000 } as const;

/** Gives all calls that a request leads to one deadline, and the request's correlation ID. */
export const inRequestScope: MiddlewareHandler = (c, next) => {
  const timeout = deadlines[c.req.path.startsWith('/api/webhooks/') ? 'webhook' : 'request'];
  return requestScope.run(
    { signal: AbortSignal.timeout(timeout), correlationId: c.get('correlationId') },
    next,
  );
};

/**
 * Does work after the answer has been sent, with a deadline of its own. The host is asked to wait for it (Netlify would
 * freeze the function otherwise); a Node process goes on by itself.
 */
export function afterAnswer(c: Context, log: Log, work: () => Promise<unknown>): void {
  const scope = {
    signal: AbortSignal.timeout(deadlines.request),
    correlationId: c.get('correlationId'),
  };
  const done = requestScope.run(scope, work).catch((error: unknown) => {
    log.outage('work after an answer failed', { error });
  });
  waitUntil(
    c,
    done.finally(() => log.flush()),
  );
}

/** Not every host has an execution context; Hono throws where there is none. */
export function waitUntil(c: Context, work: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    return;
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Connects what happens because of one request: in the browser, here, and in the services called for it. */
    correlationId: string;
  }
}

/** The header that commercetools uses, too (https://docs.commercetools.com/api/general-concepts#correlation-id). */
const correlationHeader = 'X-Correlation-ID';

const uuid = z.uuid();

/** Gives every request an ID: the browser's if it is a UUID, otherwise a new one. The response repeats it. */
export const correlated: MiddlewareHandler = async (c, next) => {
  const sent = uuid.safeParse(c.req.header(correlationHeader));
  const id = sent.success ? sent.data.toLowerCase() : randomUUID();
  c.set('correlationId', id);
  await next();
  c.header(correlationHeader, id);
};
