import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartIdOfPaymentKey, createToken, newOrderNumber, paymentKeyOf, readToken } from './identifiers.ts';
import type { Secrets } from './derived-keys.ts';

describe('identifiers', () => {
  it('an order number is easy to read aloud, and no two are the same', () => {
    const numbers = Array.from({ length: 5000 }, () => newOrderNumber('us'));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^US(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
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
});

describe('a token', () => {
  const secrets: Secrets = ['secret'];
  const now = Date.UTC(2026, 0, 1);
  const days = 24 * 60 * 60 * 1000;

  it('gives access only to its own subject and purpose, and only with the secret', () => {
    const token = createToken('order', 'US-1', secrets, now);
    expect(readToken(token, 'order', 'US-1', secrets, now)).toEqual({ expiresAt: now + 90 * days });
    expect(readToken(token, 'order', 'US-2', secrets, now)).toBeNull();
    expect(readToken(token, 'payment', 'US-1', secrets, now)).toBeNull();
    expect(readToken(token, 'order', 'US-1', ['other'], now)).toBeNull();
    fc.assert(fc.property(fc.string(), (guess) => readToken(guess, 'order', 'US-1', secrets) === null));
  });

  it('outlives the replacement of a secret as long as the old one is listed', () => {
    const token = createToken('order', 'US-1', secrets, now);
    expect(readToken(token, 'order', 'US-1', ['next', 'secret'], now)).not.toBeNull();
    const next = createToken('order', 'US-1', ['next', 'secret'], now);
    expect(readToken(next, 'order', 'US-1', ['next'], now)).not.toBeNull();
    expect(readToken(next, 'order', 'US-1', secrets, now)).toBeNull();
  });

  it('expires, and its age cannot be changed', () => {
    const token = createToken('payment', 'p-1', secrets, now);
    expect(readToken(token, 'payment', 'p-1', secrets, now + 6 * days)).not.toBeNull();
    expect(readToken(token, 'payment', 'p-1', secrets, now + 8 * days)).toBeNull();
    const [version, , signature] = token.split('.');
    const later = Math.floor((now + 8 * days) / days).toString(36);
    const renewed = `${version}.${later}.${signature}`;
    expect(readToken(renewed, 'payment', 'p-1', secrets, now + 8 * days)).toBeNull();
    const order = createToken('order', 'US-1', secrets, now);
    expect(readToken(order, 'order', 'US-1', secrets, now + 89 * days)).not.toBeNull();
    expect(readToken(order, 'order', 'US-1', secrets, now + 91 * days)).toBeNull();
  });
});
