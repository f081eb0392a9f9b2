import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningSandbox } from './testing/client.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startAdyenSandbox();
});
afterAll(() => sandbox.close());

const pay = (change: object = {}) =>
  sandbox.checkout().PaymentsApi.payments({
    merchantAccount: 'Shop',
    amount: { value: 12500, currency: 'USD' },
    reference: 'ORDER-1',
    returnUrl: 'https://shop.example/checkout/',
    countryCode: 'US',
    paymentMethod: cardOf('4111111111111111'),
    ...change,
  });

const address = {
  street: 'Main Street',
  houseNumberOrName: '1',
  postalCode: '12207',
  city: 'Albany',
  stateOrProvince: 'NY',
  country: 'US',
};
const hongKong = {
  street: 'Nathan Road',
  houseNumberOrName: '1',
  postalCode: 'NA',
  city: 'Kowloon',
  country: 'HK',
};

const refused = (errorCode = '702') => ({ statusCode: 422, errorCode });

describe('an address', () => {
  test.each([
    ['city', { city: '' }],
    ['street', { street: undefined }],
    ['house number', { houseNumberOrName: '' }],
    ['country', { country: undefined }],
    ['state', { stateOrProvince: undefined }],
    ['state written out', { stateOrProvince: 'New York' }],
    ['postal code', { postalCode: undefined }],
    ['postal code of nine digits', { postalCode: '12207-1234' }],
  ])('without a proper %s is refused', async (_part, change) => {
    const wrong = { ...address, ...change };
    await expect(pay({ billingAddress: wrong })).rejects.toMatchObject(refused());
    const request = { billingAddress: address, deliveryAddress: wrong };
    await expect(pay(request)).rejects.toMatchObject(refused());
  });

  test('needs a postal code in a country without them: a placeholder', async () => {
    const withoutCode = { ...hongKong, postalCode: '' };
    await expect(pay({ billingAddress: withoutCode })).rejects.toMatchObject(refused());
    expect(await pay({ billingAddress: hongKong })).toMatchObject({ resultCode: 'Authorised' });
  });

  test('needs a state only where addresses have one', async () => {
    expect(await pay({ billingAddress: address, deliveryAddress: hongKong })).toMatchObject({
      resultCode: 'Authorised',
    });
  });
});

describe('an open invoice', () => {
  const line = (amountIncludingTax: unknown, quantity: unknown = 1) => ({ amountIncludingTax, quantity });
  const byInvoice = (lineItems: unknown) => pay({ paymentMethod: { type: 'klarna' }, lineItems });

  test.each([
    ['no lines', undefined, '115'],
    ['a line without an amount', [line(undefined)], '702'],
    ['a line of nothing', [line(12500, 0)], '702'],
    ['too little', [line(6249, 2)], '115'],
    ['too much', [line(6250, 2), line(1)], '115'],
  ])('with %s is refused', async (_what, lines, errorCode) => {
    await expect(byInvoice(lines)).rejects.toMatchObject(refused(errorCode));
  });

  test('adds up amounts with tax of all pieces, and discounts', async () => {
    const answer = await byInvoice([line(6000, 2), line(1000), line(-500)]);
    expect(answer).toMatchObject({ resultCode: 'RedirectShopper' });
  });
});

test.each([
  ['a brand the merchant does not accept', { paymentMethod: cardOf('6011111111111117') }],
  ['a method of another country', { paymentMethod: { type: 'ideal' } }],
  ['a method in another currency', { paymentMethod: { type: 'swish' }, countryCode: 'SE' }],
])('%s cannot be used', async (_what, change) => {
  await expect(pay(change)).rejects.toMatchObject(refused('905_1'));
});
