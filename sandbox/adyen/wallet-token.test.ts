import { afterEach, describe, expect, test } from 'vitest';
import { startAdyenSandbox, testApp } from './testing/client.ts';
import { ledgerSchema } from './testing/ledger.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const base64 = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64');

/** A token as the simulated wallets make it. */
const tokenOf = (merchant: string, change: object) =>
  base64({
    ...{ merchant, expiresAt: Date.now() + 60_000, number: '4111111111111111', holderName: 'ADA' },
    ...{ price: '125.5', currency: 'GBP', ...change },
  });
const googlePay = (change: object = {}) => ({
  ...{ type: 'googlepay', googlePayToken: tokenOf('Shop', change), subtype: 'express' },
});
const applePay = (change: object = {}) => ({
  ...{ type: 'applepay', applePayToken: tokenOf('merchant.shop', change) },
});

async function shop() {
  const receiver = await receiveWebhooks();
  const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url });
  onClose(sandbox.close);
  const { PaymentsApi } = sandbox.checkout();
  const pay = (paymentMethod: object) =>
    PaymentsApi.payments({
      merchantAccount: 'Shop',
      amount: { value: 12_550, currency: 'GBP' },
      reference: 'ORDER-1',
      returnUrl: 'https://shop.example/checkout/',
      countryCode: 'GB',
      paymentMethod,
    });
  return { sandbox, receiver, pay };
}

describe.each([
  ['Google Pay', googlePay],
  ['Apple Pay', applePay],
])('%s', (_name, token) => {
  test('is authorized at once, and the books know what the sheet showed', async () => {
    const { pay, sandbox, receiver } = await shop();
    const method = token();
    expect(await pay(method)).toMatchObject({
      resultCode: 'Authorised',
      merchantReference: 'ORDER-1',
      amount: { value: 12_550, currency: 'GBP' },
      paymentMethod: { type: method.type, brand: 'visa' },
    });
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({ eventCode: 'AUTHORISATION', success: 'true' });
    const { payments } = ledgerSchema.parse(await sandbox.control('/books'));
    expect(payments[0]).toMatchObject({ kept: 12_550, sheetTotal: { value: 12_550, currency: 'GBP' } });
  });

  test.each([
    ['DECLINED', 'Refused'],
    ['PARTIAL', 'PartiallyAuthorised'],
  ])('product 7.225: of the holder %s ends as a card does: %s', async (holder, resultCode) => {
    const { pay } = await shop();
    expect(await pay(token({ holderName: holder }))).toMatchObject({ resultCode });
  });

  test.each([
    ['of a brand that the merchant does not accept', { number: '5555555555554444' }, '905_1'],
    ['with a number that cannot be', { number: '4111111111111112' }, '101'],
    ['of another merchant', { merchant: 'Another' }, '174'],
    ['that has expired', { expiresAt: Date.now() - 1 }, '174'],
    ['without a price', { price: 'much' }, '174'],
    ['in a currency that does not exist', { currency: 'pounds' }, '174'],
  ])('product 7.225: %s is refused', async (_case, content, errorCode) => {
    const { pay } = await shop();
    await expect(pay(token(content))).rejects.toMatchObject({ statusCode: 422, errorCode });
  });
});

test.each([
  [{ type: 'googlepay' }, '702'],
  [{ type: 'googlepay', googlePayToken: 'token' }, '174'],
  [{ type: 'applepay', applePayToken: base64({}) }, '174'],
])('%j is refused', async (paymentMethod, errorCode) => {
  const { pay } = await shop();
  await expect(pay(paymentMethod)).rejects.toMatchObject({ statusCode: 422, errorCode });
});

describe('a merchant session of Apple Pay', () => {
  const wanted = { displayName: 'Shop', domainName: 'shop.example', merchantIdentifier: 'merchant.shop' };
  const validate = (body: object, origin = 'https://shop.example') =>
    testApp().request('/checkoutshopper/v1/applePay/sessions?clientKey=sandbox_LOCAL', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(origin !== '' && { origin }) },
    });

  test('is for the page that asks', async () => {
    const answer = await validate(wanted);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { readonly data: string };
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({
      domainName: 'shop.example',
      merchantIdentifier: 'merchant.shop',
    });
  });

  test.each([
    ['another domain', { ...wanted, domainName: 'other.example' }, undefined],
    ['another merchant', { ...wanted, merchantIdentifier: 'merchant.other' }, undefined],
    ['no page', wanted, ''],
  ])('is refused to %s', async (_case, body, origin) => {
    expect((await validate(body, origin)).status).toBe(422);
  });
});
