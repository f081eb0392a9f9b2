import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { z } from 'zod';
import { digestOf, type Secrets } from '../../../api/context/derived-keys.ts';
import type { Log } from '../../../api/context/log.ts';
import { Recent } from '../../../api/memory/recent.ts';
import type { ShopEnvironment } from '../../../api/context/shop-environment.ts';
import { correlated, correlationHeader } from '../../../api/http/correlation.ts';
import { apiAway, answerError, ClientLeft } from '../../../api/http/error-answer.ts';
import { limitedBody } from '../../../api/http/limited-body.ts';
import { visitorOf } from '../../../api/http/visitor.server.ts';
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

/** How many visitors to remember whose payments have no answer, and for how long, in milliseconds. */
const unanswered = { limit: 10_000, age: 24 * 60 * 60_000 };

/**
 * The shop API of a storefront in a process of its own. Requests that it cannot answer, because it ended or was ended
 * meanwhile, are answered here: with 503, and when to try again. What is no whole request does not reach it. The host name
 * of the request is not passed on: the shop API does not use it, because whoever asks chooses it.
 */
export function forwardTo(
  { process, key }: ApiProcess,
  { store, sessionSecrets }: Pick<ShopEnvironment, 'store' | 'sessionSecrets'>,
  log: Log,
): Hono {
  const app = new Hono();
  const unansweredPayers = new Recent<true>(unanswered);
  const answer = (error: unknown, c: Context) => {
    c.header('Cache-Control', 'no-store');
    const ownLog = withFields(log, { correlationId: c.get('correlationId') });
    return withSecurityHeaders(c.req.raw, answerError(error, c, ownLog));
  };
  app.onError(answer);
  app.use(correlated);
  app.use(limitedBody);
  app.all('*', async (c) => {
    const address = await process.address(startTimeout);
    try {
      if (address === null) throw new Error('No process of the shop API is ready.');
      const { pathname, search } = new URL(c.req.url);
      const request = await passedOn(c, key, store.id);
      return await proxy(address + pathname + search, { raw: request, redirect: 'manual' });
    } catch (cause) {
      const money = await moneyAfter(c, address !== null, sessionSecrets, unansweredPayers);
      throw c.req.raw.signal.aborted ? new ClientLeft(cause) : apiAway(money, cause);
    }
  });
  return app;
}

/**
 * What became of the money of a request that has no answer; null if it is not about a payment. Nothing was taken only
 * if the request is a new payment that was never passed on, and no other payment of its visitor was passed on without
 * an answer. Every other payment may have succeeded.
 * @param wasPassedOn whether the shop API may have received the request.
 * @param unansweredPayers the visitors whose payments were passed on and not answered; this one is added if the shop has
 * signed its cookie: without, nobody can pay.
 */
async function moneyAfter(
  c: Context,
  wasPassedOn: boolean,
  secrets: Secrets,
  unansweredPayers: Recent<true>,
): Promise<'none' | 'unknown' | null> {
  if (!c.req.path.startsWith('/api/payments')) return null;
  const visitor = await visitorOf(c, secrets);
  const payer = visitor === null ? null : digestOf(secrets, 'unanswered payers', visitor);
  if (payer !== null && wasPassedOn) unansweredPayers.set(payer, true);
  const isNew = c.req.method === 'POST' && /^\/api\/payments\/?$/.test(c.req.path);
  const mayHavePaid = wasPassedOn || (payer !== null && unansweredPayers.get(payer) === true);
  return isNew && !mayHavePaid ? 'none' : 'unknown';
}

/** What the Node server adds to a request. */
const socketSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/** The request with what the shop API knows only from this process. Its body has been read (`limitedBody`). */
async function passedOn(c: Context, key: string, store: string): Promise<Request> {
  const { method, url, headers, signal } = c.req.raw;
  const body = ['GET', 'HEAD'].includes(method) ? null : await c.req.arrayBuffer();
  const request = new Request(url, { method, headers, body, signal });
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
