import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSources } from './build-inputs.ts';

/** Where builds run. */
export const workplaces = '.builds';

/** What Gatsby keeps between builds. Its results belong to one target; webpack's part serves every target. */
const cache = '.cache';
const webpack = 'webpack';

/** A folder that is used by one build at a time. */
export interface Workplace {
  readonly folder: string;
  /** Keeps what Gatsby cached in this build for the target's next one, and releases the folder. */
  readonly keep: () => Promise<void>;
  /** Releases the folder after a failed build. What Gatsby cached in it cannot be trusted. */
  readonly leave: () => Promise<void>;
}

/**
 * A folder with everything that Gatsby builds from. Gatsby keeps its cache and output next to the sources, so two
 * builds cannot share a folder at the same time. They share it one after the other, because webpack's cache is usable
 * only where its paths are the same.
 * @param name of the target.
 * @param maker a digest of what Gatsby does not detect by itself; a cache with a different digest is not used.
 */
export async function makeWorkplace(name: string, maker: string): Promise<Workplace> {
  const lane = await claimLane(workplaces);
  const { folder } = lane;
  const kept = join(workplaces, 'kept', name);
  try {
    await clear(folder);
    for (const input of [...buildSources, 'tsconfig.json'])
      await cp(input, join(folder, input), { recursive: true, preserveTimestamps: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const isOurs = (await readFile(join(kept, 'maker'), 'utf8').catch(() => '')) === maker;
    if (isOurs) {
      await moveMemory(kept, folder);
      await removeBundles(join(folder, 'public'));
    }
    await rm(kept, { recursive: true, force: true });
  } catch (error) {
    await lane.leave();
    throw error;
  }
  return {
    folder,
    async keep() {
      await moveMemory(folder, kept);
      // Last, because without it the cache does not count.
      await writeFile(join(kept, 'maker'), maker);
      await lane.leave();
    },
    leave: lane.leave,
  };
}

/** Empties a folder except for webpack's cache. */
async function clear(folder: string): Promise<void> {
  await mkdir(join(folder, cache), { recursive: true });
  for (const [parent, spared] of [
    [folder, cache],
    [join(folder, cache), webpack],
  ] as const) {
    for (const entry of await readdir(parent))
      if (entry !== spared) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

/** Webpack writes all of them again, and those of the last build would otherwise stay forever. */
async function removeBundles(output: string): Promise<void> {
  for (const file of await readdir(output))
    if (/\.(js|css|map|LICENSE\.txt)$/.test(file)) await rm(join(output, file));
}

/** Moves what Gatsby cached for a target, and its output, which Gatsby only updates. */
async function moveMemory(from: string, to: string): Promise<void> {
  await mkdir(join(to, cache), { recursive: true });
  for (const entry of await readdir(join(from, cache)))
    if (entry !== webpack) await rename(join(from, cache, entry), join(to, cache, entry));
  await rename(join(from, 'public'), join(to, 'public'));
}

/** A folder that belongs to the process that claimed it. */
interface Lane {
  readonly folder: string;
  readonly leave: () => Promise<void>;
}

/**
 * Claims the first free folder of `lane-1`, `lane-2` … A claim is a file next to the folder with the claimer's process
 * ID; the claim of a process that no longer exists is void.
 */
export async function claimLane(parent: string): Promise<Lane> {
  await mkdir(parent, { recursive: true });
  for (let number = 1; ; number++) {
    const folder = join(parent, `lane-${number}`);
    const claim = `${folder}.pid`;
    if (!(await isClaimed(claim))) await rm(claim, { force: true });
    if (await makeClaim(claim)) return { folder, leave: () => rm(claim, { force: true }) };
  }
}

/** Whether the claim succeeded. The file is created together with its content, because an empty claim would be void. */
async function makeClaim(claim: string): Promise<boolean> {
  const draft = `${claim}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  const claimed = await link(draft, claim).then(
    () => true,
    () => false,
  );
  await rm(draft);
  return claimed;
}

async function isClaimed(claim: string): Promise<boolean> {
  const claimer = Number(await readFile(claim, 'utf8').catch(() => ''));
  if (!(claimer > 0)) return false;
  try {
    process.kill(claimer, 0);
    return true;
  } catch {
    return false;
  }
}
