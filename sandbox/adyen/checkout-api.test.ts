import { DatabaseSync } from 'node:sqlite';
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

describe('a direct debit', () => {
  const debit = (iban: string, ownerName = 'A. Schneider') =>
    pay({
      amount: { value: 12500, currency: 'EUR' },
      countryCode: 'FI',
      paymentMethod: { type: 'sepadirectdebit', iban, ownerName },
    });

  test('is received until the bank decides', async () => {
    expect(await debit('NL13TEST0123456789')).toMatchObject({
      resultCode: 'Received',
      merchantReference: 'ORDER-1',
      pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/) as string,
    });
  });

  test.each([
    ['NL13', 'A. Schneider', '161'],
    ['NL13TEST0123456789', ' ', '163'],
  ])('of account %s and owner "%s" is refused (%s)', async (iban, owner, errorCode) => {
    await expect(debit(iban, owner)).rejects.toMatchObject({ statusCode: 422, errorCode });
  });
});

describe('a card payment', () => {
  test('is authorized', async () => {
    const answer = await pay();
    expect(answer).toMatchObject({
      resultCode: 'Authorised',
      merchantReference: 'ORDER-1',
      amount: { value: 12500, currency: 'SEK' },
      paymentMethod: { type: 'scheme', brand: 'visa' },
    });
    expect(answer.pspReference).toMatch(/^[A-Z0-9]{16}$/);
  });

  test.each([
    ['DECLINED', 'Refused', '2'],
    ['not_enough_balance', 'Refused', '12'],
    ['ERROR', 'Error', '4'],
  ])('of %s results in %s', async (holderName, resultCode, refusalReasonCode) => {
    const answer = await pay({ paymentMethod: { ...visa, holderName } });
    expect(answer).toMatchObject({ resultCode, refusalReasonCode });
  });

  test('with an expired card is refused', async () => {
    const answer = await pay({ paymentMethod: { ...visa, encryptedExpiryYear: 'test_2020' } });
    expect(answer).toMatchObject({ resultCode: 'Refused', refusalReason: 'Expired Card' });
  });

  test.each([
    ['a value its fields did not create', { encryptedCardNumber: '4111111111111111' }, '174'],
    ['no security code', { encryptedSecurityCode: undefined }, '174'],
    ['a wrong check digit', { encryptedCardNumber: 'test_4111111111111112' }, '101'],
    ['a short security code', { encryptedSecurityCode: 'test_73' }, '103'],
    ['a thirteenth month', { encryptedExpiryMonth: 'test_13' }, '140'],
  ])('with %s is not a payment', async (_what, change, errorCode) => {
    await expect(pay({ paymentMethod: { ...visa, ...change } })).rejects.toMatchObject({
      statusCode: 422,
      errorCode,
    });
  });

  test('with a Maestro card needs no security code', async () => {
    const maestro = { ...cardOf('6771798021000008'), encryptedSecurityCode: undefined };
    expect(await pay({ paymentMethod: maestro })).toMatchObject({ resultCode: 'Authorised' });
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

  test('is still up to the issuer', async () => {
    const answer = await pay({ paymentMethod: { ...threeDS, holderName: 'DECLINED' } });
    const address = await chooseAtBank(answer, 'authorise');
    expect(await details(redirectResultOf(address))).toMatchObject({ resultCode: 'Refused' });
  });

  test('accepts a redirect result once', async () => {
    const address = await chooseAtBank(await pay({ paymentMethod: threeDS }), 'authorise');
    await details(redirectResultOf(address));
    await expect(details(redirectResultOf(address))).rejects.toMatchObject({ errorCode: '704' });
  });

  test('rejects a redirect result it never issued', async () => {
    await expect(details('made-up')).rejects.toMatchObject({ statusCode: 422, errorCode: '14_018' });
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

  test('needs a method that is offered for the country and amount', async () => {
    await expect(pay({ ...klarna, countryCode: 'FR' })).rejects.toMatchObject({ errorCode: '905_1' });
  });
});

describe('the server API', () => {
  test('requires its key', async () => {
    await expect(sandbox.checkout('another').PaymentsApi.payments(payment())).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test.each([
    ['merchantAccount', { merchantAccount: '' }, '901'],
    ['amount', { amount: undefined }, '100'],
    ['amount.value', { amount: { value: 1.5, currency: 'SEK' } }, '137'],
    ['amount.currency', { amount: { value: 1, currency: 'XQX' } }, '138'],
    ['reference', { reference: undefined }, '130'],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }, '14_030'],
    ['paymentMethod', { paymentMethod: undefined }, '14_006'],
  ])('validates %s', async (_field, change, errorCode) => {
    await expect(pay(change)).rejects.toMatchObject({ errorCode });
  });

  test('returns the first response for a repeated idempotency key', async () => {
    const first = await pay({}, 'attempt-1');
    expect(await pay({}, 'attempt-1')).toEqual(first);
    expect((await pay({}, 'attempt-2')).pspReference).not.toBe(first.pspReference);
  });

  test('repeats an error for a repeated idempotency key', async () => {
    await expect(pay({ reference: undefined }, 'attempt-3')).rejects.toMatchObject({ errorCode: '130' });
    await expect(pay({ reference: undefined }, 'attempt-3')).rejects.toMatchObject({ errorCode: '130' });
  });

  test('rejects an idempotency key used for something else', async () => {
    await pay({}, 'attempt-4');
    await expect(pay({ reference: 'ORDER-2' }, 'attempt-4')).rejects.toMatchObject({
      statusCode: 422,
      errorCode: '704',
    });
  });

  test('turns two parallel requests with one idempotency key into one payment', async () => {
    const answers = await Promise.allSettled([pay({}, 'attempt-5'), pay({}, 'attempt-5')]);
    const references = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.pspReference : undefined,
    );
    expect(new Set(references.filter(Boolean)).size).toBe(1);
  });

  test('allows its tables to be emptied in any order', async () => {
    const database = new DatabaseSync(':memory:');
    const other = await startAdyenSandbox({ database, publicUrl: 'http://sandbox.example' });
    const klarna = payment({
      paymentMethod: { type: 'klarna' },
      lineItems: [{ amountIncludingTax: 12500, quantity: 1 }],
    });
    const { action } = await other.checkout().PaymentsApi.payments(klarna);
    const { url = '' } = action as Types.checkout.CheckoutRedirectAction;
    const body = new URLSearchParams({ choice: 'authorise' });
    await fetch(url.replace('http://sandbox.example', other.origin), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    database.exec('DELETE FROM adyen_payments');
    expect(database.prepare('SELECT * FROM adyen_bank_answers').all()).toEqual([]);
    await other.close();
  });

  test('keeps payments and idempotency keys across a restart', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await startAdyenSandbox({ database });
    const options = { idempotencyKey: 'kept' };
    const first = await before.checkout().PaymentsApi.payments(payment(), options);
    await before.close();
    const after = await startAdyenSandbox({ database });
    expect(await after.checkout().PaymentsApi.payments(payment(), options)).toEqual(first);
    const reversal = after
      .checkout()
      .ModificationsApi.refundOrCancelPayment(first.pspReference ?? '', { merchantAccount: 'Shop' });
    await expect(reversal).resolves.toMatchObject({ status: 'received' });
    await after.close();
  });
});
