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
const signed = (change: Record<string, unknown>) => {
  const item = { ...example, ...change };
  // Adyen signs an empty text for what is not there.
  const fields = { ...item, amount: { ...(item.amount as object | undefined) } };
  const hmacSignature = new HmacValidator().calculateHmac(fields as never, hmacKey);
  return { ...item, additionalData: { hmacSignature } };
};
const read = (body: unknown) => readEvents(body, [hmacKey]).events.map(({ event }) => event);

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
    [{ additionalData: { hmacSignature: '' } }],
    [{ additionalData: undefined }],
    [{ merchantReference: null }],
    [{ amount: null }],
  ])('are not signed with %j, which does not lose what else is in them', (change) => {
    const { isSigned, events, others } = readEvents(webhook({ ...example, ...change }, example), [hmacKey]);
    expect({ isSigned, others }).toEqual({ isSigned: false, others: [] });
    expect(events).toMatchObject([{ event: { key: example.merchantReference, success: true } }]);
  });

  const report = { eventCode: 'REPORT_AVAILABLE', pspReference: 'settlement_detail_report_batch_7.csv' };
  it.each([
    ['a report about no payment', { ...report, merchantReference: null, amount: null }, null],
    ['a report, with less still', { ...report, merchantReference: undefined, success: undefined }, null],
    ['an event that does not exist yet', { eventCode: 'SOMETHING_NEW', additional: { x: [] } }, null],
    ['an event without a name', { eventCode: null }, null],
    ['a payment without amount', { amount: undefined }, ['amount']],
    ['a payment with half an amount', { amount: { value: null, currency: 'EUR' } }, ['amount']],
    ['a refund without its result', { eventCode: 'REFUND', success: null }, ['success']],
    ['a capture without a reference', { eventCode: 'CAPTURE', pspReference: '' }, ['pspReference']],
    ['nobody’s money', { merchantAccountCode: null }, ['merchantAccountCode']],
  ])('product 4.219: about %s are acknowledged and told to the log', (_, change, missing) => {
    const { isSigned, events, others } = readEvents(webhook(signed(change), example), [hmacKey]);
    expect(isSigned).toBe(true);
    expect(others).toMatchObject([{ missing }]);
    expect(events).toHaveLength(1);
  });

  it.each([
    ['a result as a boolean', { success: true }, { success: true }],
    [
      'another currency',
      { amount: { value: 5, currency: 'SEK' } },
      { amount: { centAmount: 5, currencyCode: 'SEK' } },
    ],
    ['a failure as a boolean', { success: false }, { success: false }],
    ['no reference of ours', { eventCode: 'REFUND', merchantReference: null }, { key: '' }],
    ['a canceled payment without amount', { eventCode: 'CANCELLATION', amount: null }, { amount: null }],
    ['a chargeback without a result', { eventCode: 'CHARGEBACK', success: undefined }, { success: true }],
    [
      'a question without amount',
      { eventCode: 'REQUEST_FOR_INFORMATION', amount: undefined },
      { amount: null },
    ],
  ])('product 4.219: are used as far as an event needs it: %s', (_, change, event) => {
    expect(read(webhook(signed(change)))).toMatchObject([event]);
  });

  it.each([[null], ['text'], [{}], [{ notificationItems: [] }]])('are rejected as %j', (body) => {
    expect(() => read(body)).toThrow(/Not an Adyen webhook/);
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

  it('say which merchant they are about, and whether it succeeded', () => {
    const mixed = webhook(example, signed({ merchantAccountCode: 'Other' }));
    const accounts = readEvents(mixed, [hmacKey]).events.map(({ merchantAccount }) => merchantAccount);
    expect(accounts).toEqual(['TestMerchant', 'Other']);
    expect(read(webhook(signed({ success: 'false' }))).map(({ success }) => success)).toEqual([false]);
  });
});
