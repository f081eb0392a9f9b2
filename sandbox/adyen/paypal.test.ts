import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startAdyenSandbox } from './testing/client.ts';
import { ledgerSchema } from './testing/ledger.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const goods = 10_000;
const gbp = (value: number) => ({ value, currency: 'GBP' });
const actionSchema = z.object({ paymentData: z.string(), sdkData: z.object({ token: z.string() }) });
const orderSchema = z.looseObject({ value: z.string(), payerId: z.string().nullable() });
const way = (reference: string, value: number, selected = false) => ({
  reference,
  description: `Way ${reference}`,
  type: 'Shipping' as never,
  amount: gbp(value),
  selected,
});

/** A payment of 100.00 pounds for which there is an order at PayPal. */
async function begin() {
  const receiver = await receiveWebhooks();
  const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url });
  onClose(sandbox.close);
  const { PaymentsApi, UtilityApi } = sandbox.checkout();
  const answer = await PaymentsApi.payments({
    merchantAccount: 'Shop',
    amount: gbp(goods),
    reference: 'ORDER-1',
    returnUrl: 'https://shop.example/checkout/',
    countryCode: 'GB',
    paymentMethod: { type: 'paypal', subtype: 'express' } as never,
  });
  const { pspReference = '' } = answer;
  const { paymentData, sdkData } = actionSchema.parse(answer.action);
  const orders = `${sandbox.origin}/paypal/orders/${sdkData.token}`;
  return {
    sandbox,
    receiver,
    paymentData,
    token: sdkData.token,
    update: (request: object) =>
      UtilityApi.updatesOrderForPaypalExpressCheckout({ pspReference, paymentData, ...request }),
    order: async () => orderSchema.parse(await (await fetch(orders)).json()),
    approve: (value: string) =>
      fetch(`${orders}/approve`, { method: 'POST', body: JSON.stringify({ value, isDeclined: false }) }),
    submit: (payerID: string | null, data: string) =>
      PaymentsApi.paymentsDetails({
        details: { orderID: sdkData.token, payerID: payerID ?? '' },
        paymentData: data,
      }),
    kept: async () => ledgerSchema.parse(await sandbox.control('/books')).payments[0]?.kept,
  };
}

describe('an order at PayPal', () => {
  test('product 7.223: is paid as it was last updated, once its payer has approved it', async () => {
    const { update, order, approve, submit, kept, receiver, sandbox } = await begin();
    const first = await update({
      amount: gbp(10_500),
      deliveryMethods: [way('a', 500, true), way('b', 1500)],
    });
    const { paymentData, status } = await update({
      paymentData: first.paymentData,
      amount: gbp(13_500),
      taxTotal: { amount: gbp(2000) },
      deliveryMethods: [way('a', 500), way('b', 1500, true)],
    });
    expect(status).toBe('success');
    expect(await order()).toMatchObject({
      value: '135.00',
      breakdown: { item_total: '100.00', shipping: '15.00', tax_total: '20.00' },
      options: [
        { id: 'a', value: '5.00', selected: false },
        { id: 'b', value: '15.00', selected: true },
      ],
    });
    expect(await kept()).toBe(0);
    const approved = orderSchema.parse(await (await approve('135.00')).json());
    expect(await kept()).toBe(0);
    expect(await submit(approved.payerId, paymentData)).toMatchObject({
      resultCode: 'Authorised',
      merchantReference: 'ORDER-1',
      amount: gbp(13_500),
      paymentMethod: { type: 'paypal' },
    });
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({ eventCode: 'AUTHORISATION', amount: gbp(13_500) });
    const { payments } = ledgerSchema.parse(await sandbox.control('/books'));
    expect(payments[0]).toMatchObject({ kept: 13_500, sheetTotal: gbp(13_500) });
  });

  test('product 7.223: never becomes money without its payer: not by details, at the bank’s page, or by a control', async () => {
    const { sandbox, submit, token, paymentData, kept } = await begin();
    await expect(submit('PAYER', paymentData)).rejects.toMatchObject({ errorCode: '14_018' });
    const body = new URLSearchParams({ choice: 'authorise' });
    const atBank = await fetch(`${sandbox.origin}/adyen/bank/${token}`, { method: 'POST', body });
    expect(atBank.status).toBe(404);
    const decision = { reference: 'ORDER-1', choice: 'authorise' };
    await expect(sandbox.control('/decisions', decision)).rejects.toThrow('409');
    await sandbox.control('/decisions', { ...decision, choice: 'expire' });
    expect(await kept()).toBe(0);
  });

  test('is paid once, by its payer, with its latest data', async () => {
    const { approve, submit, update, paymentData } = await begin();
    const updated = await update({ amount: gbp(10_000) });
    const { payerId } = orderSchema.parse(await (await approve('100.00')).json());
    await expect(submit(payerId, paymentData)).rejects.toMatchObject({ errorCode: '14_018' });
    await expect(submit('SOMEBODY', updated.paymentData)).rejects.toMatchObject({ errorCode: '14_018' });
    expect(await submit(payerId, updated.paymentData)).toMatchObject({ resultCode: 'Authorised' });
    await expect(submit(payerId, updated.paymentData)).rejects.toMatchObject({ errorCode: '704' });
    await expect(update({ amount: gbp(10_000), paymentData: updated.paymentData })).rejects.toMatchObject({
      errorCode: '702',
    });
  });

  test('is approved only with the amount that was shown', async () => {
    const { approve, update } = await begin();
    await update({ amount: gbp(10_500), deliveryMethods: [way('a', 500, true)] });
    expect((await approve('100.00')).status).toBe(409);
    expect((await approve('105.00')).status).toBe(200);
  });
});

describe('an update', () => {
  test.each([
    ['with old data', { paymentData: 'Ab02b4c0!OLD', amount: gbp(10_000) }, '14_018'],
    ['of another payment', { pspReference: 'NONE', amount: gbp(10_000) }, '702'],
    ['in another currency', { amount: { value: 10_000, currency: 'EUR' } }, '138'],
    ['below the first amount', { amount: gbp(9_999) }, '14_0476'],
    ['with no delivery selected', { amount: gbp(10_000), deliveryMethods: [way('a', 500)] }, '702'],
    [
      'with two deliveries selected',
      { amount: gbp(11_000), deliveryMethods: [way('a', 500, true), way('b', 500, true)] },
      '702',
    ],
    ['without an amount', {}, '702'],
  ])('product 7.224: %s is refused', async (_case, request, errorCode) => {
    const { update, order } = await begin();
    await expect(update(request)).rejects.toMatchObject({ statusCode: 422, errorCode });
    expect(await order()).toMatchObject({ value: '100.00' });
  });

  test('product 7.224: is accepted exactly if the amount is the sum of its parts', async () => {
    const { update, paymentData } = await begin();
    let latest = paymentData;
    const parts = fc.record({
      tax: fc.nat(5000),
      delivery: fc.nat(5000),
      error: fc.constantFrom(0, 0, 1, 17),
    });
    await fc.assert(
      fc.asyncProperty(parts, async ({ tax, delivery, error }) => {
        const attempt = update({
          paymentData: latest,
          amount: gbp(goods + tax + delivery + error),
          taxTotal: { amount: gbp(tax) },
          deliveryMethods: [way('a', delivery, true), way('b', 1)],
        });
        if (error === 0) latest = (await attempt).paymentData;
        else await expect(attempt).rejects.toMatchObject({ errorCode: '14_0478' });
      }),
      { numRuns: 30 },
    );
  });
});
