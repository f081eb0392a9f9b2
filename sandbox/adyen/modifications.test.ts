import { afterEach, describe, expect, test } from 'vitest';
import { ledgerSchema } from './testing/ledger.ts';
import { cardOf, startAdyenSandbox } from './testing/client.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const amountOf = (value: number, currency = 'EUR') => ({ value, currency });

/** A stand-in whose webhooks are received, and what a merchant does with one payment of 10.00 euros. */
async function startShop(holderName = 'J. Smith', manualCapture = false, change: object = {}) {
  const receiver = await receiveWebhooks();
  const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url });
  onClose(sandbox.close);
  const { PaymentsApi, ModificationsApi: api } = sandbox.checkout();
  const { pspReference = '' } = await PaymentsApi.payments({
    merchantAccount: 'Shop',
    amount: amountOf(1000),
    reference: 'ORDER-1',
    returnUrl: 'https://shop.example/',
    paymentMethod: cardOf('4111111111111111', holderName),
    ...(manualCapture ? { additionalData: { manualCapture: 'true' } } : {}),
    ...change,
  });
  const merchantAccount = 'Shop';
  const wishes = {
    reverse: (change: object = {}) => api.refundOrCancelPayment(pspReference, { merchantAccount, ...change }),
    capture: (value: number, change: object = {}) =>
      api.captureAuthorisedPayment(pspReference, { merchantAccount, amount: amountOf(value), ...change }),
    refund: (value: number, change: object = {}) =>
      api.refundCapturedPayment(pspReference, { merchantAccount, amount: amountOf(value), ...change }),
  };
  const books = async () => {
    const { payments } = ledgerSchema.parse(await sandbox.control('/books'));
    return payments[0];
  };
  return { sandbox, receiver, pspReference, books, ...wishes };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

const refused = (errorCode: string) => ({ statusCode: 422, errorCode });

