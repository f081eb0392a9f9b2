import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
import { merchantSeed } from './testing/seed.ts';

type Item = Parameters<HmacValidator['validateHMAC']>[0];

const itemSchema = z.looseObject({
  eventCode: z.string(),
  success: z.string(),
  merchantReference: z.string(),
});
const bodySchema = z.object({
  live: z.literal('false'),
  notificationItems: z.tuple([z.object({ NotificationRequestItem: itemSchema })]),
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A webhook receiver that responds with `statuses` in order, repeating the last one. */
async function receiver(...statuses: (200 | 500)[]) {
  const items: z.infer<typeof itemSchema>[] = [];
  const hosts: string[] = [];
  const app = new Hono().post('/hook', async (c) => {
    const body = bodySchema.parse(await c.req.json());
    items.push(body.notificationItems[0].NotificationRequestItem);
    hosts.push(c.req.header('host') ?? '');
    return c.text('', statuses[items.length - 1] ?? statuses.at(-1) ?? 200);
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  closers.push(() => server.close());
  const port = await promise;
  const webhookUrlOf = () => `http://127.0.0.1:${port}/hook`;
  const received = (count: number) =>
    vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return { items, hosts, port, webhookUrlOf, received };
}

interface PayOptions {
  readonly webhookUrlOf: (merchantAccount: string) => string | undefined;
  readonly database?: DatabaseSync;
  readonly merchantAccount?: string;
}

async function payAt({ merchantAccount = 'Shop', ...options }: PayOptions, holderName = 'J. Smith') {
  const sandbox = await startAdyenSandbox(options);
  closers.push(sandbox.close);
  const answer = await sandbox.checkout().PaymentsApi.payments({
    merchantAccount,
    amount: { value: 500, currency: 'USD' },
    reference: 'ORDER-9',
    returnUrl: 'https://shop.example/',
    paymentMethod: cardOf('4111111111111111', holderName),
  });
  return { sandbox, answer };
}

test('an authorization is reported with a signature that Adyen’s library accepts', async () => {
  const { items, webhookUrlOf, received } = await receiver(200);
  const { answer } = await payAt({ webhookUrlOf });
  await received(1);
  const [item] = items;
  expect(item).toMatchObject({
    eventCode: 'AUTHORISATION',
    success: 'true',
    merchantReference: 'ORDER-9',
    pspReference: answer.pspReference,
    amount: { value: 500, currency: 'USD' },
  });
  const validator = new HmacValidator();
  expect(validator.validateHMAC(item as unknown as Item, merchantSeed.credentials.hmacKey)).toBe(true);
  const forged = { ...item, success: 'false' } as unknown as Item;
  expect(validator.validateHMAC(forged, merchantSeed.credentials.hmacKey)).toBe(false);
});

test('a refusal and a reversal are reported too', async () => {
  const { items, webhookUrlOf, received } = await receiver(200);
  const { sandbox, answer } = await payAt({ webhookUrlOf }, 'DECLINED');
  await sandbox
    .checkout()
    .ModificationsApi.refundOrCancelPayment(answer.pspReference ?? '', { merchantAccount: 'Shop' });
  await received(2);
  expect(items.map(({ eventCode, success }) => [eventCode, success]).sort()).toEqual([
    ['AUTHORISATION', 'false'],
    ['CANCEL_OR_REFUND', 'false'],
  ]);
});

test('a webhook to a receiver that fails is sent again', async () => {
  const { items, webhookUrlOf, received } = await receiver(500, 200);
  const { answer } = await payAt({ webhookUrlOf });
  expect(answer.resultCode).toBe('Authorised');
  await received(2);
  expect(items[0]).toEqual(items[1]);
});

test('an undelivered webhook is sent on the next start', async () => {
  const database = new DatabaseSync(':memory:');
  const { answer } = await payAt({ database, webhookUrlOf: () => 'http://127.0.0.1:9/nobody' });
  expect(answer.resultCode).toBe('Authorised');
  const { webhookUrlOf, items, received } = await receiver(200);
  const next = await startAdyenSandbox({ database, webhookUrlOf });
  closers.push(next.close);
  await received(1);
  expect(items[0]?.merchantReference).toBe('ORDER-9');
});

test('each merchant account has its own receiver', async () => {
  const { items, hosts, port, received } = await receiver(200);
  const webhookUrlOf = (account: string) => `http://${account.toLowerCase()}.localhost:${port}/hook`;
  await payAt({ webhookUrlOf, merchantAccount: 'Japan' });
  await received(1);
  await payAt({ webhookUrlOf, merchantAccount: 'Sweden' });
  await received(2);
  expect(hosts).toEqual([`japan.localhost:${port}`, `sweden.localhost:${port}`]);
  expect(items.map(({ eventCode }) => eventCode)).toEqual(['AUTHORISATION', 'AUTHORISATION']);
});
