import { type AccountEvent, type PaymentEvent, paymentEventSchema } from '../adyen/payments.ts';
import { z } from 'zod';
import { type Container, objectNameOf, type StoredObject } from '../../commerce/custom-objects.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Store } from '../../stores/types.ts';
import type { RequestContext } from '../context/request-context.ts';
import { isPaymentKey } from '../context/identifiers.ts';
import { noteDispute } from './disputes.ts';
import { changesFor, entryOfEvent } from './ledger.ts';
import { markUnfinished, recordEntry } from './record.ts';
import { settle } from './settle.ts';

/**
 * The container of commercetools' custom objects that holds the webhooks still to be processed: one for each merchant
 * account, so that storefronts of another account, whose sweeper may be down, do not hold anything up.
 */
export const inboxOf = ({ merchantAccount }: Pick<Store, 'merchantAccount'>): Container =>
  `payment-events.${objectNameOf(merchantAccount)}`;

/** A stored event. */
export const storedEventSchema = z.object({ receivedAt: z.string(), event: paymentEventSchema });

/**
 * Keeps an event until it has been processed. The webhook is acknowledged only after this: from then on, losing the
 * process, the answer, or the network delays the event but does not lose it. It is kept for the storefronts of the account
 * that it is about.
 */
export async function keepEvent(
  { commerce }: Pick<RequestContext, 'commerce'>,
  { merchantAccount, event }: AccountEvent,
): Promise<StoredObject> {
  const value = { receivedAt: new Date().toISOString(), event };
  return commerce.putObject(inboxOf({ merchantAccount }), inboxKeyOf(event), value);
}

/** The same event, delivered again, has the same key. */
const inboxKeyOf = ({ eventCode, pspReference, success, amount }: PaymentEvent): string =>
  objectNameOf([eventCode, pspReference, success, amount?.centAmount, amount?.currencyCode].join('-'));

/**
 * Processes an event and removes it, once the payment as recorded contains it. Doing so twice at once is harmless.
 * @returns the number of the order about which something is left to do because of it; null if there is none.
 * @throws ShopError if it could not be processed yet; the event then stays.
 */
export async function processEvent(
  context: RequestContext,
  { key, version, value }: StoredObject,
): Promise<string | null> {
  const { commerce, store, log } = context;
  const parsed = storedEventSchema.safeParse(value);
  if (!parsed.success) {
    log.outage('event cannot be read', { key, error: parsed.error });
    return null;
  }
  const { event } = parsed.data;
  let unfinished: string | null = null;
  const payment = await paymentOf(context, event);
  if (payment) {
    reportEvent(context, payment, event);
    const recorded = await recordEntry(context, payment, (current) => entryOfEvent(current, event));
    const settled = await settle(context, recorded);
    const entry = entryOfEvent(settled.payment, event);
    if (entry && changesFor(settled.payment, entry).length > 0) return null;
    await noteDispute(context, settled.payment, settled.order?.orderNumber ?? null, event);
    // Of what changes only the payment, such as a refund, no message about the order tells.
    if (settled.order && recorded.version !== payment.version) {
      await markUnfinished(context, settled.order);
      unfinished = settled.order.orderNumber;
    }
  } else {
    log.warn('event about a payment that is not ours', event);
  }
  await commerce.removeObject(inboxOf(store), key, version);
  return unfinished;
}

async function paymentOf({ commerce }: RequestContext, event: PaymentEvent): Promise<PaymentRecord | null> {
  const { key, pspReference, originalReference } = event;
  // Staff may give a modification any reference.
  const byKey = isPaymentKey(key) ? await commerce.findPaymentByKey(key) : null;
  return byKey ?? (await commerce.findPaymentByPspReference(originalReference ?? pspReference));
}

/** Logs what a person may have to know, although the shop deals with it by itself. */
function reportEvent({ log }: RequestContext, payment: PaymentRecord, event: PaymentEvent): void {
  const entry = entryOfEvent(payment, event);
  if (!entry) log.info('event without consequences', event);
  if (entry?.resultCode === 'PartiallyAuthorised')
    log.error('authorized amount differs', { payment: payment.id, amount: payment.amount, event });
}
