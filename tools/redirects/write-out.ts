import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file. @throws Error saying why it cannot be written. */
export async function writeOut(file: string, data: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, data);
  } catch (error) {
    throw refusal(error, file, {
      ENOENT: `there is no folder ${dirname(file)}. Make it first.`,
      EISDIR: 'it is a folder. Name a file in it.',
      ENOTDIR: `${dirname(file)} is a file, not a folder.`,
    });
  }
}

/** Makes a folder, with those above it, unless it is there. @throws Error saying why it cannot be made. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const words = 'it is a file, or lies in one. Name a folder.';
    throw refusal(error, folder, { EEXIST: words, ENOTDIR: words });
  }
}

/** An error of the file system in words, where there are any for its code; else as it is. */
function refusal(error: unknown, path: string, words: Readonly<Record<string, string>>): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = { EACCES: 'you may not write there.', ...words }[code];
  return reason === undefined ? error : new Error(`${path} cannot be written: ${reason}`, { cause: error });
}
