import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
import { merchantSeed } from './testing/seed.ts';
import { closeAll, onClose } from './testing/webhook-receiver.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
});
afterEach(async () => {
  vi.useRealTimers();
  await closeAll();
});

const request = {
  merchantAccount: 'Shop',
  amount: { value: 500, currency: 'EUR' },
  reference: 'ORDER-1',
  returnUrl: 'https://shop.example/',
  paymentMethod: cardOf('4111111111111111'),
};
const day = 24 * 60 * 60 * 1000;

/** A stand-in, and a payment with an idempotency key. */
async function startShop() {
  const sandbox = await startAdyenSandbox();
  onClose(sandbox.close);
  const pay = (idempotencyKey: string, change: object = {}) =>
    sandbox.checkout().PaymentsApi.payments({ ...request, ...change }, { idempotencyKey });
  const post = (idempotencyKey: string, change: object = {}) =>
    fetch(`${sandbox.origin}/adyen/v72/payments`, {
      method: 'POST',
      headers: { 'x-api-key': merchantSeed.credentials.apiKey, 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ ...request, ...change }),
    });
  return { sandbox, pay, post };
}

test('a key is kept for seven days and then forgotten', async () => {
  const { pay } = await startShop();
  const first = await pay('attempt');
  vi.setSystemTime(Date.now() + 7 * day);
  expect((await pay('attempt')).pspReference).toBe(first.pspReference);
  vi.setSystemTime(Date.now() + 1);
  expect((await pay('attempt')).pspReference).not.toBe(first.pspReference);
});

test('a key has at most 64 characters', async () => {
  const { pay } = await startShop();
  expect(await pay('k'.repeat(64))).toMatchObject({ resultCode: 'Authorised' });
  await expect(pay('k'.repeat(65))).rejects.toMatchObject({ statusCode: 422 });
});

test('a transient error is not kept', async () => {
  const { sandbox, post, pay } = await startShop();
  await sandbox.control('/faults', { on: 'payment', fault: 'unavailable' });
  const failed = await post('attempt');
  expect(failed.status).toBe(500);
  expect(await pay('attempt')).toMatchObject({ resultCode: 'Authorised' });
});

test('another request with the same key is refused and leaves the first answer as it is', async () => {
  const { post, pay } = await startShop();
  const first = await pay('attempt');
  const other = await post('attempt', { reference: 'ORDER-2' });
  expect(other.status).toBe(422);
  expect((await pay('attempt')).pspReference).toBe(first.pspReference);
});
