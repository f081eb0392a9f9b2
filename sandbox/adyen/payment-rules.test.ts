import { describe, expect, test } from 'vitest';
import { readableAmount } from './bank-page.ts';
import { binLookup } from './bin-lookup.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { merchantSeed } from './testing/seed.ts';

describe('payment methods', () => {
  const offered = (request: Omit<Parameters<typeof paymentMethodsFor>[0], 'merchantAccount'>) =>
    paymentMethodsFor({ merchantAccount: 'Shop', ...request }, merchantSeed.paymentMethods);
  const typesFor = (countryCode: string, value: number, currency: string) =>
    offered({ countryCode, amount: { value, currency } }).map(({ type }) => type);

  test.each([
    ['US', 'USD', ['scheme', 'klarna']],
    ['SE', 'SEK', ['scheme', 'klarna', 'swish']],
    ['DE', 'EUR', ['scheme', 'klarna']],
    ['AT', 'EUR', ['scheme', 'eps']],
    ['PL', 'PLN', ['scheme', 'onlineBanking_PL', 'blik']],
    ['BE', 'EUR', ['scheme', 'bcmc', 'bcmc_mobile']],
    ['NL', 'EUR', ['scheme', 'klarna', 'ideal']],
    ['PT', 'EUR', ['scheme', 'multibanco', 'mbway', 'bankTransfer_IBAN']],
    ['GB', 'GBP', ['scheme', 'paypal', 'googlepay', 'applepay', 'giftcard']],
    ['JP', 'JPY', ['scheme', 'econtext_seven_eleven', 'googlepay', 'econtext_stores']],
    ['SE', 'EUR', ['scheme']],
  ])('of %s in %s', (country, currency, types) => {
    expect(typesFor(country, 12500, currency)).toEqual(types);
  });

  test('depend on the amount', () => {
    expect(typesFor('SE', 99, 'SEK')).toEqual(['scheme', 'swish']);
    expect(typesFor('SE', 100_000_00, 'SEK')).toEqual(['scheme', 'swish']);
  });

  test('can be chosen by the merchant', () => {
    expect(offered({ countryCode: 'DE', allowedPaymentMethods: ['klarna'] })).toHaveLength(1);
    expect(offered({ countryCode: 'PL', blockedPaymentMethods: ['blik', 'scheme'] })).toHaveLength(1);
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

test('amounts are readable in every kind of currency', () => {
  expect(readableAmount({ value: 1250, currency: 'EUR' })).toBe('€12.50');
  expect(readableAmount({ value: 1250, currency: 'JPY' })).toBe('¥1,250');
});
