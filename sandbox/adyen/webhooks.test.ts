import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { afterEach, expect, test } from 'vitest';
import type { AdyenOptions } from './parts.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
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

test('each endpoint’s webhooks are sent in order, each until it is accepted', async () => {
  const { url, items, received } = await receiveWebhooks(500, 500, 200);
  const { sandbox, answer } = await payAt({ webhookUrlOf: () => url });
  expect(answer.resultCode).toBe('Authorised');
  await sandbox.checkout().PaymentsApi.payments({ ...payment, reference: 'B' });
  await received(4);
  expect(items.map(({ merchantReference }) => merchantReference)).toEqual([
    'ORDER-9',
    'ORDER-9',
    'ORDER-9',
    'B',
  ]);
  expect(items[0]).toEqual(items[2]);
});
