import { cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workplaces } from './workplace.ts';

/** Every picture any build has made, by the name Gatsby gives it, which holds a digest of what it was made from. */
const pool = join(workplaces, 'pictures');

/** Where Gatsby puts the pictures it makes. */
const folder = 'public/static';

/** Puts the pool into a workplace, so that Gatsby finds the pictures made. They are the slow part of a build. */
export async function lendPictures(workplace: string): Promise<void> {
  await linkAll(pool, join(workplace, folder));
}

/** Takes what a build has made into the pool. */
export async function keepPictures(workplace: string): Promise<void> {
  await linkAll(join(workplace, folder), pool);
}

/** Gives every file of a folder a second name in another one, which costs no space; what is there already stays. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length + 1));
    if (await stat(target).catch(() => null)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Some file systems know no second names; and another build may have been faster.
    await link(source, target).catch(() => cp(source, target, { force: false }));
  }
}
