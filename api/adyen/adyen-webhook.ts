import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';
import type { AccountEvent, Notified, PaymentEvent } from './payments.ts';

/** A signed field of any notification. It may be missing or null, e.g. `merchantReference` of a report; both are signed as ''. */
const signedText = z.union([z.string(), z.number(), z.boolean()]).transform(String).catch('');
const itemSchema = z.looseObject({
  amount: z.looseObject({ value: signedText, currency: signedText }).catch({ value: '', currency: '' }),
  eventCode: signedText,
  merchantAccountCode: signedText,
  merchantReference: signedText,
  originalReference: signedText,
  pspReference: signedText,
  success: signedText,
  additionalData: z.looseObject({
    hmacSignature: z.string().min(1),
    // Not signed: whatever else they are, they must not keep a notification from arriving.
    defensePeriodEndsAt: z.string().optional().catch(undefined),
    disputeStatus: z.string().max(80).optional().catch(undefined),
  }),
});
type Item = z.infer<typeof itemSchema>;

const webhookSchema = z.object({
  notificationItems: z.array(z.looseObject({ NotificationRequestItem: z.unknown() })).min(1),
});

/** The events that the shop uses, and what each needs besides its own reference and its account. Adyen sends many others. */
const used: readonly (readonly [codes: string, needed: readonly ('amount' | 'success')[]])[] = [
  ['AUTHORISATION CAPTURE REFUND', ['amount', 'success']],
  ['CANCELLATION CANCEL_OR_REFUND TECHNICAL_CANCEL EXPIRE OFFER_CLOSED', ['success']],
  ['CAPTURE_FAILED REFUND_FAILED REFUNDED_REVERSED', ['amount']],
  ['CHARGEBACK SECOND_CHARGEBACK NOTIFICATION_OF_CHARGEBACK', ['amount']],
  ['REQUEST_FOR_INFORMATION INFORMATION_SUPPLIED CHARGEBACK_REVERSED PREARBITRATION_WON', []],
  ['PREARBITRATION_LOST DISPUTE_DEFENSE_PERIOD_ENDED ISSUER_RESPONSE_TIMEFRAME_EXPIRED', []],
];

const validator = new HmacValidator();

type SignedItem = Parameters<typeof validator.validateHMAC>[0];

/**
 * What a webhook reports, item by item. Only signed fields affect anything, the merchant account among them; of the others,
 * the deadline and the state of a dispute are read, to be told to people.
 * @throws ShopError `InvalidInput` if the body is not a webhook.
 */
export function readEvents(body: unknown, hmacKeys: readonly string[]): Notified {
  const parsed = webhookSchema.safeParse(body);
  if (!parsed.success) throw new ShopError('InvalidInput', 'Not an Adyen webhook');
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) =>
    itemSchema.safeParse(item),
  );
  // The library defines the item as its own class but reads only the signed fields.
  const isSigned = (item: unknown) =>
    hmacKeys.some((hmacKey) => validator.validateHMAC(item as SignedItem, hmacKey));
  const signed = items.flatMap(({ data }) => (data && isSigned(data) ? [data] : []));
  const read = signed.map((item) => ({ item, missing: missingIn(item) }));
  return {
    isSigned: signed.length === items.length,
    events: read.flatMap(({ item, missing }) => (missing?.length === 0 ? [eventOf(item)] : [])),
    others: read.flatMap(({ item, missing }) =>
      missing?.length === 0 ? [] : [{ ...wordsOf(item), missing }],
    ),
  };
}

/** What an event lacks for the shop to use it; null for one that it does not use. */
function missingIn(item: Item): readonly string[] | null {
  const [, needed] = used.find(([codes]) => codes.split(' ').includes(item.eventCode)) ?? [];
  if (!needed) return null;
  const has = {
    pspReference: item.pspReference !== '',
    merchantAccountCode: item.merchantAccountCode !== '',
    amount: amountOf(item) !== null,
    success: ['true', 'false'].includes(item.success),
  };
  return (['pspReference', 'merchantAccountCode', ...needed] as const).filter((field) => !has[field]);
}

const eventOf = (item: Item): AccountEvent => ({
  merchantAccount: item.merchantAccountCode,
  event: {
    eventCode: item.eventCode,
    pspReference: item.pspReference,
    originalReference: item.originalReference || null,
    key: item.merchantReference,
    // What has no result is named after what has happened.
    success: item.success !== 'false',
    amount: amountOf(item),
    ...disputeIn(item.additionalData),
  },
});

function amountOf({ amount: { value, currency } }: Item): PaymentEvent['amount'] {
  const centAmount = /^-?\d{1,15}$/.test(value) ? Number(value) : null;
  return centAmount === null || currency === '' ? null : { centAmount, currencyCode: currency };
}

const wordsOf = ({ eventCode, merchantAccountCode, merchantReference, pspReference }: Item) => ({
  eventCode,
  merchantAccount: merchantAccountCode,
  key: merchantReference,
  pspReference,
});

function disputeIn({
  defensePeriodEndsAt,
  disputeStatus: state,
}: Item['additionalData']): Pick<PaymentEvent, 'dispute'> {
  const time = Date.parse(defensePeriodEndsAt ?? '');
  const deadline = Number.isNaN(time) ? undefined : new Date(time).toISOString();
  return deadline === undefined && state === undefined ? {} : { dispute: { deadline, state } };
}
