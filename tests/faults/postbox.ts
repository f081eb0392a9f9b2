import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/** Takes every webhook that the sandbox sends, so that the campaign decides when it arrives, and how often. */
export interface Postbox {
  readonly url: string;
  /** Called with the body of each webhook. */
  onWebhook: (body: string) => void;
  close(): Promise<void>;
}

export async function openPostbox(): Promise<Postbox> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const postbox: Postbox = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    onWebhook: () => undefined,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
  app.post('/', async (c) => {
    postbox.onWebhook(await c.req.text());
    return c.json({}, 202);
  });
  return postbox;
}
