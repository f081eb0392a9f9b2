import { describe, expect, test } from 'vitest';
import { ApplePayError } from './error.ts';
import { readMerchantSession } from './merchant-session.ts';
import { assertErrors, assertPaymentRequest } from './request-rules.ts';

const total = { label: 'Shop', amount: '125.5' };
const method = { label: 'Standard', detail: '', amount: '0', identifier: 'a' };
const request: ApplePayJS.ApplePayPaymentRequest = {
  countryCode: 'US',
  currencyCode: 'USD',
  supportedNetworks: ['visa'],
  merchantCapabilities: ['supports3DS'],
  total,
  requiredShippingContactFields: ['postalAddress'],
  shippingMethods: [method],
};

describe('a request to Apple Pay', () => {
  test('is accepted if it is as documented', () => {
    expect(() => assertPaymentRequest(request)).not.toThrow();
    const pending = { ...request, total: { label: 'Shop', amount: '0', type: 'pending' as const } };
    expect(() => assertPaymentRequest(pending)).not.toThrow();
  });

  test.each<[string, object]>([
    ['without networks', { supportedNetworks: [] }],
    ['without 3-D Secure', { merchantCapabilities: ['supportsCredit'] }],
    ['with an amount that is a number', { total: { ...total, amount: 125.5 } }],
    ['for nothing', { total: { ...total, amount: '0.00' } }],
    ['with a method without an identifier', { shippingMethods: [{ ...method, identifier: '' }] }],
    ['with a method twice', { shippingMethods: [method, method] }],
  ])('%s is refused', (_case, change) => {
    const wrong = { ...request, ...change };
    expect(() => assertPaymentRequest(wrong)).toThrow(TypeError);
  });
});

describe('an error for Apple Pay', () => {
  test('has one of Apple’s codes and contact fields', () => {
    const error = new ApplePayError('addressUnserviceable', 'country', 'No.');
    expect(() => assertErrors([error])).not.toThrow();
    expect(() => new ApplePayError('notDelivered' as never)).toThrow(TypeError);
    expect(() => new ApplePayError('unknown', 'street' as never)).toThrow(TypeError);
  });
});

describe('a merchant session', () => {
  const session = {
    merchantSessionIdentifier: 'S',
    merchantIdentifier: 'merchant.shop',
    domainName: 'shop.example',
    displayName: 'Shop',
    signature: 'any',
    expiresAt: 2000,
  };

  test('tells who the merchant is', () => {
    expect(readMerchantSession(session, 'shop.example', 1999)).toEqual({
      merchantIdentifier: 'merchant.shop',
    });
  });

  test.each<[string, unknown, string, number]>([
    ['without a signature', { ...session, signature: '' }, 'shop.example', 0],
    ['of another domain', session, 'other.example', 0],
    ['that has expired', session, 'shop.example', 2000],
  ])('%s is refused', (_case, value, domain, now) => {
    expect(() => readMerchantSession(value, domain, now)).toThrow();
  });
});
