import { readEntry, removeEntry, writeEntry } from '../../consent/guarded-storage.ts';
import type { EntryName } from '../../consent/inventory.ts';
import { type JsonObject, listIn, objectIn, parsed } from './json-fields.ts';

export type StoredByIndex<Value> = ReturnType<typeof storedByIndex<Value>>;

/**
 * An entry of the inventory that holds a value for the API key of every index, because storefronts may share an origin.
 * @param parse reads the value of one index from JSON that may contain anything; null if it is damaged
 */
export const storedByIndex = <Value>(name: EntryName, parse: (value: unknown) => Value | null) => ({
  /** Null if there is none, it may not be read, or it is damaged. */
  read: (apiKey: string): Value | null => parse(readAll(name)[apiKey]),
  /** Does nothing if nothing may be stored or the browser refuses. */
  write: (apiKey: string, value: Value): void => {
    writeEntry(name, JSON.stringify({ ...readAll(name), [apiKey]: value }));
  },
});

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
