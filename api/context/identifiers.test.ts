import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartIdOfPaymentKey,
  cartVersionOfPaymentKey,
  createToken,
  isPaymentKey,
  isProvisionalKey,
  newOrderNumber,
  orderNumberFrom,
  paymentKeyOf,
  provisionalKeyOf,
  readToken,
} from './identifiers.ts';
import type { Secrets } from './derived-keys.ts';

describe('identifiers', () => {
  it('an order number is easy to read aloud, and no two are the same', () => {
    const numbers = Array.from({ length: 5000 }, () => newOrderNumber('us'));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^US(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('product 5.75: an order number is recognized however it is written', () => {
    const fullWidth = (text: string) =>
      text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
    const written = fc.constantFrom<(number: string) => string>(
      (number) => number.toLowerCase(),
      (number) => number.replaceAll('-', ''),
      (number) => ` #${number.replaceAll('-', ' – ')}\n`,
      (number) => number.slice(0, 2) + number.slice(2).replaceAll('0', 'O').replaceAll('1', 'l'),
      fullWidth,
    );
    fc.assert(
      fc.property(fc.constantFrom('us', 'jp', 'it'), written, written, (store, one, other) => {
        const number = newOrderNumber(store);
        expect(orderNumberFrom(other(one(number)))).toBe(number);
      }),
    );
  });

  it.each(['', 'N-1001', 'US-7K3M-9QF2', 'order 12', 'US-7K3M-9QF2-HT5V-1'])(
    'a text that cannot be a number of the shop’s is only trimmed: %j',
    (typed) => expect(orderNumberFrom(` ${typed} `)).toBe(typed),
  );

  it('a payment key leads back to its cart and fits Adyen’s limit', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 1_000_000 }), (cartId, version) => {
        const key = paymentKeyOf(cartId, version);
        expect(cartIdOfPaymentKey(key)).toBe(cartId);
        expect(key.length).toBeLessThanOrEqual(64);
        expect([isPaymentKey(key), isProvisionalKey(key)]).toEqual([true, false]);
        expect(cartVersionOfPaymentKey(key)).toBe(version);
      }),
    );
  });

  it('a provisional payment has a key of its own each time, which identifies its cart, too', () => {
    fc.assert(
      fc.property(fc.uuid(), (cartId) => {
        const key = provisionalKeyOf(cartId);
        expect(cartIdOfPaymentKey(key)).toBe(cartId);
        expect(key.length).toBeLessThanOrEqual(64);
        expect([isPaymentKey(key), isProvisionalKey(key)]).toEqual([true, true]);
        expect(cartVersionOfPaymentKey(key)).toBeNaN();
        expect(provisionalKeyOf(cartId)).not.toBe(key);
      }),
    );
  });
});

describe('a token', () => {
  const secrets: Secrets = ['secret'];
  const now = Date.UTC(2026, 0, 1);
  const days = 24 * 60 * 60 * 1000;

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
  });
});
