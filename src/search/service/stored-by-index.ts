import { readEntry, removeEntry, writeEntry } from '../../consent/guarded-storage.ts';
import type { EntryName } from '../../consent/inventory.ts';
import { type JsonObject, listIn, objectIn, parsed } from './json-fields.ts';

/** An entry of the inventory that holds a value for the API key of every index, because storefronts may share an origin. */
export interface StoredByIndex<Value> {
  /** Null if there is none, it may not be read, or it is damaged. */
  readonly read: (apiKey: string) => Value | null;
  /** False if nothing may be stored or the browser refuses. */
  readonly write: (apiKey: string, value: Value) => boolean;
}

/** @param parse reads the value of one index from JSON that may contain anything; null if it is damaged */
export function storedByIndex<Value>(
  name: EntryName,
  parse: (value: unknown) => Value | null,
): StoredByIndex<Value> {
  return {
    read: (apiKey) => parse(readAll(name)[apiKey]),
    write: (apiKey, value) => writeEntry(name, JSON.stringify({ ...readAll(name), [apiKey]: value })),
  };
}

/** A list of which damaged items are left out. */
export const listOf =
  <Item>(parse: (item: unknown) => Item | null) =>
  (value: unknown): readonly Item[] =>
    listIn(value).flatMap((item) => parse(item) ?? []);

/** An entry that is damaged as a whole is removed. */
function readAll(name: EntryName): JsonObject {
  const text = readEntry(name);
  if (text === null) return {};
  const all = objectIn(parsed(text));
  if (all === null) removeEntry(name);
  return all ?? {};
}
