import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** How a server listens. */
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
