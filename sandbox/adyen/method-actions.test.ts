import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startAdyenSandbox } from './testing/client.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const actionSchema = z.looseObject({ type: z.string(), paymentData: z.string().optional() });

/** Begins a payment by `type` of 125.00 in the currency of its country. */
async function begin(type: string, countryCode: string, currency: string, details: object = {}) {
  const receiver = await receiveWebhooks();
  const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url });
  onClose(sandbox.close);
  const { PaymentsApi } = sandbox.checkout();
  const answer = await PaymentsApi.payments({
    merchantAccount: 'Shop',
    amount: { value: 12500, currency },
    reference: 'ORDER-1',
    returnUrl: 'https://shop.example/checkout/',
    countryCode,
    // The library's type lists the methods with all of their details.
    paymentMethod: { type, ...details } as unknown as Parameters<
      typeof PaymentsApi.payments
    >[0]['paymentMethod'],
  });
  const action = actionSchema.parse(answer.action);
  /** What the browser library asks while the shopper uses an app. */
  const status = async (): Promise<unknown> => {
    const path = '/checkoutshopper/services/PaymentInitiation/v1/status?clientKey=sandbox_LOCAL';
    const body = JSON.stringify({ paymentData: action.paymentData });
    return (await fetch(`${sandbox.origin}${path}`, { method: 'POST', body })).json();
  };
  const decide = (choice: string) => sandbox.control('/decisions', { reference: 'ORDER-1', choice });
  const submit = (payload: string) => PaymentsApi.paymentsDetails({ details: { payload } });
  return { sandbox, receiver, answer, action, status, decide, details: submit };
}

const completeSchema = z.object({ type: z.literal('complete'), resultCode: z.string(), payload: z.string() });

describe('a voucher', () => {
  test('is final for the shop until it is paid', async () => {
    const { answer, action, receiver, decide } = await begin('multibanco', 'PT', 'EUR');
    expect(answer).toMatchObject({ resultCode: 'PresentToShopper', merchantReference: 'ORDER-1' });
    expect(answer.pspReference).toMatch(/^[A-Z0-9]{16}$/);
    expect(action).toMatchObject({
      type: 'voucher',
      paymentMethodType: 'multibanco',
      entity: '12101',
      reference: expect.stringMatching(/^\d{9}$/) as string,
      totalAmount: { value: 12500, currency: 'EUR' },
      expiresAt: expect.stringMatching(/^[\d-]{10}T[\d:]{8}$/) as string,
    });
    await decide('authorise');
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({
      eventCode: 'AUTHORISATION',
      success: 'true',
      pspReference: answer.pspReference,
    });
  });

  test('expires if nobody pays it, and cannot be paid afterwards', async () => {
    const { receiver, decide, sandbox } = await begin('multibanco', 'PT', 'EUR');
    await sandbox.control('/events', { reference: 'ORDER-1', eventCode: 'OFFER_CLOSED' });
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({
      eventCode: 'OFFER_CLOSED',
      success: 'true',
      merchantReference: 'ORDER-1',
    });
    await expect(decide('authorise')).rejects.toThrow('409');
  });
});

test('a bank transfer is received when it has been announced', async () => {
  const { answer, action } = await begin('bankTransfer_IBAN', 'PT', 'EUR');
  expect(answer).toMatchObject({ resultCode: 'Received', merchantReference: 'ORDER-1' });
  expect(action).toMatchObject({
    type: 'bankTransfer',
    iban: 'NL13TEST0123456789',
    reference: expect.stringMatching(/^\d{9}$/) as string,
  });
});

describe.each([
  ['a code to scan', 'swish', 'SE', 'SEK', 'qrCode'],
  ['a code of Bancontact’s to scan', 'bcmc_mobile', 'BE', 'EUR', 'qrCode'],
  ['a message in the bank’s app', 'mbway', 'PT', 'EUR', 'await'],
  ['a BLIK code, confirmed in the bank’s app', 'blik', 'PL', 'PLN', 'await', { blikCode: '777123' }],
])('%s', (_what, type, country, currency, actionType, own: object = {}) => {
  test('is pending, without references, while the shopper uses the app', async () => {
    const { answer, action, status } = await begin(type, country, currency, own);
    expect(answer.resultCode).toBe('Pending');
    expect(answer).not.toHaveProperty('pspReference', expect.any(String));
    expect(answer).not.toHaveProperty('merchantReference', expect.any(String));
    expect(action).toMatchObject({ type: actionType, paymentMethodType: type });
    expect(await status()).toEqual({ type: 'pending', resultCode: 'pending' });
  });

  test.each([
    ['authorise', 'Authorised'],
    ['refuse', 'Refused'],
    ['cancel', 'Cancelled'],
  ])('after %s in the app, ends with %s, once', async (choice, resultCode) => {
    const { status, decide, details } = await begin(type, country, currency, own);
    await decide(choice);
    const { payload, resultCode: told } = completeSchema.parse(await status());
    expect(told).toBe(resultCode.toLowerCase());
    expect(await details(payload)).toMatchObject({ resultCode, merchantReference: 'ORDER-1' });
    await expect(details(payload)).rejects.toMatchObject({ errorCode: '704' });
  });

  test('can be confirmed at its page at the bank, which does not lead back to the shop', async () => {
    const { action, sandbox, status } = await begin(type, country, currency, own);
    const page = `${sandbox.origin}/adyen/bank/${action.paymentData ?? ''}`;
    const body = new URLSearchParams({ choice: 'authorise' });
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await status()).toMatchObject({ type: 'complete', resultCode: 'authorised' });
  });
});

test('an app to which the page switches gets what it needs', async () => {
  const { answer, action } = await begin('wechatpaySDK', 'HK', 'HKD');
  expect(answer.resultCode).toBe('Pending');
  expect(action).toMatchObject({ type: 'sdk', sdkData: { token: expect.any(String) as string } });
});

test('the status of a payment that is not made in an app is unknown', async () => {
  const { status } = await begin('multibanco', 'PT', 'EUR');
  expect(await status()).toMatchObject({ type: 'validation' });
});
