import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stores } from '../../stores/index.ts';
import { sandboxCredentials } from './credentials.ts';
import { cardOf, startAdyenSandbox } from './test-client.ts';
import { receiverOf } from './webhook-delivery.ts';

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

/** A webhook receiver that answers with `statuses` in turn, the last one from then on. */
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
  const webhookUrl = `http://127.0.0.1:${port}/hook`;
  const received = (count: number) =>
    vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 10_000, interval: 20 });
  return { items, hosts, port, webhookUrl, received };
}

interface PayOptions {
  readonly webhookUrl: string;
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

test('an authorisation is reported with a signature that Adyen’s library accepts', async () => {
  const { items, webhookUrl, received } = await receiver(200);
  const { answer } = await payAt({ webhookUrl });
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
  expect(validator.validateHMAC(item as unknown as Item, sandboxCredentials.hmacKey)).toBe(true);
  const forged = { ...item, success: 'false' } as unknown as Item;
  expect(validator.validateHMAC(forged, sandboxCredentials.hmacKey)).toBe(false);
});

test('a refusal and a reversal are reported too', async () => {
  const { items, webhookUrl, received } = await receiver(200);
  const { sandbox, answer } = await payAt({ webhookUrl }, 'DECLINED');
  await sandbox
    .checkout()
    .ModificationsApi.refundOrCancelPayment(answer.pspReference ?? '', { merchantAccount: 'Shop' });
  await received(2);
  expect(items.map(({ eventCode, success }) => [eventCode, success]).sort()).toEqual([
    ['AUTHORISATION', 'false'],
    ['CANCEL_OR_REFUND', 'false'],
  ]);
});

test('a receiver that fails is asked again', async () => {
  const { items, webhookUrl, received } = await receiver(500, 200);
  const { answer } = await payAt({ webhookUrl });
  expect(answer.resultCode).toBe('Authorised');
  await received(2);
  expect(items[0]).toEqual(items[1]);
});

test('a webhook nobody took is sent by the next start', async () => {
  const database = new DatabaseSync(':memory:');
  const { answer } = await payAt({ database, webhookUrl: 'http://127.0.0.1:9/nobody' });
  expect(answer.resultCode).toBe('Authorised');
  const { webhookUrl, items, received } = await receiver(200);
  const next = await startAdyenSandbox({ database, webhookUrl });
  closers.push(next.close);
  await received(1);
  expect(items[0]?.merchantReference).toBe('ORDER-9');
});

test('fourteen shops on one machine are told apart by the merchant account', async () => {
  const { items, hosts, port, received } = await receiver(200);
  const webhookUrl = `http://{store}.localhost:${port}/hook`;
  await payAt({ webhookUrl, merchantAccount: stores.jp.merchantAccount });
  await received(1);
  await payAt({ webhookUrl, merchantAccount: stores.se.merchantAccount });
  await received(2);
  expect(hosts).toEqual([`jp.localhost:${port}`, `se.localhost:${port}`]);
  expect(items.map(({ eventCode }) => eventCode)).toEqual(['AUTHORISATION', 'AUTHORISATION']);
});

test('an account no store has is nobody’s where the address names the store', () => {
  const address = 'http://{store}.localhost:8000/api/webhooks/adyen';
  expect(receiverOf(address, stores.gb.merchantAccount)).toBe('http://gb.localhost:8000/api/webhooks/adyen');
  expect(receiverOf(address, 'Shop')).toBeUndefined();
  expect(receiverOf('http://shop.example/hook', 'Shop')).toBe('http://shop.example/hook');
});
