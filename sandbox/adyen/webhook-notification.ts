import { hmacValidator as HmacValidator } from '@adyen/api-library';
import type { Payment } from './payment.ts';
import type { Amount } from './requests.ts';

type NotificationRequestItem = Exclude<Parameters<HmacValidator['calculateHmac']>[0], string>;

/** What is reported of a dispute in addition to `CHARGEBACK`, which moves money. */
export const disputeCodes = [
  'REQUEST_FOR_INFORMATION',
  'NOTIFICATION_OF_CHARGEBACK',
  'INFORMATION_SUPPLIED',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
] as const;

/** What the standard webhook reports. */
export const eventCodes = [
  ...disputeCodes,
  'AUTHORISATION',
  'CANCELLATION',
  'CAPTURE',
  'CAPTURE_FAILED',
  'CANCEL_OR_REFUND',
  'CHARGEBACK',
  'EXPIRE',
  'OFFER_CLOSED',
  'REFUND',
  'REFUND_FAILED',
  'TECHNICAL_CANCEL',
] as const;
export type EventCode = (typeof eventCodes)[number];

/** Something Adyen reports to the merchant's server about a payment. */
export interface WebhookEvent {
  readonly eventCode: EventCode;
  readonly payment: Payment;
  /** Reference of the modification or dispute; for an authorization and a closed offer, the payment's own. */
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  /** Whether what the event code names has happened: `REFUND_FAILED` with true means that the refund failed. */
  readonly success: boolean;
  /** A description, empty if nothing failed. */
  readonly reason: string;
  /** Fields that are not signed. */
  readonly additionalData?: Readonly<Record<string, string>>;
}

const aboutPaymentItself: readonly EventCode[] = ['AUTHORISATION', 'OFFER_CLOSED'];

/** The standard webhook's body, signed. @param hmacKey hexadecimal */
export function signedNotification(event: WebhookEvent, hmacKey: string, now: number): object {
  const { payment, pspReference, eventCode, merchantReference, amount, reason } = event;
  const item = {
    pspReference,
    ...(aboutPaymentItself.includes(eventCode) ? {} : { originalReference: payment.pspReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference,
    amount,
    eventCode,
    eventDate: new Date(now).toISOString(),
    paymentMethod: payment.brand ?? payment.method,
    reason,
    success: String(event.success),
  };
  return signedWebhook([{ ...item, additionalData: event.additionalData ?? {} }], hmacKey);
}

/** A webhook with items that are about something else than a payment: Adyen leaves out, or sends as null, what they do not have. */
export function signedWebhook(items: readonly NoticeItem[], hmacKey: string): object {
  return {
    live: 'false',
    notificationItems: items.map((item) => {
      // The library defines eventCode and success as enums and requires an amount; the actual messages have these values.
      const fields = { ...item, amount: item['amount'] ?? {} } as unknown as NotificationRequestItem;
      const hmacSignature = new HmacValidator().calculateHmac(fields, hmacKey);
      return {
        NotificationRequestItem: { ...item, additionalData: { ...item.additionalData, hmacSignature } },
      };
    }),
  };
}

/** Any fields of a notification. */
export interface NoticeItem {
  readonly [field: string]: unknown;
  readonly additionalData?: Readonly<Record<string, string>>;
}

/**
 * What Adyen sends when a report can be fetched: it has the name of a file for a reference, and none of the merchant's.
 * https://docs.adyen.com/development-resources/webhooks/webhook-types/#other-webhooks
 */
export const reportNotice = (merchantAccount: string, now: number): NoticeItem => ({
  pspReference: 'settlement_detail_report_batch_7.csv',
  merchantAccountCode: merchantAccount,
  merchantReference: null,
  amount: null,
  eventCode: 'REPORT_AVAILABLE',
  eventDate: new Date(now).toISOString(),
  reason: 'https://ca-test.adyen.com/reports/download/MerchantAccount/settlement_detail_report_batch_7.csv',
  success: 'true',
});
