import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { type PaymentInstructions, paymentInstructionsSchema } from '../../contract/order.ts';
import { z } from 'zod';
import { instantOf } from '../../stores/time-text.ts';
import type { PaymentAnswer } from './payments.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The shortest time in which a shopper can pay by each kind of instructions, in milliseconds; it counts if the service does not
 * say when its offer ends. Adyen's API cannot ask for a shorter one: its Support Team sets it for an account.
 */
const offerLives: Readonly<Record<PaymentInstructions['kind'], number>> = {
  // Multibanco: until the end of the next day (https://docs.adyen.com/payment-methods/multibanco/web-drop-in/). A
  // convenience store's voucher states its end, except that of 7-Eleven, which is on a page of its own.
  voucher: 2 * day,
  // A bank has until the end of the next business day (PSD2, Article 83); over Easter, banks are closed for four days. The
  // rest is for the shopper.
  bankTransfer: 7 * day,
};

/** How the shopper pays later by a method of Adyen's, e.g. `multibanco`; null for a method that pays at once. */
function instructionsKindOf(method: string): PaymentInstructions['kind'] | null {
  if (method === 'multibanco' || method.startsWith('econtext_')) return 'voucher';
  return method.startsWith('bankTransfer_') ? 'bankTransfer' : null;
}

/**
 * Whether an order by this method of Adyen's is placed, and takes stock, before there is any money: also a direct debit,
 * which the shopper's bank decides days later, and for which anybody can enter any account.
 */
export const paysLater = (method: string): boolean =>
  instructionsKindOf(method) !== null || method === 'sepadirectdebit';

/** When the offer to pay later ends, in milliseconds since 1970; null for a payment that is not paid later. */
export function offerEndOf({
  method,
  instructions,
  createdAt,
}: Pick<PaymentRecord, 'method' | 'instructions' | 'createdAt'>): number | null {
  const given = readInstructions({ method, instructions });
  const kind = given?.kind ?? instructionsKindOf(method);
  if (kind === null) return null;
  const stated = Date.parse(given?.expiresAt ?? '');
  return Number.isNaN(stated) ? createdAt + offerLives[kind] : stated;
}

const optionalText = z.string().trim().min(1).nullable().catch(null);
const optionalAddress = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null);

/**
 * The parts of Adyen's `voucher` and `bankTransfer` actions that tell a shopper how to pay
 * (https://docs.adyen.com/payment-methods/multibanco, …/bank-transfer, …/econtext-konbini).
 */
const actionSchema = z
  .object({
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
  })
  .transform(({ type: kind, maskedTelephoneNumber: telephoneNumber, ...stated }) => ({
    ...{ kind, telephoneNumber },
    ...stated,
  }));

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
export const instructionsOf = (action: PaymentAnswer['action']): PaymentInstructions | null =>
  actionSchema.safeParse(action).data ?? null;

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
