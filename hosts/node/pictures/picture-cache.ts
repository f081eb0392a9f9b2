import cacache from 'cacache';

/** Finished pictures on the disk. Losing one costs time and nothing else, so that no trouble with it is an error. */
export interface PictureCache {
  /** @returns the picture and when it was put there (milliseconds since 1970), or null. */
  readonly get: (key: string) => Promise<{ readonly bytes: Buffer; readonly time: number } | null>;
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
}

/** Part of the bound that is left when old pictures had to go, so that not each new one looks for another old one. */
const kept = 0.8;

/**
 * A cache in a folder, of at most so many bytes; the oldest pictures go first. `cacache` writes beside and renames, and
 * checks the bytes against their digest when it reads: a process that is killed leaves no half picture.
 * @param say told once when the disk does not take pictures.
 */
export function pictureCache(
  folder: string,
  maxBytes: number,
  say: (words: string) => void = console.warn,
): PictureCache {
  /** Bytes of everything in the cache, once `counted` is through. */
  let size = 0;
  let counted: Promise<void> | null = null;
  let tidying: Promise<void> | null = null;
  let said = false;

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
        if (!said)
          say(
            `Pictures cannot be cached in ${folder}: ${String(error)}. They are generated again each time.`,
          );
        said = true;
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
