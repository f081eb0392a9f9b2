import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { z } from 'zod';
import type { Log } from '../../../api/context/log.ts';
import { correlated, correlationHeader } from '../../../api/http/correlation.ts';
import { apiAway, answerError } from '../../../api/http/error-answer.ts';
import { visitorCookie } from '../../../api/http/visitor.server.ts';
import { withFields } from '../../../api/pino-log.ts';
import { withSecurityHeaders } from '../../with-security-headers.ts';
import { frontHeaders } from './answer-front.ts';
import type { WatchedProcess } from './watched-process.ts';

/** How long a request may wait for a process that is starting, in milliseconds. */
const startTimeout = 5_000;

/** The process of the shop API, and what it recognizes the requests of this process by. */
export interface ApiProcess {
  readonly process: WatchedProcess;
  readonly key: string;
}

/**
 * The shop API of a storefront in a process of its own. Requests that it cannot answer, because it ended or was ended
 * meanwhile, are answered here: with 503, and when to try again. The host name of the request is not passed on: the
 * shop API does not use it, because whoever asks chooses it.
 */
export function forwardTo({ process, key }: ApiProcess, store: string, log: Log): Hono {
  const app = new Hono();
  /** The visitors whose payments the shop API received but did not answer. */
  const unansweredPayers = new Set<string>();
  app.use(correlated);
  app.all('*', async (c) => {
    const address = await process.address(startTimeout);
    try {
      if (address === null) throw new Error('No process of the shop API is ready.');
      const { pathname, search } = new URL(c.req.url);
      return await proxy(address + pathname + search, { raw: passedOn(c, key, store), redirect: 'manual' });
    } catch (cause) {
      const money = moneyAfter(c, address !== null, unansweredPayers);
      if (c.req.raw.signal.aborted) return new Response(null, { status: clientClosed });
      c.header('Cache-Control', 'no-store');
      const ownLog = withFields(log, { correlationId: c.get('correlationId') });
      return withSecurityHeaders(c.req.raw, answerError(apiAway(money, cause), c, ownLog));
    }
  });
  return app;
}

/**
 * What became of the money of a request that has no answer; null if it is not about a payment. Nothing was taken only
 * if the request is a new payment that was never passed on, and no other payment of its visitor was passed on without
 * an answer. Every other payment may have succeeded.
 * @param wasPassedOn whether the shop API may have received the request.
 * @param unanswered the cookies of the visitors whose payments were passed on and not answered; this one's is added.
 */
function moneyAfter(c: Context, wasPassedOn: boolean, unanswered: Set<string>): 'none' | 'unknown' | null {
  if (!c.req.path.startsWith('/api/payments')) return null;
  const visitor = getCookie(c, visitorCookie) ?? '';
  if (wasPassedOn) unanswered.add(visitor);
  const isNew = c.req.method === 'POST' && /^\/api\/payments\/?$/.test(c.req.path);
  return isNew && !unanswered.has(visitor) ? 'none' : 'unknown';
}

/** Nobody receives this answer: the client has closed the connection. */
const clientClosed = 499;

/** What the Node server adds to a request. */
const socketSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/** The request with what the shop API knows only from this process. */
function passedOn(c: Context, key: string, store: string): Request {
  const request = new Request(c.req.raw);
  const node = socketSchema.safeParse(c.env);
  const address = node.success ? node.data.incoming.socket.remoteAddress : undefined;
  request.headers.set(frontHeaders.key, key);
  request.headers.set(frontHeaders.store, store);
  request.headers.set(correlationHeader, c.get('correlationId'));
  if (address === undefined) request.headers.delete(frontHeaders.socketAddress);
  else request.headers.set(frontHeaders.socketAddress, address);
  // Node's server has answered it already, and `fetch` refuses to send it.
  request.headers.delete('expect');
  return request;
}
