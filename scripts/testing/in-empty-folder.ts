import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Gives every test of a file an empty working directory of its own. */
export function inEmptyFolder(): void {
  const home = process.cwd();
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'work-'));
    process.chdir(folder);
  });
  afterEach(async () => {
    process.chdir(home);
    await rm(folder, { recursive: true, force: true });
  });
}

/** Writes files, by path from the working directory, and creates the folders they need. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
