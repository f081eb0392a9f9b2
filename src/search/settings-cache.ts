import { amountIn, objectIn } from './json-fields.ts';
import type { SettingsFiles } from './search-settings.ts';
import { storedByIndex } from './stored-by-index.ts';

/** The name under which the files are stored. */
export const settingsEntry = 'klevu-kmc-data';

const storedFiles = storedByIndex(settingsEntry, objectIn);

/** How long a file is used before it is requested again: 24 hours. */
const lifetimeMs = 86_400_000;

/** The settings files of an index that are still fresh. */
export function readStoredFiles(apiKey: string): Partial<SettingsFiles> {
  const files = storedFiles.read(apiKey) ?? {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, stored]) => {
      const { savedAt, content } = objectIn(stored) ?? {};
      const age = now - (amountIn(savedAt) ?? 0);
      return age >= 0 && age < lifetimeMs && content ? [[name, content]] : [];
    }),
  );
}

/** Stores the files that could be read; those that are stored and fresh keep their age. */
export function storeFiles(apiKey: string, files: SettingsFiles): void {
  const fresh = readStoredFiles(apiKey);
  const kept = storedFiles.read(apiKey) ?? {};
  const added = Object.entries(files).filter(([name, content]) => content !== null && !(name in fresh));
  if (added.length === 0) return;
  const savedAt = Date.now();
  const entries = added.map(([name, content]: [string, unknown]) => [name, { savedAt, content }] as const);
  storedFiles.write(apiKey, { ...kept, ...Object.fromEntries(entries) });
}
