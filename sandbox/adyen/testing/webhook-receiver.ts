import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, vi } from 'vitest';
import { z } from 'zod';

const itemSchema = z.looseObject({
  eventCode: z.string(),
  success: z.union([z.string(), z.boolean()]),
  pspReference: z.string(),
  merchantReference: z.string().nullable(),
});
const bodySchema = z.object({
  live: z.literal('false'),
  notificationItems: z.tuple([z.object({ NotificationRequestItem: itemSchema })]),
});

export type ReceivedItem = z.infer<typeof itemSchema>;

const closers: (() => unknown)[] = [];

export function onClose(close: () => unknown): void {
  closers.push(close);
}

/** Closes everything that was opened for the test; to be called after each one. */
export async function closeAll(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A merchant's endpoint that responds with `statuses` in order, repeating the last one. */
export async function receiveWebhooks(...statuses: (200 | 500)[]) {
  const items: ReceivedItem[] = [];
  const app = new Hono().post('/hook', async (c) => {
    const body = bodySchema.parse(await c.req.json());
    items.push(body.notificationItems[0].NotificationRequestItem);
    return c.text('', statuses[items.length - 1] ?? statuses.at(-1) ?? 200);
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  onClose(() => server.close());
  const received = (count: number) =>
    vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return { items, url: `http://127.0.0.1:${await promise}/hook`, received };
}
