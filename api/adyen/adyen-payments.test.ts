import { beforeEach, describe, expect, test, vi } from 'vitest';
import { requestScope } from '../../commerce/request-scope.ts';
import type { PaymentRequest } from './payments.ts';
import { adyenPayments } from './adyen-payments.ts';
import { toldCodeOf } from './result-codes.ts';

const address = { firstName: 'Ada', lastName: 'Berg', streetName: 'Lindenstraße 1', city: 'Berlin' };
const at = (postalCode: string) => ({ ...address, postalCode, country: 'de' });
const line = { kind: 'item', id: 'A', name: 'Carrier', quantity: 2, gross: 2000, net: 1680, taxRate: 0.19 };
const request = {
  key: 'cart-3',
  orderNumber: 'DE-1',
  amount: { centAmount: 2000, currencyCode: 'EUR', fractionDigits: 2 },
  country: 'de',
  locale: 'de-DE',
  email: 'ada@example.com',
  shippingAddress: at('10115'),
  billingAddress: at('20095'),
  lineItems: [line],
  origin: 'https://shop.example',
  returnUrl: 'https://shop.example/kasse/',
  data: {
    paymentMethod: { type: 'scheme' },
    amount: { value: 1 },
    shopperReference: 'mine',
    browserInfo: { userAgent: 'test' },
  },
} as unknown as PaymentRequest;

test.each([
  ['Cancelled', null, 'Cancelled'],
  ['Cancelled', 'FRAUD-CANCELLED', 'Refused'],
  ['Refused', 'Shopper Cancelled', 'Cancelled'],
  ['Refused', 'Not enough balance', 'Refused'],
])('product 4.161: %s because of %s is told as %s', (resultCode, reason, told) => {
  expect(toldCodeOf({ resultCode, reason })).toBe(told);
});

const fetched =
  vi.fn<(url: URL, init: { headers: HeadersInit; body: string; signal: AbortSignal }) => Promise<Response>>();
const answerWith = (status: number, body: object) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const keys = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
const sent = () => JSON.parse(fetched.mock.lastCall?.[1].body ?? '') as Record<string, unknown>;
const otherCountries = [
  { code: 'nl', currency: 'EUR' },
  { code: 'no', currency: 'NOK', paymentMethods: ['klarna', 'scheme'] },
  { code: 'se', currency: 'SEK' },
] as const;
const payments = adyenPayments(
  {
    environment: 'TEST',
    apiKey: 'k',
    clientKey: 'c',
    browserEnvironment: 'test',
    hmacKeys: ['ab'],
    liveUrlPrefix: null,
    sandboxUrl: 'http://localhost:1',
  },
  { merchantAccount: 'Merchant', countries: [{ code: 'de', currency: 'EUR' }, ...otherCountries] },
);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

test('a payment is requested with the shop’s own data, whatever the browser sends', async () => {
  answerWith(200, { resultCode: 'Authorised' });
  await payments.pay(request);
  expect(sent()).toMatchObject({
    merchantAccount: 'Merchant',
    amount: { value: 2000, currency: 'EUR' },
    reference: 'cart-3',
    paymentMethod: { type: 'scheme' },
    browserInfo: { userAgent: 'test' },
    billingAddress: { postalCode: '20095' },
    deliveryAddress: { postalCode: '10115' },
    lineItems: [{ quantity: 2, amountIncludingTax: 1000, amountExcludingTax: 840, taxAmount: 160 }],
  });
  expect(sent()).not.toHaveProperty('shopperReference');
  expect(keys()).toEqual(['cart-3']);
});

test('each request to the service has its own key, which stays the same', async () => {
  answerWith(200, { resultCode: 'Authorised' });
  const details = (redirectResult: string) =>
    payments.submitDetails('cart-3', { details: { redirectResult } });
  await payments.pay(request);
  await details('a');
  await details('a');
  await details('b');
  const [paid, first, again, other] = keys();
  expect(first).toBe(again);
  expect(new Set([paid, first, other]).size).toBe(3);
});

test('a request to the service ends with the shopper’s, and has its correlation ID', async () => {
  answerWith(200, { resultCode: 'Authorised' });
  const shopper = new AbortController();
  await requestScope.run({ signal: shopper.signal, correlationId: 'from-the-browser' }, () =>
    payments.pay(request),
  );
  const { headers, signal } = fetched.mock.lastCall?.[1] ?? {};
  expect(new Headers(headers).get('X-Correlation-ID')).toBe('from-the-browser');
  shopper.abort();
  expect(signal?.aborted).toBe(true);
});

