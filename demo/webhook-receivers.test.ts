import { expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { webhookReceivers } from './webhook-receivers.ts';

test('fourteen storefronts on one machine are told apart by the merchant account', () => {
  const receiverOf = webhookReceivers('http://{store}.localhost:8000/api/webhooks/adyen');
  const receivers = Object.values(stores).map(({ merchantAccount }) => receiverOf(merchantAccount));
  expect(receivers).toEqual(
    Object.keys(stores).map((id) => `http://${id}.localhost:8000/api/webhooks/adyen`),
  );
});

test('an account no storefront has is nobody’s where the address names the storefront', () => {
  expect(webhookReceivers('http://{store}.localhost:8000/hook')('Shop')).toBeUndefined();
  expect(webhookReceivers('http://shop.example/hook')('Shop')).toBe('http://shop.example/hook');
});
