import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ShopError } from '../../../contract/shop-error.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';

/**
 * Files in a folder, which all processes of a host share.
 * @param uploadAddress where the host takes an upload (`hosts/node/uploads.ts`).
 */
export const folderStorage = (
  folder: string,
  uploadAddress: (key: string, file: Parameters<FileStorage['uploadTo']>[1]) => string,
): FileStorage => ({
  uploadTo: (key, file) =>
    Promise.resolve({
      url: uploadAddress(key, file),
      method: 'PUT',
      headers: { 'Content-Type': file.type },
    }),
  read: (key) =>
    existing(async () => {
      const bytes = await readFile(pathOf(folder, key));
      return new Uint8Array(bytes);
    }),
  write: async (key, bytes) => {
    await existing(async () => {
      const path = await preparedPath(folder, key);
      await writeFile(path, bytes);
    });
  },
  remove: async (key) => {
    await existing(() => rm(pathOf(folder, key), { force: true }));
  },
  list: (prefix) => listed(folder, prefix),
});

/** The path of a file, in a folder that exists. @throws Error of Node if it cannot be made. */
export async function preparedPath(folder: string, key: string): Promise<string> {
  const path = pathOf(folder, key);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** @throws TypeError for a key that could lead out of the folder; nobody but the shop makes keys. */
function pathOf(folder: string, key: string): string {
  if (!/^\w+(?:\/[\w-]+)+$/.test(key)) throw new TypeError(`${key} is no key of a file`);
  return join(folder, key);
}

async function* listed(folder: string, prefix: string): AsyncIterable<StoredFile> {
  const parent = dirname(prefix);
  const names = (await existing(() => readdir(join(folder, parent)))) ?? [];
  for (const name of names) {
    const key = `${parent}/${name}`;
    const entry = key.startsWith(prefix) ? await existing(() => stat(join(folder, key))) : null;
    if (entry?.isFile()) yield { key, changedAt: entry.mtimeMs };
  }
}

/** What Node answers about a file or folder; null if there is none. @throws ShopError `FilesUnavailable` */
async function existing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TypeError) throw cause;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new ShopError('FilesUnavailable', 'The folder of files cannot be used', undefined, { cause });
  }
}
