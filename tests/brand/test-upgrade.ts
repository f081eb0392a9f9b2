import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { turnDoors } from '../../scripts/brand/copy-with-brand.ts';
import { runCommand } from '../../scripts/command.ts';
import { printLine } from '../../scripts/print.ts';

/** How many commits a shop is behind, unless the command says so. */
const usually = 100;

/** The brand of a merchant: a copy of this one, whose sections are its own. */
const merchant = 'brands/merchant';
const template = 'brands/second';

const folder = resolve('.builds', 'upgrade');
const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/**
 * `npm run test:upgrade -- 50`: whether a shop with a brand of its own can take the last commits. In a clone that is as old, it adds
 * the brand, turns the doors to it, and merges what has been committed since; then types and the suite for any brand.
 */
async function testUpgrade([count = String(usually)]: readonly string[]): Promise<void> {
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`"${count}" is no number of commits, e.g. 50.`);
  const head = git('.', 'rev-parse', 'HEAD');
  const start = startOf(Number(count));
  await rm(folder, { recursive: true, force: true });
  git('.', 'clone', '--quiet', '--no-checkout', '--shared', '.', folder);
  for (const [key, value] of Object.entries(ofMerchant)) git(folder, 'config', key, value);
  git(folder, 'checkout', '--quiet', '-b', 'merchant', start);
  await addBrand();
  const merged = git(folder, 'rev-list', '--count', '--first-parent', `${start}..${head}`);
  printLine(`A shop with a brand and a section of its own takes ${merged} commits.`);
  merge(head);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  check('node_modules/typescript/bin/tsc', '-p', '.');
  check('node_modules/vitest/vitest.mjs', 'run', 'tests/brand');
  await rm(folder, { recursive: true });
}

/** Whoever commits in the clone. */
const ofMerchant = {
  'user.name': 'A merchant',
  'user.email': 'm@merchant.example',
  'commit.gpgsign': 'false',
};

/** The commit so many before, or the oldest one since a brand has sections of its own. */
function startOf(count: number): string {
  const before = git('.', 'rev-list', '--first-parent', `--max-count=${count + 1}`, 'HEAD').split('\n');
  const hasSections = (commit: string) =>
    spawnSync('git', ['cat-file', '-e', `${commit}:${template}/sections.tsx`]).status === 0;
  const start = before.findLast(hasSections);
  if (start === undefined || start === before[0])
    throw new Error(
      `No older commit has ${template}/sections.tsx. Fetch the history: git fetch --unshallow.`,
    );
  return start;
}

/** What a merchant does once: a folder, and the doors. */
async function addBrand(): Promise<void> {
  await cp(join(folder, template), join(folder, merchant), { recursive: true });
  for (const file of globSync(`${merchant}/**/*.{ts,tsx}`, { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(template, merchant));
  }
  await turnDoors(folder, 'merchant');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A brand of our own');
}

/** @throws Error that names the files in which both have changed the same. */
function merge(head: string): void {
  const { status, stderr } = spawnSync('git', ['merge', '--quiet', '--no-edit', head], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const files = git(folder, 'diff', '--name-only', '--diff-filter=U');
  throw new Error(
    files === ''
      ? stderr
      : `These files conflict with a merchant’s brand; undo what has been changed in doors, or what was in the way:\n${files}`,
  );
}

/** @throws Error if it fails. The clone stays then, to look into it. */
function check(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`In ${folder}, after the merge: ${script} failed.`);
}

runCommand(() => testUpgrade(process.argv.slice(2)));
