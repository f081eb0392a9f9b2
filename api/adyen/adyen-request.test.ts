import { describe, expect, test } from 'vitest';
import type { Address } from '../../contract/address.ts';
import { createPaymentSchema } from '../../contract/payment.ts';
import { adyenPaymentRequest } from './adyen-request.ts';
import type { PaymentRequest } from './payments.ts';

const address: Address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lindenstraße 1',
  additionalStreetInfo: '2nd floor',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
};
const payment = (to: Address, more: Partial<PaymentRequest> = {}) =>
  adyenPaymentRequest(
    {
      key: 'cart-3',
      orderNumber: 'DE-1',
      amount: { centAmount: 2000, currencyCode: 'EUR', fractionDigits: 2 },
      country: to.country,
      locale: 'de-DE',
      email: 'ada@example.com',
      shippingAddress: to,
      billingAddress: to,
      lineItems: [],
      origin: 'https://shop.example',
      returnUrl: 'https://shop.example/kasse/',
      data: { paymentMethod: { type: 'scheme' } },
      ...more,
    },
    'Merchant',
  );

describe('the address', () => {
  test('has its house number apart, and never takes the second line for one', () => {
    expect(payment(address).deliveryAddress).toEqual({
      street: 'Lindenstraße',
      houseNumberOrName: '1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    });
    expect(payment({ ...address, streetName: 'Schloss Berg' }).billingAddress).toMatchObject({
      street: 'Schloss Berg',
      houseNumberOrName: 'ZZ',
    });
  });

  test('has its state, five digits of an American postal code, and ten characters of any other', () => {
    const codeOf = (country: string, postalCode: string) =>
      payment({ ...address, country, postalCode }).billingAddress?.postalCode;
    expect(codeOf('us', '10001-1234')).toBe('10001');
    expect(payment({ ...address, country: 'us', state: 'NY' }).billingAddress?.stateOrProvince).toBe('NY');
    expect(codeOf('lt', 'LT-01103')).toBe('LT-01103');
    expect(codeOf('hk', '')).toBe('N/A');
  });

  test.each([
    ['+4930123456', '+4930123456'],
    ['+4930123456 ext. 12', '+4930123456'],
    // Saved before numbers were normalized.
    ['030 123456', '030 123456'],
    [undefined, undefined],
  ])('has the phone number %s as %s, without its extension', (phone, sent) => {
    expect(payment({ ...address, phone }).telephoneNumber).toBe(sent);
  });
});

describe('what the drop-in sends', () => {
  /** The part of the request that comes from the browser, as the shop API reads it. */
  const sentFor = (data: object) => {
    const { paymentMethod, browserInfo, riskData } = payment(address, {
      data: createPaymentSchema.shape.data.parse(data),
    });
    return JSON.parse(JSON.stringify({ paymentMethod, browserInfo, riskData })) as unknown;
  };
  const common = { checkoutAttemptId: 'do-not-track', sdkData: 'eyJzY2hlbWFWZXJzaW9uIjoxfQ==' };
  const everything = {
    ...common,
    holderName: 'Ada Berg',
    brand: 'visa',
    fundingSource: 'debit',
    encryptedCardNumber: 'a',
    encryptedExpiryMonth: 'b',
    encryptedExpiryYear: 'c',
    encryptedSecurityCode: 'd',
    issuer: '1121',
    telephoneNumber: '+351910000000',
    subtype: 'embedded',
    blikCode: '777123',
    iban: 'DE87 1234 5678 1234 5678 90',
    ownerName: 'A. Schneider',
    number: '4111111111111111',
    cvc: '737',
    storedPaymentMethodId: '8415',
    recurringDetailReference: '8415',
    networkPaymentReference: 'x',
    shopperReference: 'somebody',
  };

  test.each([
    [
      'scheme',
      [
        ...['holderName', 'brand', 'fundingSource'],
        ...['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'],
      ],
    ],
    ['klarna', []],
    ['blik', ['blikCode']],
    ['eps', ['issuer']],
    ['sepadirectdebit', ['iban', 'ownerName']],
    ['mbway', ['telephoneNumber']],
    ['bankTransfer_IBAN', ['subtype']],
    ['constructor', []],
  ] as const)('about %s is what belongs to it', (type, fields) => {
    const own = Object.fromEntries(fields.map((field) => [field, everything[field]]));
    expect(sentFor({ paymentMethod: { ...everything, type } })).toEqual({
      paymentMethod: { type, ...common, ...own },
    });
  });

  test('about the browser is what 3-D Secure asks for, and about risk what it measured itself', () => {
    const browserInfo = {
      acceptHeader: '*/*',
      colorDepth: 24,
      javaEnabled: false,
      language: 'de-DE',
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -120,
      userAgent: 'test',
    };
    const asked = {
      paymentMethod: { type: 'klarna' },
      browserInfo: { ...browserInfo, plugins: ['x'] },
      riskData: { clientData: 'ZA==', fraudOffset: -999, profileReference: 'lenient', customFields: {} },
      amount: { value: 1 },
      storePaymentMethod: true,
    };
    expect(sentFor(asked)).toEqual({
      paymentMethod: { type: 'klarna' },
      browserInfo,
      riskData: { clientData: 'ZA==' },
    });
  });
});

describe('who pays', () => {
  const given = {
    shopperName: { firstName: 'Sachiko', lastName: 'Mori' },
    shopperEmail: 'sachiko@example.jp',
    telephoneNumber: '09012345678',
  };
  const sentBy = (type: string) => {
    const data = createPaymentSchema.shape.data.parse({ paymentMethod: { type }, ...given });
    const { shopperName, shopperEmail, telephoneNumber } = payment(
      { ...address, phone: '+49 30 1' },
      { data },
    );
    return { shopperName, shopperEmail, telephoneNumber };
  };

  test('is what a convenience store’s own form asked for', () => {
    expect(sentBy('econtext_stores')).toEqual(given);
  });

  test('product 4.105: is not who gets the parcel, of whom only the way to their door is told', () => {
    const recipient = { ...address, firstName: 'Bo', lastName: 'Ek', city: 'Potsdam', phone: '+49331555' };
    for (const phone of ['+4930123456', undefined]) {
      const sent = payment(recipient, { billingAddress: { ...address, phone } });
      expect(sent).toMatchObject({ shopperName: { firstName: 'Ada', lastName: 'Berg' } });
      expect(sent).toMatchObject({
        billingAddress: { city: 'Berlin' },
        deliveryAddress: { city: 'Potsdam' },
      });
      expect(sent.telephoneNumber).toBe(phone);
      expect(JSON.stringify(sent)).not.toMatch(/"Bo"|"Ek"|331555/);
    }
  });

  test.each(['scheme', 'klarna', 'sepadirectdebit'])('is what the cart says for %s', (type) => {
    expect(sentBy(type)).toMatchObject({ telephoneNumber: '+49 30 1' });
    expect(sentBy(type)).not.toMatchObject({ shopperEmail: given.shopperEmail });
    expect(sentBy(type)).not.toMatchObject({ shopperName: given.shopperName });
  });
});

test('money is captured by the service, or by us once the parcel ships', () => {
  expect(payment(address)).not.toHaveProperty('additionalData');
  expect(payment(address, { capture: 'immediate' })).not.toHaveProperty('additionalData');
  expect(payment(address, { capture: 'shipment' }).additionalData).toEqual({ manualCapture: 'true' });
});

test('the shopper’s address on the network is sent only if it is known', () => {
  expect(payment(address)).not.toHaveProperty('shopperIP');
  expect(payment(address, { shopperIp: '192.0.2.1' })).toMatchObject({ shopperIP: '192.0.2.1' });
});

test('PayPal is paid for on its own page, unless its sheet is to ask for the address', () => {
  const data = { paymentMethod: { type: 'paypal', subtype: 'sdk' } };
  expect(payment(address, { data }).paymentMethod).toMatchObject({ subtype: 'redirect' });
  expect(payment(address, { data, isProvisional: true }).paymentMethod).toMatchObject({ subtype: 'express' });
});

test('a wallet’s token is passed on, and nothing that belongs to another wallet', () => {
  const tokens = {
    googlePayToken: '{}',
    googlePayCardNetwork: 'VISA',
    applePayToken: 'e30=',
    subtype: 'express',
  };
  const sentBy = (type: string) => {
    const data = createPaymentSchema.shape.data.parse({ paymentMethod: { type, ...tokens } });
    return payment(address, { data }).paymentMethod;
  };
  const { googlePayToken, googlePayCardNetwork, applePayToken, subtype } = tokens;
  expect(sentBy('googlepay')).toEqual({ type: 'googlepay', googlePayToken, googlePayCardNetwork, subtype });
  expect(sentBy('applepay')).toEqual({ type: 'applepay', applePayToken, subtype });
  expect(sentBy('scheme')).toEqual({ type: 'scheme' });
});
