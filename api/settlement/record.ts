import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changesFor, type LedgerEntry } from './ledger.ts';

/** How many times to try to record an entry while other requests write to the payment. */
const maxAttempts = 8;

/**
 * Records what is known about a payment, and returns the payment as it is then recorded: what others recorded in the
 * meantime included.
 * @param entryFor called with the payment as it is now; null if there is nothing to record.
 * @throws ShopError `PaymentNotFound`, `CommerceUnavailable`, or the refusal of the project.
 */
export async function recordEntry(
  { commerce }: Pick<RequestContext, 'commerce'>,
  payment: PaymentRecord,
  entryFor: (payment: PaymentRecord) => LedgerEntry | null,
): Promise<PaymentRecord> {
  let current = payment;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const entry = entryFor(current);
    const changes = entry ? changesFor(current, entry) : [];
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
