import type { Types } from '@adyen/api-library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningSandbox } from './testing/client.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';

type PaymentRequest = Types.checkout.PaymentRequest;

const visa = cardOf('4111111111111111');
const payment = (change: object = {}): PaymentRequest => ({
  merchantAccount: 'Shop',
  amount: { value: 12500, currency: 'SEK' },
  reference: 'ORDER-1',
  returnUrl: 'https://shop.example/checkout/?payment=7',
  countryCode: 'SE',
  paymentMethod: visa,
  ...change,
});

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startAdyenSandbox();
});
afterAll(() => sandbox.close());

const api = () => sandbox.checkout().PaymentsApi;
const pay = (change: object = {}, idempotencyKey?: string) =>
  api().payments(payment(change), idempotencyKey === undefined ? {} : { idempotencyKey });

/** Opens the payment's bank page and presses a button; returns the address the shopper is sent back to. */
async function chooseAtBank(answer: Types.checkout.PaymentResponse, choice: string): Promise<URL> {
  const action = answer.action as Types.checkout.CheckoutRedirectAction;
  const address = (action.url ?? '').replace('http://sandbox.example', sandbox.origin);
  const page = await fetch(address);
  expect(await page.text()).toContain('ORDER-1');
  const body = new URLSearchParams({ choice });
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const details = (redirectResult: string) => api().paymentsDetails({ details: { redirectResult } });
const redirectResultOf = (address: URL) => address.searchParams.get('redirectResult') ?? '';

describe('a card payment', () => {
  test.each([
    ['DECLINED', 'Refused', 'Refused'],
    ['ERROR', 'Error', 'Acquirer Error'],
  ])('of %s results in %s', async (holderName, resultCode, refusalReason) => {
    const answer = await pay({ paymentMethod: { ...visa, holderName } });
    expect(answer).toMatchObject({ resultCode, refusalReason });
  });

  test.each([
    ['a value its fields did not create', { encryptedCardNumber: '4111111111111111' }, '174'],
    ['a wrong check digit', { encryptedCardNumber: 'test_4111111111111112' }, '101'],
    ['a short security code', { encryptedSecurityCode: 'test_73' }, '103'],
  ])('with %s is not a payment', async (_what, change, errorCode) => {
    await expect(pay({ paymentMethod: { ...visa, ...change } })).rejects.toMatchObject({
      statusCode: 422,
      errorCode,
    });
  });
});

describe('a card payment with 3-D Secure by redirect', () => {
  const threeDS = cardOf('4212345678910006');

  test.each([
    ['authorise', 'Authorised'],
    ['refuse', 'Refused'],
    ['cancel', 'Cancelled'],
  ])('after %s at the bank, ends with %s', async (choice, resultCode) => {
    const answer = await pay({ paymentMethod: threeDS });
    expect(answer).toMatchObject({
      resultCode: 'RedirectShopper',
      action: { method: 'GET', type: 'redirect' },
    });
    expect(answer.pspReference).toBeUndefined();
    const address = await chooseAtBank(answer, choice);
    expect(address.searchParams.get('payment')).toBe('7');
    expect(await details(redirectResultOf(address))).toMatchObject({
      resultCode,
      merchantReference: 'ORDER-1',
    });
  });

  test('accepts a redirect result once', async () => {
    const address = await chooseAtBank(await pay({ paymentMethod: threeDS }), 'authorise');
    await details(redirectResultOf(address));
    await expect(details(redirectResultOf(address))).rejects.toMatchObject({ errorCode: '704' });
  });
});

describe('a payment at the shopper’s bank', () => {
  const klarna = {
    paymentMethod: { type: 'klarna' },
    lineItems: [{ amountIncludingTax: 12500, quantity: 1 }],
  };

  test('left pending can be authorized later at the same page, once', async () => {
    const answer = await pay(klarna);
    const first = await chooseAtBank(answer, 'pending');
    expect(await details(redirectResultOf(first))).toMatchObject({ resultCode: 'Pending' });
    const second = await chooseAtBank(answer, 'authorise');
    expect(await details(redirectResultOf(second))).toMatchObject({ resultCode: 'Authorised' });
    const { url = '' } = answer.action as Types.checkout.CheckoutRedirectAction;
    const page = await fetch(url.replace('http://sandbox.example', sandbox.origin));
    expect(page.status).toBe(410);
  });
});

describe('the server API', () => {
  test('requires its key', async () => {
    await expect(sandbox.checkout('another').PaymentsApi.payments(payment())).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test.each([
    ['merchantAccount', { merchantAccount: '' }, 403],
    ['amount', { amount: undefined }, 422],
    ['amount.value', { amount: { value: 1.5, currency: 'SEK' } }, 422],
    ['amount.currency', { amount: { value: 1, currency: 'XQX' } }, 422],
    ['reference', { reference: undefined }, 422],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }, 422],
    ['paymentMethod', { paymentMethod: undefined }, 422],
  ])('validates %s', async (_field, change, statusCode) => {
    await expect(pay(change)).rejects.toMatchObject({ statusCode });
  });
});
