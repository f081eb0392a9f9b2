import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableAmount } from './bank-page.ts';
import { binLookup } from './bin-lookup.ts';
import { canModify } from './modifications.ts';
import type { Payment } from './payment.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import type { Modification } from './payment-repository.ts';
import { merchantSeed } from './testing/seed.ts';

describe('payment methods', () => {
  const offered = (request: Omit<Parameters<typeof paymentMethodsFor>[0], 'merchantAccount'>) =>
    paymentMethodsFor({ merchantAccount: 'Shop', ...request }, merchantSeed.paymentMethods);
  const typesFor = (countryCode: string, value: number, currency: string) =>
    offered({ countryCode, amount: { value, currency } }).map(({ type }) => type);

  test.each([
    ['US', 'USD', ['scheme', 'klarna']],
    ['SE', 'SEK', ['scheme', 'klarna']],
    ['DE', 'EUR', ['scheme', 'klarna', 'directEbanking']],
    ['NL', 'EUR', ['scheme', 'klarna', 'ideal']],
    ['JP', 'JPY', ['scheme']],
    ['SE', 'EUR', ['scheme']],
  ])('of %s in %s', (country, currency, types) => {
    expect(typesFor(country, 12500, currency)).toEqual(types);
  });

  test('depend on the amount', () => {
    expect(typesFor('SE', 99, 'SEK')).toEqual(['scheme']);
    expect(typesFor('SE', 100_000_00, 'SEK')).toEqual(['scheme']);
  });

  test('can be chosen by the merchant', () => {
    expect(offered({ countryCode: 'DE', allowedPaymentMethods: ['klarna'] })).toHaveLength(1);
    expect(offered({ countryCode: 'DE', blockedPaymentMethods: ['klarna', 'scheme'] })).toHaveLength(1);
  });

  test.each([
    ['sv-SE', 'Kort'],
    ['sv', 'Kort'],
    ['zh-TW', '信用卡'],
    ['pl-PL', 'Cards'],
    [undefined, 'Cards'],
  ])('are named in the language of %s', (shopperLocale, name) => {
    const request = shopperLocale === undefined ? {} : { shopperLocale };
    expect(offered(request)[0]).toMatchObject({ type: 'scheme', name });
  });

  test('keep the names of brands', () => {
    const request = { countryCode: 'NL', shopperLocale: 'nl-NL' };
    expect(offered(request).map(({ name }) => name)).toContain('iDEAL');
  });
});

describe('BIN lookup', () => {
  const request = { requestId: 'r-1', encryptedBin: 'test_411111', supportedBrands: ['visa', 'maestro'] };

  test('recognizes the brand and whether the shop accepts it', () => {
    expect(binLookup(request)).toMatchObject({
      requestId: 'r-1',
      brands: [{ brand: 'visa', supported: true, panLength: 16, cvcPolicy: 'required' }],
    });
    expect(binLookup({ ...request, encryptedBin: 'test_60111111' })).toMatchObject({
      brands: [{ brand: 'discover', supported: false }],
    });
    expect(binLookup({ ...request, encryptedBin: 'test_677179' })).toMatchObject({
      brands: [{ brand: 'maestro', cvcPolicy: 'optional' }],
    });
  });

  test('returns only the ID for an unknown number, and nothing for malformed input', () => {
    expect(binLookup({ ...request, encryptedBin: 'test_999999' })).toEqual({ requestId: 'r-1' });
    expect(binLookup({ ...request, encryptedBin: '411111' })).toBeUndefined();
    expect(binLookup(undefined)).toBeUndefined();
  });
});

describe('modifications', () => {
  const payment: Payment = {
    pspReference: 'P',
    merchantAccount: 'Shop',
    reference: 'ORDER-1',
    amount: { value: 1000, currency: 'EUR' },
    method: 'scheme',
    returnUrl: 'https://shop.example/',
    resultCode: 'Authorised',
    bankToken: 't',
  };
  const request = fc.record({
    kind: fc.constantFrom('cancel', 'capture', 'refund', 'reversal'),
    value: fc.integer({ min: 0, max: 1500 }),
  });

  test('never return more than was taken, and the full amount only once', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 8 }), (requests) => {
        const done: Modification[] = [];
        for (const { kind, value } of requests) {
          done.push({ kind, value, success: canModify(payment, done, kind, value) });
        }
        const good = done.filter(({ success }) => success);
        const refunded = good.filter(({ kind }) => kind === 'refund');
        const whole = good.filter(({ kind }) => kind === 'cancel' || kind === 'reversal');
        expect(refunded.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(1000);
        expect(whole.length).toBeLessThanOrEqual(1);
        expect(refunded.length > 0 && whole.length > 0).toBe(false);
      }),
    );
  });

  test('fail for a payment without money', () => {
    expect(canModify({ ...payment, resultCode: 'Refused' }, [], 'reversal', 1000)).toBe(false);
    expect(canModify(payment, [], 'reversal', 1000)).toBe(true);
  });
});

test('amounts are readable in every kind of currency', () => {
  expect(readableAmount({ value: 1250, currency: 'EUR' })).toBe('€12.50');
  expect(readableAmount({ value: 1250, currency: 'JPY' })).toBe('¥1,250');
});
