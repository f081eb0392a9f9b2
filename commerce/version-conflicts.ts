import { isShopError, ShopError } from '../contract/shop-error.ts';

/*
 * Everything in commercetools has a version, and is written at the version that was read: of two who change the same at the same
 * time, one gets `VersionConflict`.
 */

/** Whether something was written; false if somebody else has changed it since it was read. @throws what else `write` throws. */
export async function unlessChanged(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isShopError(error, 'VersionConflict')) return false;
    throw error;
  }
}

/** How often to try while others change the same. */
const maxAttempts = 8;

/**
 * Changes something, and again whenever somebody else was faster.
 * @param attempt reads it, and writes it at the version that it has read.
 * @throws ShopError `CommerceUnavailable` if others kept being faster; what else `attempt` throws.
 */
export async function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (!isShopError(cause, 'VersionConflict')) throw cause;
      if (count === maxAttempts)
        throw new ShopError('CommerceUnavailable', 'Others keep changing the same', undefined, { cause });
    }
  }
}
