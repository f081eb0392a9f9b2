import { describe, expect, it } from 'vitest';
import { creditMethods, expressWalletsIn, paymentMethodsIn, paymentMethodTypes } from './payment-methods.ts';

/** Every country about which something is known, with its currency. */
const countries = [
  'at:EUR au:AUD be:EUR ca:CAD cn:CNY cy:EUR cz:CZK de:EUR dk:DKK ee:EUR es:EUR fi:EUR fr:EUR gb:GBP gr:EUR hk:HKD hr:EUR',
  'hu:HUF ie:EUR it:EUR jp:JPY kr:KRW lt:EUR lu:EUR lv:EUR nl:EUR pl:PLN pt:EUR se:SEK si:EUR sk:EUR tw:TWD us:USD',
].flatMap((row) =>
  row.split(' ').map((country) => ({ code: country.slice(0, 2), currency: country.slice(3) })),
);

/** Adyen takes these in one currency only; Alipay in several, of which mainland China's shoppers pay in theirs. */
const onlyCurrency = new Map([
  ['alipay', 'CNY'],
  ['alipay_hk', 'HKD'],
  ['bankTransfer_IBAN', 'EUR'],
  ['bcmc', 'EUR'],
  ['bcmc_mobile', 'EUR'],
  ['blik', 'PLN'],
  ['ebanking_FI', 'EUR'],
  ['econtext_seven_eleven', 'JPY'],
  ['econtext_stores', 'JPY'],
  ['eps', 'EUR'],
  ['ideal', 'EUR'],
  ['kakaopay', 'KRW'],
  ['mbway', 'EUR'],
  ['multibanco', 'EUR'],
  ['onlineBanking_CZ', 'CZK'],
  ['onlineBanking_PL', 'PLN'],
  ['onlineBanking_SK', 'EUR'],
  ['sepadirectdebit', 'EUR'],
  ['swish', 'SEK'],
]);

describe('the payment methods of a country', () => {
  it.each(countries)('$code: cards, each method once, all of them in $currency', (country) => {
    const { currency } = country;
    const methods = paymentMethodsIn(country);
    expect(methods).toContain('scheme');
    expect(new Set(methods).size).toBe(methods.length);
    for (const method of methods) expect(onlyCurrency.get(method) ?? currency, method).toBe(currency);
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
