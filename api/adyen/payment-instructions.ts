import { z } from 'zod';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { type PaymentInstructions, paymentInstructionsSchema } from '../../contract/order.ts';
import { instantOf } from '../../stores/time-text.ts';
import type { PaymentAnswer } from './payments.ts';

const optionalText = z.string().trim().min(1).nullish().catch(null);
const optionalAddress = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);

/**
 * The parts of Adyen's `voucher` and `bankTransfer` actions that tell a shopper how to pay
 * (https://docs.adyen.com/payment-methods/multibanco, …/bank-transfer, …/econtext-konbini).
 */
const actionSchema = z.looseObject({
  type: paymentInstructionsSchema.shape.kind,
  reference: optionalText,
  entity: optionalText,
  beneficiary: optionalText,
  iban: optionalText,
  bic: optionalText,
  expiresAt: optionalText,
  downloadUrl: optionalAddress,
  maskedTelephoneNumber: optionalText,
  instructionsUrl: optionalAddress,
});

/** A page of the store's own that shows the voucher. */
const voucherPageSchema = z.looseObject({
  type: z.literal('redirect'),
  method: z.literal('GET'),
  paymentMethodType: z.literal('econtext_seven_eleven'),
  url: z.url({ protocol: /^https?$/ }),
});

/**
 * An answer as if its voucher came with it, if the voucher is on a page of the store's own. 7-Eleven does not lead the
 * shopper back from there (https://docs.adyen.com/payment-methods/econtext-konbini/api-only), so that the order is placed
 * at once, and leads to the voucher instead.
 */
export function withVoucherOfPage<Answer extends Pick<PaymentAnswer, 'resultCode' | 'action'>>(
  answer: Answer,
): Answer {
  const page = voucherPageSchema.safeParse(answer.action);
  if (!page.success) return answer;
  const { paymentMethodType, url: downloadUrl } = page.data;
  return {
    ...answer,
    resultCode: 'PresentToShopper',
    action: { type: 'voucher', paymentMethodType, downloadUrl },
  };
}

/** What an action says about paying later; null for an action that the shopper takes at once. */
export function instructionsOf(action: PaymentAnswer['action']): PaymentInstructions | null {
  const parsed = actionSchema.safeParse(action);
  if (!parsed.success) return null;
  const { type, reference, entity, beneficiary, iban, bic, expiresAt, downloadUrl } = parsed.data;
  const { maskedTelephoneNumber, instructionsUrl } = parsed.data;
  return {
    kind: type,
    reference: reference ?? null,
    entity: entity ?? null,
    beneficiary: beneficiary ?? null,
    iban: iban ?? null,
    bic: bic ?? null,
    expiresAt: expiresAt ?? null,
    downloadUrl: downloadUrl ?? null,
    telephoneNumber: maskedTelephoneNumber ?? null,
    instructionsUrl: instructionsUrl ?? null,
  };
}

/** Instructions that were kept as text; null if there are none or they cannot be read. */
export function readInstructions({
  instructions,
  method,
}: Pick<PaymentRecord, 'instructions' | 'method'>): PaymentInstructions | null {
  if (instructions === null) return null;
  try {
    const read = paymentInstructionsSchema.parse(JSON.parse(instructions));
    return { ...read, expiresAt: read.expiresAt && instantText(read.expiresAt, method) };
  } catch {
    return null;
  }
}

/**
 * Adyen states when a voucher ends without an offset (`2026-11-29T12:00:00`), and documents no zone. It is the time of
 * whoever takes the money: a convenience store in Japan, or a cash machine in Portugal.
 */
const zoneOf = (method: string): string =>
  method.startsWith('econtext_') ? 'Asia/Tokyo' : method === 'multibanco' ? 'Europe/Lisbon' : 'UTC';

/** A time of a method as ISO 8601 in UTC; a date lasts until its end. What is no time remains. */
function instantText(stated: string, method: string): string {
  const local = /^\d{4}-\d{2}-\d{2}$/.test(stated) ? `${stated}T23:59:59` : stated;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(local);
  const at = hasOffset ? Date.parse(local) : instantOf(local, zoneOf(method));
  return Number.isNaN(at) ? stated : new Date(at).toISOString();
}
