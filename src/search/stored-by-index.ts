import { z } from 'zod';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import type { EntryName } from '../consent/inventory.ts';

/** An entry of the inventory that holds a value for the API key of every index, because storefronts may share an origin. */
export interface StoredByIndex<Value> {
  /** Null if there is none, it may not be read, or it is damaged. */
  readonly read: (apiKey: string) => Value | null;
  /** False if nothing may be stored or the browser refuses. */
  readonly write: (apiKey: string, value: Value) => boolean;
}

const byIndexSchema = z.record(z.string(), z.unknown());

/** @param schema of the value of one index; what does not match it is treated as missing */
export function storedByIndex<Value>(name: EntryName, schema: z.ZodType<Value>): StoredByIndex<Value> {
  return {
    read: (apiKey) => schema.safeParse(readAll(name)[apiKey]).data ?? null,
    write: (apiKey, value) => writeEntry(name, JSON.stringify({ ...readAll(name), [apiKey]: value })),
  };
}

/** A list of which damaged items are left out. */
export const listOf = <Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> =>
  z.array(z.unknown()).transform((items) => items.flatMap((one) => item.safeParse(one).data ?? []));

/** An entry that is damaged as a whole is removed. */
function readAll(name: EntryName): Readonly<Record<string, unknown>> {
  const text = readEntry(name);
  if (text === null) return {};
  try {
    return byIndexSchema.parse(JSON.parse(text));
  } catch {
    removeEntry(name);
    return {};
  }
}