describe('modifications', () => {
  const modification = {
    pspReference: 'PSP',
    amount: request.amount,
    key: 'cart-3',
    method: 'scheme',
    idempotencyKey: 'once',
  };

  test.each([
    ['reverse', { reference: 'cart-3' }],
    ['capture', { reference: 'cart-3', amount: { value: 2000, currency: 'EUR' } }],
    ['refund', { reference: 'cart-3', amount: { value: 2000, currency: 'EUR' } }],
  ] as const)('%s is sent with its own key, and gives the modification’s reference', async (kind, body) => {
    answerWith(201, { pspReference: 'MOD', status: 'received' });
    expect(await payments.modify({ ...modification, kind })).toBe('MOD');
    expect(sent()).toMatchObject(body);
    expect(keys()).toEqual(['once']);
  });

  test('a refund by Klarna has a line, which it needs for a part', async () => {
    answerWith(201, { pspReference: 'MOD', status: 'received' });
    await payments.modify({ ...modification, kind: 'refund', method: 'klarna' });
    expect(sent()).toMatchObject({ lineItems: [{ quantity: 1, amountIncludingTax: 2000 }] });
    await payments.modify({ ...modification, kind: 'refund' });
    expect(sent()).not.toHaveProperty('lineItems');
  });

  test.each([
    [422, '167', 'InvalidInput'],
    [422, '704', 'PaymentUnderWay'],
    [500, '1', 'PaymentUnavailable'],
    [403, '901', 'PaymentUnavailable'],
  ])('the response %i with error %s means %s', async (status, errorCode, code) => {
    answerWith(status, { errorCode });
    await expect(payments.modify({ ...modification, kind: 'reverse' })).rejects.toMatchObject({ code });
  });
});

test.each([
  [422, '1', { resultCode: 'Error' }],
  [422, '704', { code: 'PaymentUnderWay' }],
  [401, '1', { code: 'PaymentUnavailable' }],
  [429, '1', { code: 'PaymentUnavailable' }],
  [500, '1', { code: 'PaymentUnavailable' }],
])('the response %i with error %s', async (status, errorCode, result) => {
  answerWith(status, { errorCode });
  expect(await payments.pay(request).catch((error: unknown) => error)).toMatchObject(result);
});

test('only methods that the shop can take money by are offered, whatever the account has switched on', async () => {
  const works = ['paypal', 'scheme', 'klarna_paynow', 'klarna', 'sepadirectdebit'];
  const wallets = ['applepay', 'googlepay', 'paypal'];
  const others = ['googlepay', 'applepay', 'giftcard', 'directEbanking', 'swish', 'storedCard'];
  const all = [...others, ...works.toReversed()].map((type) => ({ type, name: type }));
  const storedPaymentMethods = [{ type: 'scheme', id: '8415', name: 'VISA', lastFour: '1111' }];
  answerWith(200, { paymentMethods: all, storedPaymentMethods });
  const answer = await payments.listMethods({ amount: request.amount, country: 'de', locale: 'de-DE' });
  const named = (type: string) => ({ type, name: type });
  expect(answer).toEqual({
    paymentMethods: { paymentMethods: works.map(named) },
    express: wallets.map(named),
  });
});

test.each([
  ['se', ['klarna', 'klarna_paynow', 'swish', 'scheme'], ['scheme', 'swish', 'klarna_paynow', 'klarna']],
  ['no', ['scheme', 'paypal', 'klarna'], ['klarna', 'scheme']],
  ['us', ['scheme'], []],
])(
  'product 5.14: the methods of %s are in the order of that country, or of its record',
  async (country, listed, offered) => {
    answerWith(200, { paymentMethods: listed.map((type) => ({ type, name: type })) });
    const query = { amount: request.amount, country, locale: 'en' };
    const { paymentMethods } = await payments.listMethods(query);
    expect(paymentMethods.paymentMethods.map(({ type }) => type)).toEqual(offered);
  },
);

test('product 5.15: iDEAL is called iDEAL | Wero, whatever Adyen calls it', async () => {
  const issuers = [{ id: '1', name: 'Bank' }];
  answerWith(200, { paymentMethods: [{ type: 'ideal', name: 'iDEAL', issuers }] });
  const query = { amount: request.amount, country: 'nl', locale: 'nl-NL' };
  expect((await payments.listMethods(query)).paymentMethods).toEqual({
    paymentMethods: [{ type: 'ideal', name: 'iDEAL | Wero', issuers }],
  });
});

test.each([
  ['scheme', 'de', true],
  ['applepay', 'de', true],
  // What the shop can take money by, but not there; and what it never can.
  ['swish', 'de', false],
  ['giftcard', 'de', false],
  ['scheme', 'us', false],
])('whether %s is taken in %s', (type, country, isOffered) => {
  expect(payments.isOffered(type, country)).toBe(isOffered);
});
