import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { shopApi } from '../api/shop-api.server.ts';
import type { ShopEnvironment } from '../api/environment.ts';
import { staticFiles } from './static-files.ts';

/** What stands on this machine where the host stands in production: the static files and the shop API. */
export function localSite(root: string, environment: ShopEnvironment): Hono {
  const site = new Hono();
  const api = shopApi(environment);
  site.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  const files = staticFiles(root);
  site.all('*', (context) => files.fetch(context.req.raw, context.env));
  return site;
}

/** Listens on this machine only. Resolves once it answers. @throws Error when the port is taken. */
export function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => resolve(server));
    server.on('error', reject);
  });
}
