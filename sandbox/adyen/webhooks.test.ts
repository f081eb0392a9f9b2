import { DatabaseSync } from 'node:sqlite';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AdyenOptions } from './app.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
import { ledgerSchema } from './testing/ledger.ts';
import { merchantSeed } from './testing/seed.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

type Item = Parameters<HmacValidator['validateHMAC']>[0];

afterEach(closeAll);

const payment = {
  merchantAccount: 'Shop',
  amount: { value: 500, currency: 'USD' },
  reference: 'ORDER-9',
  returnUrl: 'https://shop.example/',
  paymentMethod: cardOf('4111111111111111'),
};

async function payAt(options: Partial<AdyenOptions>) {
  const sandbox = await startAdyenSandbox(options);
  onClose(sandbox.close);
  return { sandbox, answer: await sandbox.checkout().PaymentsApi.payments(payment) };
}

test('an authorization is reported with a signature that Adyen’s library accepts', async () => {
  const { items, url, received } = await receiveWebhooks(200);
  const { answer } = await payAt({ webhookUrlOf: () => url });
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

test('a webhook to a receiver that fails is sent again', async () => {
  const { items, url, received } = await receiveWebhooks(500, 200);
  const { answer } = await payAt({ webhookUrlOf: () => url });
  expect(answer.resultCode).toBe('Authorised');
  await received(2);
  expect(items[0]).toEqual(items[1]);
});

test('an undelivered webhook is sent on the next start', async () => {
  const database = new DatabaseSync(':memory:');
  onClose(() => database.close());
  const { answer } = await payAt({ database, webhookUrlOf: () => 'http://127.0.0.1:9/nobody' });
  expect(answer.resultCode).toBe('Authorised');
  const { url, items, received } = await receiveWebhooks(200);
  const next = await startAdyenSandbox({ database, webhookUrlOf: () => url });
  onClose(next.close);
  await received(1);
  expect(items[0]?.merchantReference).toBe('ORDER-9');
});

describe('the queue of an endpoint', () => {
  /** Pays once per reference, in order; returns what a stand-in with short intervals has sent. */
  async function payAll(
    references: readonly string[],
    faults: readonly object[],
    ...statuses: (200 | 500)[]
  ) {
    const receiver = await receiveWebhooks(...statuses);
    const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url, webhookRetryDelays: [30] });
    onClose(sandbox.close);
    for (const fault of faults) await sandbox.control('/faults', { on: 'webhook', ...fault });
    for (const reference of references)
      await sandbox.checkout().PaymentsApi.payments({ ...payment, reference });
    const undelivered = async () => ledgerSchema.parse(await sandbox.control('/books')).undeliveredWebhooks;
    const sent = () => receiver.items.map(({ merchantReference }) => merchantReference);
    return { ...receiver, sandbox, undelivered, sent };
  }

  test('goes on only after the webhook before was accepted', async () => {
    const { received, sent, undelivered } = await payAll(['A', 'B', 'C'], [], 500, 500, 200);
    await received(5);
    expect(sent()).toEqual(['A', 'A', 'A', 'B', 'C']);
    await vi.waitFor(async () => expect(await undelivered()).toBe(0), { timeout: 20_000 });
  });

  test('may send a webhook twice, late, or never, if a test asks for it', async () => {
    const faults = [
      { fault: 'twice', reference: 'A' },
      { fault: 'late', reference: 'B', milliseconds: 3000 },
      { fault: 'never', reference: 'C' },
    ];
    const { received, sent } = await payAll(['A', 'B', 'C', 'D'], faults);
    await received(4);
    expect(sent()).toEqual(['A', 'A', 'D', 'B']);
  });
});

test('the result of a payment is reported once more, and otherwise, if a test asks for it', async () => {
  const { items, url, received } = await receiveWebhooks();
  const { sandbox, answer } = await payAt({ webhookUrlOf: () => url });
  const report = (change: object = {}) =>
    sandbox.control('/events', { reference: 'ORDER-9', eventCode: 'AUTHORISATION', ...change });
  await report();
  await report({ success: false });
  await report({ amount: { value: 1, currency: 'USD' } });
  await received(4);
  const { pspReference } = answer;
  expect(items).toMatchObject([
    { pspReference, success: 'true', amount: { value: 500 } },
    { pspReference, success: 'true', amount: { value: 500 } },
    { pspReference, success: 'false', amount: { value: 500 } },
    { pspReference, success: 'true', amount: { value: 1 } },
  ]);
  const validator = new HmacValidator();
  for (const item of items) {
    expect(validator.validateHMAC(item as unknown as Item, merchantSeed.credentials.hmacKey)).toBe(true);
  }
});
