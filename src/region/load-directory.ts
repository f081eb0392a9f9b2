import { directoryAnswer } from '../../contract/evaluated/directory.ts';
import { mismatchOf } from '../../contract/json-schema.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';

/** Where the build writes the directory; no page includes it. */
export const directoryPath = '/storefronts.json';

/**
 * Fetches every country that shoppers can choose, with its storefront.
 * @throws Error if it cannot be fetched or does not match what the build writes.
 */
export async function loadDirectory(): Promise<readonly DirectoryEntry[]> {
  const response = await fetch(directoryPath);
  if (!response.ok) throw new Error(`The list of storefronts returned status ${response.status}.`);
  const directory: unknown = await response.json();
  const mismatch = mismatchOf(directoryAnswer, directory);
  if (mismatch !== null) throw new Error(`The list of storefronts has an unexpected ${mismatch}.`);
  return directory as readonly DirectoryEntry[];
}
