import { describe, expect, it } from 'vitest';
import { creditMethods, expressWalletsIn, paymentMethodsIn, paymentMethodTypes } from './payment-methods.ts';

/** Every country about which something is known. */
const countries =
  'at au be ca cn cy cz de dk ee es fi fr gb gr hk hr hu ie it jp kr lt lu lv nl pl pt se si sk tw us'
    .split(' ')
    .map((code) => ({ code }));

describe('the payment methods of a country', () => {
  it.each(countries)('$code: cards, and each method once', (country) => {
    const methods = paymentMethodsIn(country);
    expect(methods).toContain('scheme');
    expect(new Set(methods).size).toBe(methods.length);
  });

  it('are its own: each method is offered somewhere, and cards in a country that nothing is known about', () => {
    const offered = new Set(countries.flatMap(paymentMethodsIn));
    expect([...paymentMethodTypes].filter((type) => !offered.has(type))).toEqual([]);
    expect(paymentMethodsIn({ code: 'no' })).toEqual(['scheme']);
  });

  it.each([
    ['be', 'bcmc'],
    ['us', 'scheme'],
  ])('in %s begin with %s', (country, first) => {
    expect(paymentMethodsIn({ code: country })[0]).toBe(first);
  });

  it('product 5.14: in Sweden, every way to pay at once comes before the first credit', () => {
    const isCredit = paymentMethodsIn({ code: 'se' }).map((type) => creditMethods.includes(type));
    expect(isCredit).toContain(true);
    expect(isCredit).toEqual([...isCredit].sort((one, other) => Number(one) - Number(other)));
    expect(isCredit[0]).toBe(false);
  });
});

describe('the express wallets of a country', () => {
  it('are those that work there, and PayPal where it is offered anyway', () => {
    expect(expressWalletsIn({ code: 'us' })).toEqual(['applepay', 'googlepay', 'paypal']);
    expect(expressWalletsIn({ code: 'jp' })).toEqual(['applepay', 'googlepay']);
    expect(expressWalletsIn({ code: 'kr' })).toEqual(['applepay']);
    expect(expressWalletsIn({ code: 'cn' })).toEqual([]);
    expect(expressWalletsIn({ code: 'no', expressWallets: ['googlepay'] })).toEqual(['googlepay']);
    for (const country of countries)
      expect(expressWalletsIn(country).includes('paypal'), country.code).toBe(
        paymentMethodsIn(country).includes('paypal'),
      );
  });

  it('product 5.230: are not in the list of methods, except PayPal', () => {
    for (const country of countries)
      expect(paymentMethodsIn(country), country.code).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:apple|google)pay$/)]),
      );
  });
});
