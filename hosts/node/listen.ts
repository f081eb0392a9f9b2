import type { Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { ExecutionContext, Hono } from 'hono';
import { withSecurityHeaders } from '../with-security-headers.ts';
import type { Ending } from './end-on-signals.ts';

export interface ListenOptions {
  /** The name or address of a network interface; by default, only this machine reaches it. */
  readonly hostname?: string;
  /** How long a client may take to send a request, headers and body, in milliseconds. */
  readonly requestTimeout?: number;
  /** How long a connection may be idle, in milliseconds. */
  readonly idleTimeout?: number;
}

/** Longer than a phone takes to send 64 kB, which is the most that the shop API reads. */
const defaultRequestTimeout = 30_000;

/**
 * Longer than common proxies keep a connection (nginx and AWS 60 s), so that they are the ones to close it: with Node's 5 s,
 * a busy proxy sends its next request into a connection that is just being closed. No longer, because strangers can open
 * thousands. Whoever's proxy keeps them longer (Google's 600 s) sets `KEEP_ALIVE`.
 */
export const defaultIdleTimeout = 75_000;

/**
 * Resolves once the server accepts connections. A request that takes too long to arrive is answered with 408.
 * @throws Error if the port is in use.
 */
export function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  {
    hostname = 'localhost',
    requestTimeout = defaultRequestTimeout,
    idleTimeout = defaultIdleTimeout,
  }: ListenOptions = {},
): Promise<Server> {
  const serverOptions = {
    keepAliveTimeout: idleTimeout,
    // Node would wait a second more than it says.
    keepAliveTimeoutBuffer: 0,
    requestTimeout,
    headersTimeout: requestTimeout,
    // Node looks for late requests this often; by default only every 30 seconds.
    connectionsCheckingInterval: requestTimeout / 10,
  };
  return new Promise((resolve, reject) => {
    // Without a `createServer` of its own, it is one for HTTP/1.
    const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, () =>
      resolve(server),
    ) as Server;
    server.on('error', reject);
  });
}

/**
 * Serves a site until its process is told to end: `/api/health` and `/api/ready` then answer 503, no more connections are
 * taken, and the requests in progress end.
 * @throws Error if the port is in use.
 */
export async function listenUntil(
  ending: Ending,
  site: Pick<Hono, 'fetch'>,
  port: number,
  options: ListenOptions = {},
): Promise<void> {
  const server = await listen(readyUntil(ending.signal, site), port, options);
  const drain = drainOf(server);
  ending.add(async () => {
    await wait(ending.notice);
    await drain();
  });
}

export interface ApiWithWork {
  readonly api: Pick<Hono, 'fetch'>;
  /** Resolves once nothing that followed an answer is under way. */
  readonly finish: () => Promise<void>;
}

/** Remembers what a shop API does after its answers, because a Node process that ends would break it off. */
export function withWorkAfterAnswers(shopApi: Pick<Hono, 'fetch'>): ApiWithWork {
  const inProgress = new Set<Promise<unknown>>();
  const host: ExecutionContext = {
    waitUntil: (work) => {
      inProgress.add(work);
      void work.catch(() => undefined).finally(() => inProgress.delete(work));
    },
    passThroughOnException: () => undefined,
    props: {},
  };
  return {
    api: { fetch: (request, env) => shopApi.fetch(request, env, host) },
    finish: async () => {
      while (inProgress.size > 0) await Promise.allSettled(inProgress);
    },
  };
}

/** What load balancers and monitors ask. */
const questions = ['/api/health', '/api/ready'];

function readyUntil(ending: AbortSignal, site: Pick<Hono, 'fetch'>): Pick<Hono, 'fetch'> {
  return {
    fetch: (request, ...host) =>
      ending.aborted && questions.includes(new URL(request.url).pathname)
        ? withSecurityHeaders(request, Response.json({ status: 'stopping' }, { status: 503 }))
        : site.fetch(request, ...host),
  };
}

/** Prepares a server, before its first request, to be closed without breaking a request off. */
function drainOf(server: Server): () => Promise<void> {
  const answers = new Set<ServerResponse>();
  server.prependListener('request', (_, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (!server.listening) answer.setHeader('Connection', 'close');
  });
  return async () => {
    server.close();
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    while (answers.size > 0) await Promise.all([...answers].map((answer) => once(answer, 'close')));
    // Browsers also open connections that they never use.
    server.closeAllConnections();
  };
}
