import { mkdir, writeFile } from 'node:fs/promises';
import { directoryPath } from '../src/region/load-directory.ts';
import { storefrontDirectory } from '../stores/directory.ts';
import { buildEnvironment } from './environment.ts';

/** Writes the directory of storefronts next to the pages. */
export async function writeDirectory(): Promise<void> {
  await mkdir('public', { recursive: true });
  await writeFile(`public${directoryPath}`, JSON.stringify(storefrontDirectory(buildEnvironment().stores)));
}
