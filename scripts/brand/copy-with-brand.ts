import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ofTheDemo } from './of-the-demo.ts';

export const brandDoors = ['browser.ts', 'sections.ts', 'api.ts', 'build.ts', 'theme.ts', 'theme.css'].map(
  (file) => join('brands', file),
);

export const seedDoor = join('local', 'seed.ts');

const doors: readonly string[] = [...brandDoors, seedDoor];

/** The brand of the demo: its seed is beside its pictures, in `demo/`. */
const demo = 'demo';

/** Turns the doors in a folder to a brand. @throws Error if there is no such brand. */
export async function turnDoors(folder: string, name: string): Promise<void> {
  if (!existsSync(join(folder, 'brands', name, 'build.ts')))
    throw new Error(`brands/${name}/build.ts is missing. Use the name of a folder in brands/.`);
  // An older copy of the project lacks the newer ones.
  for (const door of brandDoors.map((file) => join(folder, file)).filter(existsSync)) {
    const text = await readFile(door, 'utf8');
    await writeFile(door, text.replace(/'\.\/[\w-]+\//, `'./${name}/`));
  }
  const seed =
    name === demo
      ? "export { demoSeed as seed } from '../demo/seed/demo-seed.ts';\n"
      : `export { seed } from '../brands/${name}/seed.ts';\n`;
  await writeFile(join(folder, seedDoor), seed);
}

/** When each of a copy's files was last changed, in milliseconds, by its path. */
export type FileTimes = ReadonlyMap<string, number>;

/** The times of what may be committed in a copy, except for its doors. */
export async function timesIn(folder: string): Promise<FileTimes> {
  const files = filesIn(folder).filter((file) => !doors.includes(file) && existsSync(join(folder, file)));
  return new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(join(folder, file))).mtimeMs] as const)),
  );
}

/**
 * Brings back what a command has written in a copy, such as `npm run redirects -- add-moved`.
 * @param before the copy's times before the command.
 * @returns the files.
 */
export async function bringBack(folder: string, before: FileTimes): Promise<string[]> {
  const changed = [...(await timesIn(folder))].filter(([file, time]) => before.get(file) !== time);
  for (const [file] of changed) await copy(join(folder, file), file);
  return changed.map(([file]) => file);
}

const filesIn = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    // A copy's link to the installed packages is no folder to git.
    .filter((file) => file !== '' && file !== 'node_modules');

const within = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/**
 * Brings a copy of the project up to date in which another brand is built. What builds have made there stays, so that
 * the next one is as fast as here.
 * @param withoutDemo whether everything that belongs to the demo is left out.
 * @returns the copy's folder.
 * @throws Error if there is no such brand.
 */
export async function copyWithBrand(name: string, { withoutDemo = false } = {}): Promise<string> {
  const folder = resolve('.builds', 'brands', withoutDemo ? `${name}-alone` : name);
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, '.git'))) execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const wanted = filesIn('.').filter(
    (file) => existsSync(file) && !(withoutDemo && within(file, ofTheDemo)) && !doors.includes(file),
  );
  const keep = new Set([...wanted, ...doors]);
  for (const file of filesIn(folder)) if (!keep.has(file)) await rm(join(folder, file), { force: true });
  for (const file of wanted) await update(file, join(folder, file));
  for (const door of doors) await copy(door, join(folder, door));
  await turnDoors(folder, name);
  if (!existsSync(join(folder, 'node_modules')))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  execFileSync('git', ['add', '--all'], { cwd: folder });
  return folder;
}

/** Leaves a file alone that has not changed, because builds look at its time. */
async function update(from: string, to: string): Promise<void> {
  const source = await stat(from);
  const known = await stat(to).catch(() => null);
  if (known?.size === source.size && known.mtimeMs === source.mtimeMs) return;
  await copy(from, to);
  await utimes(to, source.atime, source.mtime);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
