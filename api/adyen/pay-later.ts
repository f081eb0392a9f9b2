import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentInstructions } from '../../contract/order.ts';
import { readInstructions } from './payment-instructions.ts';

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
