import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { describe, expect, it } from 'vitest';
import { readEvents } from './adyen-webhook.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

/** Adyen's own published example, with its signature by the key above. */
const example = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
};
const webhook = (...items: object[]) => ({
  live: 'false',
  notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
});
const signed = (change: object) => {
  const item = { ...example, ...change };
  const hmacSignature = new HmacValidator().calculateHmac(item as never, hmacKey);
  return { ...item, additionalData: { hmacSignature } };
};
const read = (body: unknown) => readEvents(body, [hmacKey]).map(({ event }) => event);

describe('Adyen’s webhooks', () => {
  it('are accepted if the signature is valid', () => {
    expect(read(webhook(example))).toEqual([
      {
        eventCode: 'AUTHORISATION',
        key: 'TestPayment-1407325143704',
        pspReference: '7914073381342284',
        originalReference: null,
        success: true,
        amount: { centAmount: 1130, currencyCode: 'EUR' },
      },
    ]);
  });

  it.each([
    [{ amount: { value: 1, currency: 'EUR' } }],
    [{ success: 'false' }],
    [{ merchantReference: 'another' }],
    [{ additionalData: { hmacSignature: '' } }],
    [{ additionalData: { hmacSignature: 'AAAA' } }],
    [{ additionalData: {} }],
    [{ additionalData: undefined }],
  ])('are rejected with %j', (change) => {
    expect(() => read(webhook({ ...example, ...change }))).toThrow(
      expect.objectContaining({ code: 'InvalidInput' }),
    );
  });

  it('are rejected entirely if one item is forged', () => {
    expect(() => read(webhook(example, { ...example, success: 'false' }))).toThrow(/not signed/);
  });

  it.each([[null], ['text'], [{}], [{ notificationItems: [] }]])('are rejected as %j', (body) => {
    expect(() => read(body)).toThrow(/Not an Adyen webhook/);
  });

  it('include their currency', () => {
    const [crowns] = read(webhook(signed({ amount: { value: 500, currency: 'SEK' } })));
    expect(crowns?.amount).toEqual({ centAmount: 500, currencyCode: 'SEK' });
  });

  it('product 4.213: tell until when a dispute can be defended, which nobody has signed', () => {
    const dispute = signed({ eventCode: 'NOTIFICATION_OF_CHARGEBACK' });
    const withData = (data: object) =>
      read(webhook({ ...dispute, additionalData: { ...dispute.additionalData, ...data } }))[0]?.dispute;
    expect(
      withData({ defensePeriodEndsAt: '2026-12-18T10:15:30+01:00', disputeStatus: 'Undefended' }),
    ).toEqual({ deadline: '2026-12-18T09:15:30.000Z', state: 'Undefended' });
    for (const wrong of ['', 'soon', 7, null, {}, '9'.repeat(400)])
      expect(withData({ defensePeriodEndsAt: wrong, disputeStatus: [] })).toBeUndefined();
  });

  it('name the authorization that a modification is about', () => {
    const [refund] = read(webhook(signed({ eventCode: 'REFUND', originalReference: 'PSP' })));
    expect(refund).toMatchObject({ eventCode: 'REFUND', originalReference: 'PSP' });
  });

  it('say which merchant they are about, and whether it succeeded', () => {
    const mixed = webhook(example, signed({ merchantAccountCode: 'Other' }));
    const accounts = readEvents(mixed, [hmacKey]).map(({ merchantAccount }) => merchantAccount);
    expect(accounts).toEqual(['TestMerchant', 'Other']);
    expect(read(webhook(signed({ success: 'false' }))).map(({ success }) => success)).toEqual([false]);
  });
});
