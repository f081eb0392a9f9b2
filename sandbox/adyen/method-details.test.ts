import { afterEach, describe, expect, test } from 'vitest';
import { startAdyenSandbox } from './testing/client.ts';
import { closeAll, onClose, receiveWebhooks } from './testing/webhook-receiver.ts';

afterEach(closeAll);

const places = { BE: 'EUR', FI: 'EUR', AT: 'EUR', GB: 'GBP', JP: 'JPY', PL: 'PLN' } as const;

/** A sandbox to which payments by one method can be sent. */
async function shop(type: string, country: keyof typeof places) {
  const receiver = await receiveWebhooks();
  const sandbox = await startAdyenSandbox({ webhookUrlOf: () => receiver.url });
  onClose(sandbox.close);
  const { PaymentsApi } = sandbox.checkout();
  const pay = (details: object, rest: object = {}) =>
    PaymentsApi.payments({
      merchantAccount: 'Shop',
      amount: { value: 12_500, currency: places[country] },
      reference: 'ORDER-1',
      returnUrl: 'https://shop.example/checkout/',
      countryCode: country,
      // The library's type lists the methods with all of their details.
      paymentMethod: { type, ...details } as unknown as Parameters<
        typeof PaymentsApi.payments
      >[0]['paymentMethod'],
      ...rest,
    });
  return { sandbox, receiver, pay };
}

describe('BLIK', () => {
  test.each([{}, { blikCode: '77712' }, { blikCode: 'abcdef' }])('is refused with %j', async (details) => {
    const { pay } = await shop('blik', 'PL');
    await expect(pay(details)).rejects.toMatchObject({ statusCode: 422 });
  });
});

describe('online banking', () => {
  test.each([{}, { issuer: '999' }])('is refused with %j', async (details) => {
    const { pay } = await shop('onlineBanking_PL', 'PL');
    await expect(pay(details)).rejects.toMatchObject({ statusCode: 422 });
  });

  test('leads to the chosen bank', async () => {
    const { pay } = await shop('onlineBanking_PL', 'PL');
    expect(await pay({ issuer: '31' })).toMatchObject({
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', paymentMethodType: 'onlineBanking_PL' },
    });
  });

  test('without a list of banks leads to a page that asks for it', async () => {
    const { pay } = await shop('eps', 'AT');
    expect(await pay({})).toMatchObject({ resultCode: 'RedirectShopper' });
  });
});

describe('Bancontact', () => {
  const card = {
    encryptedCardNumber: 'test_6703444444444449',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    holderName: 'J. Janssens',
  };

  test('is a card without a security code, which its bank always authenticates', async () => {
    const { pay } = await shop('bcmc', 'BE');
    expect(await pay(card)).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect' } });
  });

  test('does not take other cards, nor do other cards take it', async () => {
    const { pay } = await shop('bcmc', 'BE');
    const visa = { ...card, encryptedCardNumber: 'test_4111111111111111', encryptedSecurityCode: 'test_737' };
    await expect(pay(visa)).rejects.toMatchObject({ statusCode: 422 });
    const { pay: payAsCard } = await shop('scheme', 'BE');
    await expect(payAsCard(card)).rejects.toMatchObject({ statusCode: 422 });
  });
});

