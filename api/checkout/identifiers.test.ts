import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartIdOfPaymentKey,
  isOrderToken,
  orderNumberOf,
  orderTokenOf,
  paymentKeyOf,
} from './identifiers.ts';

describe('identifiers', () => {
  it('an order number depends only on the cart and is easy to read aloud', () => {
    fc.assert(
      fc.property(fc.uuid(), (cartId) => {
        const orderNumber = orderNumberOf('us', cartId);
        expect(orderNumber).toBe(orderNumberOf('us', cartId));
        expect(orderNumber).toMatch(/^US(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      }),
    );
  });

  it('different carts have different order numbers', () => {
    const ids = Array.from({ length: 5000 }, () => crypto.randomUUID());
    expect(new Set(ids.map((id) => orderNumberOf('us', id))).size).toBe(ids.length);
  });

  it('a payment key leads back to its cart and fits Adyen’s limit', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 1_000_000 }), (cartId, version) => {
        const key = paymentKeyOf(cartId, version);
        expect(cartIdOfPaymentKey(key)).toBe(cartId);
        expect(key.length).toBeLessThanOrEqual(64);
      }),
    );
  });

  it('a token gives access only to its own order, and only with the secret', () => {
    const token = orderTokenOf('US-1', 'secret');
    expect(isOrderToken(token, 'US-1', 'secret')).toBe(true);
    expect(isOrderToken(token, 'US-2', 'secret')).toBe(false);
    expect(isOrderToken(token, 'US-1', 'other')).toBe(false);
    fc.assert(fc.property(fc.string(), (guess) => !isOrderToken(guess, 'US-1', 'secret')));
  });
});
