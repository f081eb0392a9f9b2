import { afterEach, expect, test, vi } from 'vitest';
import type { AdyenOptions } from './parts.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

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

test('what is not accepted is sent again, and nothing else waits for that', async () => {
  const { url, items, received } = await receiveWebhooks((sent) =>
    sent.some(({ merchantReference }) => merchantReference === 'B'),
  );
  const { sandbox, answer } = await payAt({ webhookUrlOf: () => url });
  expect(answer.resultCode).toBe('Authorised');
  await received(2);
  await sandbox.checkout().PaymentsApi.payments({ ...payment, reference: 'B' });
  await vi.waitFor(
    async () => expect(await sandbox.control('/books')).toMatchObject({ undeliveredWebhooks: 0 }),
    { timeout: 10_000 },
  );
  expect(items.filter(({ merchantReference }) => merchantReference === 'B')).toHaveLength(1);
  expect(items.at(-1)).toEqual(items[0]);
});
