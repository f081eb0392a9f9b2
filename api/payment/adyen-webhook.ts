import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';
import type { AccountEvent, PaymentEvent } from './payments.ts';

const itemSchema = z.looseObject({
  amount: z.looseObject({ value: z.int(), currency: z.string() }),
  eventCode: z.string(),
  eventDate: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  originalReference: z.string().optional(),
  pspReference: z.string(),
  success: z.union([z.string(), z.boolean()]).transform(String),
  additionalData: z.looseObject({
    hmacSignature: z.string().min(1),
    // Not signed: whatever else they are, they must not keep a notification from arriving.
    defensePeriodEndsAt: z.string().optional().catch(undefined),
    disputeStatus: z.string().max(80).optional().catch(undefined),
  }),
});
const webhookSchema = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
});

const validator = new HmacValidator();

type SignedItem = Parameters<typeof validator.validateHMAC>[0];

/**
 * The events in a webhook, each with a valid signature. Only signed fields affect anything, the merchant account among them; of
 * the others, the deadline and the state of a dispute are read, to be told to people.
 * @throws ShopError `InvalidInput` if the body or a signature is invalid.
 */
export function readEvents(body: unknown, hmacKeys: readonly string[]): AccountEvent[] {
  const parsed = webhookSchema.safeParse(body);
  if (!parsed.success) throw new ShopError('InvalidInput', 'Not an Adyen webhook');
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  // The library defines the item as its own class but reads only the signed fields.
  const isSigned = (item: unknown) =>
    hmacKeys.some((hmacKey) => validator.validateHMAC(item as SignedItem, hmacKey));
  if (!items.every(isSigned)) {
    throw new ShopError('InvalidInput', 'The webhook is not signed by Adyen');
  }
  return items.map((item) => ({
    merchantAccount: item.merchantAccountCode,
    event: {
      eventCode: item.eventCode,
      pspReference: item.pspReference,
      originalReference: item.originalReference || null,
      key: item.merchantReference,
      success: item.success === 'true',
      amount: { centAmount: item.amount.value, currencyCode: item.amount.currency },
      ...disputeIn(item.additionalData),
    },
  }));
}

function disputeIn({
  defensePeriodEndsAt,
  disputeStatus: state,
}: z.infer<typeof itemSchema>['additionalData']): Pick<PaymentEvent, 'dispute'> {
  const time = Date.parse(defensePeriodEndsAt ?? '');
  const deadline = Number.isNaN(time) ? undefined : new Date(time).toISOString();
  return deadline === undefined && state === undefined ? {} : { dispute: { deadline, state } };
}
