import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

declare module 'hono' {
  interface ContextVariableMap {
    /** Connects what happens because of one request: in the browser, here, and in the services called for it. */
    correlationId: string;
  }
}

/** The header that commercetools uses, too (https://docs.commercetools.com/api/general-concepts#correlation-id). */
export const correlationHeader = 'X-Correlation-ID';

const uuid = z.uuid();

/** Gives every request an ID: the browser's if it is a UUID, otherwise a new one. The response repeats it. */
export const correlated: MiddlewareHandler = async (c, next) => {
  const sent = uuid.safeParse(c.req.header(correlationHeader));
  const id = sent.success ? sent.data.toLowerCase() : randomUUID();
  c.set('correlationId', id);
  await next();
  c.header(correlationHeader, id);
};
