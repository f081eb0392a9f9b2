import type { DatabaseSync } from 'node:sqlite';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { DeliveryQueue } from '../delivery-queue.ts';
import type { Payment } from './payment.ts';

type NotificationRequestItem = Exclude<Parameters<HmacValidator['calculateHmac']>[0], string>;

export interface WebhookEvent {
  readonly eventCode:
    | 'AUTHORISATION'
    | 'CANCELLATION'
    | 'CAPTURE'
    | 'CAPTURE_FAILED'
    | 'CANCEL_OR_REFUND'
    | 'CHARGEBACK'
    | 'EXPIRE'
    | 'OFFER_CLOSED'
    | 'REFUND'
    | 'REFUND_FAILED'
    | 'TECHNICAL_CANCEL';
  readonly payment: Payment;
  /** Reference of the modification or dispute; for an authorization and a closed offer, the payment's own. */
  readonly pspReference: string;
  /** The merchant's. */
  readonly reference: string;
  /** In minor units of the payment's currency. */
  readonly value: number;
  /** Whether what the event code names has happened: `REFUND_FAILED` with true means that the refund failed. */
  readonly success: boolean;
  /** A description, empty if nothing failed. */
  readonly reason: string;
  /** Fields that are not signed. */
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** The standard webhook's body, signed. @param hmacKey hexadecimal */
function signedWebhook(event: WebhookEvent, hmacKey: string): string {
  const { payment, pspReference, value, eventCode, reason, additionalData } = event;
  const item = {
    pspReference,
    ...(pspReference !== payment.pspReference && { originalReference: payment.pspReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: event.reference,
    amount: { value, currency: payment.amount.currency },
    eventCode,
    eventDate: new Date().toISOString(),
    paymentMethod: payment.brand ?? payment.method,
    reason,
    success: String(event.success),
  };
  // The library defines eventCode and success as enums; the actual messages have these values.
  const signed = item as unknown as NotificationRequestItem;
  const hmacSignature = new HmacValidator().calculateHmac(signed, hmacKey);
  const NotificationRequestItem = { ...item, additionalData: { ...additionalData, hmacSignature } };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
}

/**
 * Delivers webhooks to each merchant account's endpoint, also what an earlier run could not deliver.
 * @param urlOf where to send what concerns a merchant account; undefined if nothing is sent.
 * @param hmacKey with which the receiver verifies signatures, hexadecimal.
 */
export function webhooksOf(
  database: DatabaseSync,
  urlOf: (merchantAccount: string) => string | undefined,
  hmacKey: string,
) {
  const queue = new DeliveryQueue(database, 'adyen_webhook', (merchantAccount) => {
    const url = urlOf(merchantAccount);
    return url === undefined ? undefined : { url, headers: { 'content-type': 'application/json' } };
  });
  return {
    queue,
    notify: (event: WebhookEvent) => queue.add(event.payment.merchantAccount, signedWebhook(event, hmacKey)),
  };
}