describe('a convenience store', () => {
  const person = {
    shopperName: { firstName: 'Sachiko', lastName: 'Mori' },
    shopperEmail: 'sachiko@example.jp',
    telephoneNumber: '09012345678',
  };

  test('hands out a voucher that says which phone number it knows and how to pay', async () => {
    const { pay } = await shop('econtext_stores', 'JP');
    expect(await pay({}, person)).toMatchObject({
      resultCode: 'PresentToShopper',
      merchantReference: 'ORDER-1',
      action: {
        type: 'voucher',
        paymentMethodType: 'econtext_stores',
        reference: expect.stringMatching(/^\d{9}$/) as string,
        maskedTelephoneNumber: expect.stringMatching(/\d{4}$/) as string,
        instructionsUrl: expect.stringMatching(/^https:/) as string,
      },
    });
  });

  test('7-Eleven has its voucher on a page of its own, from which it is paid without a way back', async () => {
    const { pay, sandbox, receiver } = await shop('econtext_seven_eleven', 'JP');
    const { resultCode, action } = await pay({}, person);
    expect(resultCode).toBe('RedirectShopper');
    expect(action).toMatchObject({ type: 'redirect', paymentMethodType: 'econtext_seven_eleven' });
    const body = new URLSearchParams({ choice: 'authorise' });
    const { url = '' } = action as { readonly url?: string };
    const atCounter = await fetch(url.replace('http://sandbox.example', sandbox.origin), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(atCounter.status).toBe(200);
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({ eventCode: 'AUTHORISATION', success: 'true' });
  });

  test.each([
    ['econtext_stores', 'shopperName'],
    ['econtext_stores', 'shopperEmail'],
    ['econtext_stores', 'telephoneNumber'],
    ['econtext_seven_eleven', 'telephoneNumber'],
  ])('%s needs %s', async (type, missing) => {
    const { pay } = await shop(type, 'JP');
    await expect(pay({}, { ...person, [missing]: undefined })).rejects.toMatchObject({ statusCode: 422 });
  });
});

describe('PayPal', () => {
  test('leads to its page and back', async () => {
    const { pay } = await shop('paypal', 'GB');
    expect(await pay({ subtype: 'redirect' })).toMatchObject({
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', paymentMethodType: 'paypal' },
    });
  });

  test.each(['express', 'sdk'])('has an order for its script as %s', async (subtype) => {
    const { pay } = await shop('paypal', 'GB');
    expect(await pay({ subtype })).toMatchObject({
      resultCode: 'Pending',
      pspReference: expect.stringMatching(/^\w{16}$/) as string,
      action: {
        type: 'sdk',
        paymentMethodType: 'paypal',
        paymentData: expect.any(String) as string,
        sdkData: { token: expect.stringMatching(/^[A-Z\d]{17}$/) as string },
      },
    });
  });

  test('leads to its page without a subtype, and is refused with an unknown one', async () => {
    const { pay } = await shop('paypal', 'GB');
    expect(await pay({})).toMatchObject({ resultCode: 'RedirectShopper' });
    await expect(pay({ subtype: 'popup' })).rejects.toMatchObject({ statusCode: 422 });
  });
});

describe('a SEPA direct debit', () => {
  const account = { iban: 'NL13 TEST 0123 4567 89', ownerName: 'J. Smith' };

  test.each([
    { ...account, iban: 'NL13' },
    { ...account, ownerName: ' ' },
  ])('is refused with %j', async (details) => {
    const { pay } = await shop('sepadirectdebit', 'FI');
    await expect(pay(details)).rejects.toMatchObject({ statusCode: 422 });
  });

  test.each([
    ['authorise', 'true'],
    ['refuse', 'false'],
  ])('is received, and a webhook says what the bank decides: %s', async (choice, success) => {
    const { pay, sandbox, receiver } = await shop('sepadirectdebit', 'FI');
    const answer = await pay(account);
    expect(answer).toMatchObject({ resultCode: 'Received', merchantReference: 'ORDER-1' });
    expect(answer.action).toBeUndefined();
    await sandbox.control('/decisions', { reference: 'ORDER-1', choice });
    await receiver.received(1);
    expect(receiver.items[0]).toMatchObject({ eventCode: 'AUTHORISATION', success });
  });

  test('is charged back if the bank takes the money back weeks later', async () => {
    const { pay, sandbox, receiver } = await shop('sepadirectdebit', 'FI');
    await pay(account);
    await sandbox.control('/decisions', { reference: 'ORDER-1', choice: 'authorise' });
    await sandbox.control('/events', { reference: 'ORDER-1', eventCode: 'CHARGEBACK' });
    await receiver.received(2);
    expect(receiver.items[1]).toMatchObject({ eventCode: 'CHARGEBACK', success: 'true' });
  });
});
