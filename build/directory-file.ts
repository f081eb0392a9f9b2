import { mkdir, writeFile } from 'node:fs/promises';
import { storefrontDirectory } from '../stores/directory.ts';
import { buildEnvironment } from './environment.ts';

/** Where the country selector finds the storefronts once it is opened; no page carries them all. */
export const directoryPath = '/storefronts.json';

/** Writes the storefronts' directory beside the pages. */
export async function writeDirectory(): Promise<void> {
  await mkdir('public', { recursive: true });
  await writeFile(`public${directoryPath}`, JSON.stringify(storefrontDirectory(buildEnvironment().stores)));
}
