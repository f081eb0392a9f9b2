import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionContext, Hono } from 'hono';
import { withSecurityHeaders } from '../with-security-headers.ts';
import type { Ending } from './end-on-signals.ts';
import { listen, type ListenOptions } from './listen.ts';

/**
 * Serves a site until its process is told to end: `/api/ready` then answers 503, no more connections are taken, and the
 * requests in progress end.
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

/** A shop API, and what it still does after its answers. */
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

function readyUntil(ending: AbortSignal, site: Pick<Hono, 'fetch'>): Pick<Hono, 'fetch'> {
  return {
    fetch: (request, ...host) =>
      ending.aborted && new URL(request.url).pathname === '/api/ready'
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
