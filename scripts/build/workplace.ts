import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildSources } from './build-inputs.ts';

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
  readonly leave: () => void;
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
    lane.leave();
    throw error;
  }
  return {
    folder,
    async keep() {
      await moveMemory(folder, kept);
      // Last, because without it the cache does not count.
      await writeFile(join(kept, 'maker'), maker);
      lane.leave();
    },
    leave: lane.leave,
  };
}

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

/** A folder that nobody else uses until it is left. */
interface Lane {
  readonly folder: string;
  readonly leave: () => void;
}

/** SQLite's code for a database that somebody else has locked. */
const busy = 5;

/**
 * Claims the first free folder of `lane-1`, `lane-2` … The claim is a lock on a database beside the folder, because the
 * operating system releases it when a process ends, however it ends.
 */
export async function claimLane(parent: string): Promise<Lane> {
  await mkdir(parent, { recursive: true });
  for (let number = 1; ; number++) {
    const folder = join(parent, `lane-${number}`);
    const lock = new DatabaseSync(`${folder}.lock`);
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return { folder, leave: () => lock.close() };
    } catch (error) {
      lock.close();
      if ((error as { readonly errcode?: number }).errcode !== busy) throw error;
    }
  }
}
