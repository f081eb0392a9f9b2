import { readEntry, removeEntry, writeEntry } from '../../consent/guarded-storage.ts';
import type { EntryName } from '../../consent/inventory.ts';
import { amountIn, type JsonObject, listIn, objectIn, parsed } from './json-fields.ts';
import { searchConfiguration } from './search-configuration.ts';

export type StoredByIndex<Value> = ReturnType<typeof storedByIndex<Value>>;

const currentKey = () => searchConfiguration()?.apiKey ?? '';

/**
 * An entry of the inventory that holds a value for the API key of every index, because storefronts may share an origin.
 * The key is that of the index where the shop searches now, unless another one is told.
 * @param parse reads the value of one index from JSON that may contain anything, or be undefined
 */
export const storedByIndex = <Value>(name: EntryName, parse: (value: unknown) => Value) => ({
  read: (apiKey = currentKey()): Value => parse(readAll(name)[apiKey]),
  /** Does nothing without an index, or if nothing may be stored or the browser refuses. */
  write: (value: Value, apiKey = currentKey()): void => {
    if (apiKey !== '') writeEntry(name, JSON.stringify({ ...readAll(name), [apiKey]: value }));
  },
});

/** Contents by name, each with when it was saved, which are used for this long, in milliseconds. */
export function storedContents(entry: EntryName, lifetimeMs: number) {
  const stored = storedByIndex(entry, (value): JsonObject => {
    const isCurrent = (saved: unknown) => {
      const age = Date.now() - (amountIn(objectIn(saved)?.['savedAt']) ?? 0);
      return age >= 0 && age < lifetimeMs;
    };
    return Object.fromEntries(Object.entries(objectIn(value) ?? {}).filter(([, saved]) => isCurrent(saved)));
  });
  return {
    read: (name: string, apiKey?: string): unknown => objectIn(stored.read(apiKey)[name])?.['content'],
    write: (name: string, content: unknown, apiKey?: string): void =>
      stored.write({ ...stored.read(apiKey), [name]: { savedAt: Date.now(), content } }, apiKey),
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
