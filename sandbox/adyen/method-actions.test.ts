import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startAdyenSandbox } from './testing/client.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const actionSchema = z.looseObject({ type: z.string(), paymentData: z.string().optional() });

/** Begins a payment by `type` of 125.00 in the currency of its country. */
async function begin(type: string, countryCode: string, currency: string) {
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
    paymentMethod: { type } as never,
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
    const { receiver, decide } = await begin('multibanco', 'PT', 'EUR');
    await decide('expire');
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({
      eventCode: 'OFFER_CLOSED',
      success: 'true',
      merchantReference: 'ORDER-1',
    });
    await expect(decide('authorise')).rejects.toThrow('409');
  });
});

test.each([
  ['authorise', 'Authorised'],
  ['refuse', 'Refused'],
  ['cancel', 'Cancelled'],
])(
  'a code to scan has no references until, after %s in the app, it ends with %s, once',
  async (choice, end) => {
    const { answer, action, status, decide, details } = await begin('swish', 'SE', 'SEK');
    expect(answer.resultCode).toBe('Pending');
    expect([answer.pspReference, answer.merchantReference]).toEqual([undefined, undefined]);
    expect(action).toMatchObject({ type: 'qrCode', paymentMethodType: 'swish' });
    expect(await status()).toEqual({ type: 'pending', resultCode: 'pending' });
    await decide(choice);
    const { payload, resultCode } = completeSchema.parse(await status());
    expect(resultCode).toBe(end.toLowerCase());
    expect(await details(payload)).toMatchObject({ resultCode: end, merchantReference: 'ORDER-1' });
    await expect(details(payload)).rejects.toMatchObject({ errorCode: '704' });
  },
);
