import { expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { webhookReceivers } from './webhook-receivers.ts';

test('fourteen storefronts on one machine are distinguished by merchant account', () => {
  const receiverOf = webhookReceivers('http://{store}.localhost:8000/api/webhooks/adyen');
  const receivers = Object.values(stores).map(({ merchantAccount }) => receiverOf(merchantAccount));
  expect(receivers).toEqual(
    Object.keys(stores).map((id) => `http://${id}.localhost:8000/api/webhooks/adyen`),
  );
});

test('an account without a storefront has no receiver if the address contains the storefront', () => {
  expect(webhookReceivers('http://{store}.localhost:8000/hook')('Shop')).toBeUndefined();
  expect(webhookReceivers('http://shop.example/hook')('Shop')).toBe('http://shop.example/hook');
});
