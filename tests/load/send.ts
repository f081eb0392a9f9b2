import { Hono } from 'hono';
import { ShopBrowser } from '../../api/testing/shop-browser.ts';

/** Sends a request as it is. The shop's host is `http://localhost`, as for `ShopBrowser`. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Sends what is meant for `http://localhost` to a host on this machine, as the shop's own pages would.
 * @param address where the host can be reached. @param origin where the shop's pages are.
 */
export function sendTo(address: string, origin = address): Send {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    if (headers.get('origin') === 'http://localhost') headers.set('origin', origin);
    const hasBody = !['GET', 'HEAD'].includes(request.method);
    return fetch(`${address}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
  };
}

/** A browser whose requests come from one network. */
export function browserFrom(send: Send, network: string): ShopBrowser {
  const app = new Hono().all('*', (c) => {
    const request = new Request(c.req.raw);
    request.headers.set('x-client-address', network);
    return send(request);
  });
  app.onError((error, c) => c.text(error.message, 500));
  return new ShopBrowser(app);
}
