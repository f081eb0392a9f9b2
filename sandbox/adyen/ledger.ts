import type { Balance, Modification } from './balance.ts';
import { balanceOf } from './balance.ts';
import type { ModificationRepository } from './modification-repository.ts';
import type { Payment } from './payment.ts';
import type { PaymentRepository } from './payment-repository.ts';
import type { Amount } from './requests.ts';

/** One payment in the stand-in's books: what became of the money, in minor units. */
export interface LedgerEntry extends Balance {
  readonly pspReference: string;
  readonly merchantAccount: string;
  /** The merchant's reference. */
  readonly reference: string;
  /** What the merchant asked for. */
  readonly amount: Amount;
  /** What a wallet's sheet showed when the shopper authorized it; absent for other methods. */
  readonly sheetTotal?: Amount;
  readonly resultCode: Payment['resultCode'];
  readonly modifications: readonly Modification[];
}

/** The books, oldest payment first: all payments, or those with the merchant's `reference`. */
export const ledgerOf = (
  payments: PaymentRepository,
  modifications: ModificationRepository,
  reference?: string,
): LedgerEntry[] =>
  payments.list(reference).map((payment) => {
    const done = modifications.of(payment.pspReference);
    const { pspReference, merchantAccount, amount, sheetTotal, resultCode } = payment;
    return {
      pspReference,
      merchantAccount,
      reference: payment.reference,
      amount,
      ...(sheetTotal && { sheetTotal }),
      resultCode,
      ...balanceOf(payment, done),
      modifications: done,
    };
  });