describe('money that goes back without the merchant', () => {
  const codes = ['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'EXPIRE'] as const;

  test.each(codes)('%s is reported with the payment’s references', async (eventCode) => {
    const { sandbox, receiver, pspReference, books } = await startShop('J. Smith', true);
    await sandbox.control('/events', { reference: 'ORDER-1', eventCode });
    await receiver.received(2);
    expect(receiver.items[1]).toMatchObject({
      eventCode,
      success: 'true',
      originalReference: pspReference,
      merchantReference: 'ORDER-1',
      amount: amountOf(1000),
    });
    expect(await books()).toMatchObject({ reserved: 0, kept: 0 });
  });
});

describe('a modification that can never succeed is refused', () => {
  test('for an unknown payment', async () => {
    const { sandbox } = await startShop();
    const { ModificationsApi } = sandbox.checkout();
    const unknown = ModificationsApi.refundOrCancelPayment('UNKNOWN', { merchantAccount: 'Shop' });
    await expect(unknown).rejects.toMatchObject(refused('167'));
  });

  test('above what there is, in another currency, or of nothing', async () => {
    const { refund } = await startShop();
    await expect(refund(1001)).rejects.toMatchObject(refused('166'));
    await refund(600);
    await expect(refund(401)).rejects.toMatchObject(refused('166'));
    await expect(refund(400)).resolves.toMatchObject({ status: 'received' });
    await expect(refund(100, { amount: amountOf(100, 'USD') })).rejects.toMatchObject(refused('138'));
    await expect(refund(0)).rejects.toMatchObject(refused('137'));
  });

  test('of a part of what Klarna invoiced, without lines that add up to it', async () => {
    const { sandbox, books } = await startShop(undefined, false, {
      countryCode: 'DE',
      paymentMethod: { type: 'klarna' },
      lineItems: [{ quantity: 1, amountIncludingTax: 1000 }],
    });
    await sandbox.control('/decisions', { reference: 'ORDER-1', choice: 'authorise' });
    const { pspReference = '' } = (await books()) ?? {};
    const refund = (value: number, change: object = {}) =>
      sandbox.checkout().ModificationsApi.refundCapturedPayment(pspReference, {
        merchantAccount: 'Shop',
        amount: amountOf(value),
        ...change,
      });
    const lineItems = [{ quantity: 1, amountIncludingTax: 400 }];
    await expect(refund(400)).rejects.toMatchObject(refused('115'));
    await expect(refund(300, { lineItems })).rejects.toMatchObject(refused('115'));
    await expect(refund(400, { lineItems })).resolves.toMatchObject({ status: 'received' });
  });
});

describe('an accepted modification is reported by webhook', () => {
  test.each([
    [
      'a capture of what is captured automatically',
      (shop: Shop) => shop.capture(1000),
      'CAPTURE',
      'Insufficient balance on payment',
    ],
  ])('as failed: %s', async (_what, modify, eventCode, reason) => {
    const shop = await startShop();
    await modify(shop);
    await shop.receiver.received(2);
    expect(shop.receiver.items[1]).toMatchObject({ eventCode, success: 'false', reason });
  });

  test.each(['refund', 'reverse'] as const)('as failed: a %s of cash', async (kind) => {
    const shop = await startShop(undefined, false, {
      countryCode: 'JP',
      amount: amountOf(1000, 'JPY'),
      paymentMethod: { type: 'econtext_stores' },
      shopperName: { firstName: 'Aiko', lastName: 'Tanaka' },
      shopperEmail: 'aiko@example.com',
      telephoneNumber: '0312345678',
    });
    await shop.sandbox.control('/decisions', { reference: 'ORDER-1', choice: 'authorise' });
    await shop.receiver.received(1);
    await (kind === 'refund' ? shop.refund(400, { amount: amountOf(400, 'JPY') }) : shop.reverse());
    await shop.receiver.received(2);
    expect(shop.receiver.items[1]).toMatchObject({
      success: 'false',
      reason: 'Refund is not supported for this payment method',
    });
    expect(await shop.books()).toMatchObject({ kept: 1000 });
  });

  test.each([
    ['a refund', (shop: Shop) => shop.refund(1000), 'REFUND'],
    ['a reversal', (shop: Shop) => shop.reverse(), 'CANCEL_OR_REFUND'],
  ])('as succeeded and then as failed: %s', async (_what, modify, first) => {
    const shop = await startShop();
    await shop.sandbox.control('/faults', { on: 'modification', fault: 'failed-later' });
    const { pspReference } = await modify(shop);
    await shop.receiver.received(3);
    expect(shop.receiver.items.slice(1)).toMatchObject([
      { eventCode: first, success: 'true', pspReference },
      { eventCode: 'REFUND_FAILED', success: 'true', pspReference, originalReference: shop.pspReference },
    ]);
    expect(await shop.books()).toMatchObject({ captured: 1000, refunded: 0, kept: 1000 });
  });
});

test('a chargeback takes everything back, and says until when it can be defended', async () => {
  const { sandbox, receiver, books } = await startShop();
  const event = { reference: 'ORDER-1', eventCode: 'CHARGEBACK' };
  await sandbox.control('/events', event);
  await receiver.received(2);
  expect(receiver.items[1]).toMatchObject({
    amount: amountOf(1000),
    additionalData: { defensePeriodEndsAt: expect.stringMatching(/\+00:00$/) as string },
  });
  expect(await books()).toMatchObject({ kept: 0 });
  await expect(sandbox.control('/events', event)).rejects.toThrow('409');
});

test('a part of the amount is what the issuer of PARTIAL approves, and what the webhook reports', async () => {
  const { books, receiver } = await startShop('PARTIAL');
  await receiver.received(1);
  expect(receiver.items[0]).toMatchObject({
    eventCode: 'AUTHORISATION',
    success: 'true',
    amount: amountOf(500),
  });
  expect(await books()).toMatchObject({ resultCode: 'PartiallyAuthorised', authorised: 500, kept: 500 });
});
