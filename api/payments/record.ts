import type { OrderChange, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentChange, PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changesFor, type LedgerEntry } from './ledger.ts';

/** How many times to try to write to something while other requests do so, too. */
const maxAttempts = 8;

/** How something that has a version is read and written. */
interface Versioned<Kept, Change> {
  readonly update: (current: Kept, changes: readonly Change[]) => Promise<Kept>;
  /** @throws ShopError if it no longer exists. */
  readonly readAgain: () => Promise<Kept>;
}

/**
 * Writes, and again if others were faster.
 * @param changesOf called with what is there now; empty if there is nothing to write. What it throws is thrown.
 * @returns what is then there: what others wrote in the meantime included.
 */
async function write<Kept, Change>(
  kept: Kept,
  changesOf: (current: Kept) => readonly Change[] | Promise<readonly Change[]>,
  { update, readAgain }: Versioned<Kept, Change>,
): Promise<Kept> {
  let current = kept;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changes = await changesOf(current);
    if (changes.length === 0) return current;
    try {
      return await update(current, changes);
    } catch (error) {
      if (!isShopError(error, 'VersionConflict')) throw error;
    }
    current = await readAgain();
  }
  throw new ShopError('CommerceUnavailable', 'It keeps changing, and will be written later');
}

/**
 * Writes to a payment as `write` says.
 * @throws ShopError `PaymentNotFound`, `CommerceUnavailable`, or the refusal of the project.
 */
export const writePayment = (
  { commerce }: Pick<RequestContext, 'commerce'>,
  payment: PaymentRecord,
  changesOf: (payment: PaymentRecord) => readonly PaymentChange[] | Promise<readonly PaymentChange[]>,
): Promise<PaymentRecord> =>
  write(payment, changesOf, {
    update: (current, changes) => commerce.updatePayment(current, changes),
    async readAgain() {
      const again = await commerce.getPayment(payment.id);
      if (!again) throw new ShopError('PaymentNotFound', `Payment ${payment.id} not found`);
      return again;
    },
  });

/**
 * Writes to an order as `write` says.
 * @throws ShopError `OrderNotFound`, `CommerceUnavailable`, or the refusal of the project.
 */
export const writeOrder = (
  { commerce }: Pick<RequestContext, 'commerce'>,
  order: OrderRecord,
  changesOf: (order: OrderRecord) => readonly OrderChange[],
): Promise<OrderRecord> =>
  write(order, changesOf, {
    update: (current, changes) => commerce.updateOrder(current, changes),
    async readAgain() {
      const again = await commerce.findOrder(order.orderNumber);
      if (!again) throw new ShopError('OrderNotFound', `Order ${order.orderNumber} not found`);
      return again;
    },
  });

/** Notes on an order that something is left to do about it, so that the sweeper finds it even if this process ends now. */
export const markUnfinished = (
  context: Pick<RequestContext, 'commerce'>,
  order: OrderRecord,
): Promise<OrderRecord> =>
  writeOrder(context, order, ({ unfinished }) =>
    unfinished ? [] : [{ change: 'setMails', unfinished: true }],
  );

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
