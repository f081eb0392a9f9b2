import { Hono } from 'hono';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { serveApp } from '../../testing/serve-app.ts';

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

type ReceivedItem = z.infer<typeof itemSchema>;

const closers: (() => unknown)[] = [];

export function onClose(close: () => unknown): void {
  closers.push(close);
}

/** Closes everything that was opened for the test; to be called after each one. */
export async function closeAll(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A merchant's endpoint. @param accepts whether it accepts what it has just received, the last of all */
export async function receiveWebhooks(accepts: (items: readonly ReceivedItem[]) => boolean = () => true) {
  const items: ReceivedItem[] = [];
  const app = new Hono().post('/hook', async (c) => {
    const body = bodySchema.parse(await c.req.json());
    items.push(body.notificationItems[0].NotificationRequestItem);
    return c.text('', accepts(items) ? 200 : 500);
  });
  const { origin, close } = await serveApp(app);
  onClose(close);
  const received = (count: number) =>
    vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return { items, url: `${origin}/hook`, received };
}
