import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type ExecutionContext, Hono } from 'hono';
import { z } from 'zod';
import { correlationHeader } from '../../../api/http/correlation.ts';
import { loggedPath } from '../../../api/http/error-answer.ts';
import { withRequestInHand } from './request-in-hand.ts';

/** What the process in front adds to a request, overwriting whatever a client sent under these names. */
export const frontHeaders = {
  /** Proves that the request comes from the process in front: any program of the machine could connect. */
  key: 'x-front-key',
  /** The storefront it is for. */
  store: 'x-front-store',
  /** The address of the socket at which the request arrived; missing if that is unknown. */
  socketAddress: 'x-front-socket-address',
} as const;

/** The environment variable with the value of `frontHeaders.key`. */
export const frontKeySetting = 'FRONT_KEY';

/** Longer than the one in front keeps a connection, so that it never sends into one that is being closed. */
const keepAliveTimeout = 660_000;
/** The front accepts 16 kB, Node's default, and adds some. */
const maxHeaderSize = 24 * 1024;

/**
 * Answers, on a port of this machine, what the process in front passes on.
 * @param apiOf the shop API of a storefront; called once for each.
 */
export async function answerFront(apiOf: (store: string) => Pick<Hono, 'fetch'>) {
  const key = z.string().min(32).parse(process.env[frontKeySetting]);
  const apis = new Map<string, Pick<Hono, 'fetch'>>();
  const inProgress = new Set<Promise<unknown>>();
  const track = <Work extends Promise<unknown>>(work: Work): Work => {
    inProgress.add(work);
    void work.catch(() => undefined).finally(() => inProgress.delete(work));
    return work;
  };
  const host: ExecutionContext = {
    waitUntil: (work) => void track(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  const app = new Hono().all('*', ({ req }) => {
    if (req.header(frontHeaders.key) !== key) return new Response(null, { status: 403 });
    const store = req.header(frontHeaders.store) ?? '';
    const api = apis.get(store) ?? apiOf(store);
    apis.set(store, api);
    // What the shop API reads of a Node server's socket.
    const env = { incoming: { socket: { remoteAddress: req.header(frontHeaders.socketAddress) } } };
    const request = {
      method: req.method,
      path: loggedPath(req.path),
      correlationId: req.header(correlationHeader) ?? '',
    };
    return track(withRequestInHand(request, async () => api.fetch(req.raw, env, host)));
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout, maxHeaderSize },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    end: async () => {
      while (inProgress.size > 0) await Promise.allSettled(inProgress);
    },
  };
}
