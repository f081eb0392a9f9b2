import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that browsers fetch.
 * @param path its address, e.g. `/texts/menu/en.json`.
 * @param root the folder that is published.
 */
export async function writePublicJson(path: string, content: unknown, root = 'public'): Promise<void> {
  const file = `${root}${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}
