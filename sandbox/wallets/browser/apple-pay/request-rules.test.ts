import { describe, expect, test } from 'vitest';
import { assertPaymentRequest } from './request-rules.ts';

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
