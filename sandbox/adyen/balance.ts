import type { Payment } from './payment.ts';
import { isAuthorised } from './payment.ts';

/** What can happen to a payment's money after its authorization; the shopper's bank starts a chargeback. */
export const modificationKinds = ['cancel', 'capture', 'refund', 'reversal', 'chargeback'] as const;
export type ModificationKind = (typeof modificationKinds)[number];

/** Something done with a payment after its authorization. */
export interface Modification {
  readonly pspReference: string;
  readonly kind: ModificationKind;
  /** In minor units of the payment's currency; the whole amount for a cancel and a reversal. */
  readonly value: number;
  /** Whether it changed the books. A failure may follow a success, e.g. when a card scheme rejects a refund. */
  readonly success: boolean;
  /** The merchant's reference; `<auto>` for an automatic capture. */
  readonly reference: string;
  /** Why it failed; empty if it succeeded. */
  readonly reason: string;
}

/** Where a payment's money is, in minor units of its currency. */
export interface Balance {
  readonly authorised: number;
  readonly captured: number;
  /** Authorized money that was released without a capture. */
  readonly cancelled: number;
  readonly refunded: number;
  readonly chargedBack: number;
  /** Reserved at the shopper's bank: neither captured nor canceled. */
  readonly reserved: number;
  /** What the merchant has taken and not returned. */
  readonly kept: number;
}

type Entries = Omit<Balance, 'reserved' | 'kept'>;

const reservedOf = ({ authorised, captured, cancelled }: Entries) => authorised - captured - cancelled;
const keptOf = ({ captured, refunded, chargedBack }: Entries) => captured - refunded - chargedBack;

function book(entries: Entries, { kind, value }: Modification): Entries {
  const cancelled = entries.cancelled + reservedOf(entries);
  switch (kind) {
    case 'capture':
      return { ...entries, captured: entries.captured + value };
    case 'refund':
      return { ...entries, refunded: entries.refunded + value };
    case 'chargeback':
      return { ...entries, chargedBack: entries.chargedBack + value };
    case 'cancel':
      return { ...entries, cancelled };
    case 'reversal':
      return { ...entries, cancelled, refunded: entries.refunded + keptOf(entries) };
  }
}

/** The payment's money after `modifications`, oldest first; those that failed change nothing. */
export function balanceOf({ authorised = 0 }: Payment, modifications: readonly Modification[]): Balance {
  const opening: Entries = { authorised, captured: 0, cancelled: 0, refunded: 0, chargedBack: 0 };
  const entries = modifications.filter(({ success }) => success).reduce(book, opening);
  return { ...entries, reserved: reservedOf(entries), kept: keptOf(entries) };
}

/** What a merchant asks for. */
export interface Requested {
  readonly kind: Exclude<ModificationKind, 'chargeback'>;
  readonly value: number;
}

const isWhole = ({ kind }: Modification) => kind === 'cancel' || kind === 'reversal';

/** Why Adyen does not even accept a modification (422): Adyen's error code and message; undefined if it does. */
export function refusalOfRequested(
  payment: Payment,
  earlier: readonly Modification[],
  { kind, value }: Requested,
): readonly [errorCode: string, message: string] | undefined {
  if (!isAuthorised(payment)) return undefined;
  if (earlier.some((modification) => modification.success && isWhole(modification)))
    return ['908', 'The payment is already cancelled'];
  const { authorised, captured, refunded } = balanceOf(payment, earlier);
  const isTooMuch =
    (kind === 'capture' && value > authorised) ||
    (kind === 'refund' && captured > 0 && refunded + value > captured);
  return isTooMuch ? ['166', 'Amount not allowed for this operation'] : undefined;
}

/** Japanese convenience stores take cash and do not pay it out (https://docs.adyen.com/payment-methods/econtext-konbini/). */
const isPaidInCash = ({ method }: Payment): boolean => method.startsWith('econtext_');

/** Why an accepted modification fails, as its webhook says; empty if it succeeds. */
export function failureOf(
  payment: Payment,
  earlier: readonly Modification[],
  { kind, value }: Requested,
): string {
  if (!isAuthorised(payment)) return 'Transaction is not authorised';
  const { authorised, captured, refunded, kept } = balanceOf(payment, earlier);
  const insufficient = 'Insufficient balance on payment';
  if ((kind === 'refund' || kind === 'reversal') && captured > 0 && isPaidInCash(payment))
    return 'Refund is not supported for this payment method';
  switch (kind) {
    case 'capture':
      return captured + value > authorised ? insufficient : '';
    case 'refund':
      return value > kept ? insufficient : '';
    case 'cancel':
      return captured > 0 ? 'Transaction is already captured' : '';
    case 'reversal':
      return refunded > 0 || (captured > 0 && kept <= 0) ? insufficient : '';
  }
}
