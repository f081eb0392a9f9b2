import cacache from 'cacache';

/** A disk cache of resized pictures. Losing one only costs time, so problems with the disk are not errors. */
export interface PictureCache {
  /** @returns the picture and the time it was stored (milliseconds since 1970), or null. */
  readonly get: (key: string) => Promise<{ readonly bytes: Buffer; readonly time: number } | null>;
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
}

/** The fraction of the limit to which old pictures are removed, so that not every new picture forces a removal. */
const kept = 0.8;

/**
 * A cache in a folder, limited to a number of bytes; the oldest pictures are removed first. `cacache` writes to a
 * temporary file and renames it, and verifies the digest when reading, so a killed process leaves no partial picture.
 */
export function pictureCache(folder: string, maxBytes: number): PictureCache {
  /** Total bytes in the cache, valid once `counted` has resolved. */
  let size = 0;
  let counted: Promise<void> | null = null;
  let tidying: Promise<void> | null = null;
  let hasWarned = false;

  const count = async (): Promise<void> => {
    size = sum(await entriesOf(folder));
  };

  async function makeRoom(): Promise<void> {
    const entries = (await entriesOf(folder)).sort((one, other) => one.time - other.time);
    size = sum(entries);
    for (const entry of entries) {
      if (size <= maxBytes * kept) break;
      await cacache.rm.entry(folder, entry.key);
      await cacache.rm.content(folder, entry.integrity);
      size -= entry.size;
    }
  }

  return {
    async get(key) {
      const found = await cacache.get(folder, key).catch(() => null);
      if (!found) return null;
      return { bytes: found.data, time: (found.metadata as { time: number }).time };
    },
    async put(key, bytes) {
      try {
        await (counted ??= count());
        await cacache.put(folder, key, bytes, { metadata: { time: Date.now() } });
        size += bytes.length;
        if (size > maxBytes) await (tidying ??= makeRoom().finally(() => (tidying = null)));
      } catch (error) {
        if (!hasWarned)
          console.warn(
            `Pictures cannot be cached in ${folder}: ${String(error)}. They are generated again each time.`,
          );
        hasWarned = true;
      }
    },
  };
}

interface Entry {
  readonly key: string;
  readonly integrity: string;
  readonly time: number;
  readonly size: number;
}

const entriesOf = async (folder: string): Promise<Entry[]> =>
  Object.values(await cacache.ls(folder).catch(() => ({})));

const sum = (entries: readonly Entry[]): number => entries.reduce((total, { size }) => total + size, 0);
