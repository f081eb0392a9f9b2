import { isShopError } from '../contract/shop-error.ts';
import { type Withdrawal, withdrawalSchema } from '../contract/customer-service.ts';
import type { Store } from '../stores/types.ts';
import { type Container, type CustomObjects, everyObject } from './custom-objects.ts';

/** How long a withdrawal is kept, in milliseconds: ten years, the longest that any storefront's country asks of business letters. */
export const withdrawalsKept = 10 * 365.25 * 24 * 60 * 60 * 1000;

/** Withdrawals stay here, by their IDs. */
export const withdrawalsOf = ({ id }: Pick<Store, 'id'>): Container => `withdrawals.${id}`;

/** The IDs of those whose acknowledgment has not been sent yet. */
const dueOf = ({ id }: Pick<Store, 'id'>): Container => `withdrawals-due.${id}`;

/** How many to read at a time: the most that commercetools lists. */
const pageSize = 500;

/**
 * Keeps a withdrawal for good, and notes that it has to be acknowledged. One that is there already stays as it is. The
 * note comes first: whatever is kept will be acknowledged.
 * @returns what is kept under this ID, and whether it is new.
 * @throws ShopError as `CustomObjects` does; the withdrawal may then be kept or not.
 */
export async function keepWithdrawal(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
  withdrawal: Withdrawal,
): Promise<{ readonly withdrawal: Withdrawal; readonly isNew: boolean }> {
  await noteDueWithdrawal(objects, store, withdrawal);
  try {
    await objects.putObject(withdrawalsOf(store), withdrawal.id, withdrawal, 0);
    return { withdrawal, isNew: true };
  } catch (error) {
    const other =
      isShopError(error, 'VersionConflict') && (await findWithdrawal(objects, store, withdrawal.id));
    if (!other) throw error;
    return { withdrawal: other, isNew: false };
  }
}

export async function findWithdrawal(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
  id: string,
): Promise<Withdrawal | null> {
  const stored = await objects.getObject(withdrawalsOf(store), id);
  return stored ? withdrawalSchema.parse(stored.value) : null;
}

/** Every withdrawal of a storefront, oldest first. */
export async function listWithdrawals(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
): Promise<Withdrawal[]> {
  const found = await everyObject(objects, withdrawalsOf(store));
  return found.map(({ value }) => withdrawalSchema.parse(value));
}

/** Notes that a withdrawal has to be acknowledged; noted again, it comes after the others. */
export async function noteDueWithdrawal(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
  { id, receivedAt }: Pick<Withdrawal, 'id' | 'receivedAt'>,
): Promise<void> {
  await objects.putObject(dueOf(store), id, { receivedAt });
}

/** IDs of withdrawals to acknowledge that have waited since then (ms since 1970), the oldest first; 500 at most. */
export async function listDueWithdrawals(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
  unchangedSince: number,
): Promise<string[]> {
  const due = await objects.listObjects(dueOf(store), { unchangedSince, limit: pageSize });
  return due.map(({ key }) => key);
}

/** Notes that nothing is left to send. */
export const closeWithdrawal = (
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
  id: string,
): Promise<void> => objects.removeObject(dueOf(store), id);
