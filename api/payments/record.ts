import type { PaymentChange, PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changesFor, type LedgerEntry } from './ledger.ts';

/** How many times to try to write to a payment while other requests do so, too. */
const maxAttempts = 8;

/**
 * Writes to a payment, and again if others were faster.
 * @param changesOf called with the payment as it is now; empty if there is nothing to write. What it throws is thrown.
 * @returns the payment as it is then recorded: what others recorded in the meantime included.
 * @throws ShopError `PaymentNotFound`, `CommerceUnavailable`, or the refusal of the project.
 */
export async function writePayment(
  { commerce }: Pick<RequestContext, 'commerce'>,
  payment: PaymentRecord,
  changesOf: (payment: PaymentRecord) => readonly PaymentChange[] | Promise<readonly PaymentChange[]>,
): Promise<PaymentRecord> {
  let current = payment;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changes = await changesOf(current);
    if (changes.length === 0) return current;
    try {
      return await commerce.updatePayment(current, changes);
    } catch (error) {
      if (!isShopError(error, 'VersionConflict')) throw error;
    }
    const again = await commerce.getPayment(payment.id);
    if (!again) throw new ShopError('PaymentNotFound', `Payment ${payment.id} not found`);
    current = again;
  }
  throw new ShopError('CommerceUnavailable', 'The payment keeps changing; it will be recorded later');
}

/** Records an entry; `entryFor` returns null if there is nothing to record. Returns and throws what `writePayment` does. */
export function recordEntry(
  context: Pick<RequestContext, 'commerce'>,
  payment: PaymentRecord,
  entryFor: (payment: PaymentRecord) => LedgerEntry | null,
): Promise<PaymentRecord> {
  return writePayment(context, payment, (current) => {
    const entry = entryFor(current);
    return entry ? changesFor(current, entry) : [];
  });
}
