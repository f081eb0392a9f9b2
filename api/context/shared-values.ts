import { z } from 'zod';
import {
  type Container,
  type CustomObjects,
  mostListed,
  type StoredObject,
} from '../../commerce/custom-objects.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import { isShopError } from '../../contract/shop-error.ts';

/** Where a value is that all instances of the shop API share: a record of the shop's own in commercetools. */
export interface Place {
  readonly container: Container;
  readonly key: string;
}

/** A shared value as it was read or written; `version` is 0 and `value` null if there is none, or none that is valid. */
export interface SharedValue<Value> {
  readonly version: number;
  readonly value: Value | null;
}

/** @throws ShopError as `CustomObjects` does. */
export async function readShared<Value>(
  objects: CustomObjects,
  { container, key }: Place,
  schema: z.core.$ZodType<Value>,
): Promise<SharedValue<Value>> {
  const stored = await objects.getObject(container, key);
  const value = z.safeParse(schema, stored?.value);
  return { version: stored?.version ?? 0, value: value.success ? value.data : null };
}

/**
 * Replaces a value if nobody has changed it since it was read; one that did not exist must still not exist.
 * @returns the new value; null if somebody else was faster.
 * @throws ShopError as `CustomObjects` does.
 */
export async function replaceShared<Value>(
  objects: CustomObjects,
  { container, key }: Place,
  { version }: SharedValue<Value>,
  value: Value,
): Promise<SharedValue<Value> | null> {
  try {
    const stored = await objects.putObject(container, key, value, version);
    return { version: stored.version, value };
  } catch (error) {
    if (isShopError(error, 'VersionConflict')) return null;
    throw error;
  }
}

/** How often to try to change a value while other instances change it. */
const maxAttempts = 8;

/**
 * Changes a value that other instances change, too.
 * @param change makes the new value from the one that was read; called again whenever somebody else was faster. If it is
 * the same object, nothing is written.
 * @returns the new value; if others kept being faster, as they have left it, and `isChanged` is false.
 * @throws ShopError as `CustomObjects` does, and whatever `change` throws; nothing is then changed.
 */
export async function changeShared<Value>(
  objects: CustomObjects,
  place: Place,
  schema: z.core.$ZodType<Value>,
  change: (before: Value | null) => Value | Promise<Value>,
): Promise<SharedValue<Value> & { readonly isChanged: boolean }> {
  let before = await readShared(objects, place, schema);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const value = await change(before.value);
    if (value === before.value) return { ...before, isChanged: false };
    const stored = await replaceShared(objects, place, before, value);
    if (stored) return { ...stored, isChanged: true };
    before = await readShared(objects, place, schema);
  }
  return { ...before, isChanged: false };
}

/** Values that are of no use once they have not been changed for some time, in milliseconds. */
export interface Expiring {
  readonly container: Container;
  readonly age: number;
}

/** How many expired values to remove at once. */
const atOnce = 20;
/** How long to go on removing, in milliseconds: the sweeper has 25 s for everything. */
const removingTime = 5_000;

/**
 * Removes values that nobody has changed for some time, oldest first, until none is left or the time is used up; the
 * next call then goes on.
 * @throws ShopError as `CustomObjects` does.
 */
export async function removeUnchanged(objects: CustomObjects, { container, age }: Expiring): Promise<void> {
  const unchangedSince = Date.now() - age;
  const until = Date.now() + removingTime;
  const removeFrom = async (expired: StoredObject[]): Promise<void> => {
    for (let value = expired.shift(); value && Date.now() < until; value = expired.shift()) {
      const { key, version } = value;
      // One that was changed after it was listed is in use again.
      await unlessChanged(() => objects.removeObject(container, key, version));
    }
  };
  for (let isLast = false; !isLast && Date.now() < until;) {
    const expired = await objects.listObjects(container, { unchangedSince });
    isLast = expired.length < mostListed;
    await Promise.all(Array.from({ length: atOnce }, () => removeFrom(expired)));
  }
}
