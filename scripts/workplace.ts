import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildInputs } from './build-inputs.ts';

/** Where builds are made; each has a folder, and they share one pool of pictures. */
export const workplaces = '.builds';

/**
 * A fresh folder with everything Gatsby builds from. Gatsby keeps its cache and its output beside the sources, so two
 * builds cannot share a folder; the installed packages they can.
 */
export async function makeWorkplace(name: string): Promise<string> {
  const folder = join(workplaces, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sources = buildInputs.filter((input) => !input.startsWith('sandbox/'));
  for (const input of [...sources, 'tsconfig.json']) {
    await cp(input, join(folder, input), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

export async function removeWorkplace(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
