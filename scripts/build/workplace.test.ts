import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { buildInputs } from './build-inputs.ts';
import { claimLane, makeWorkplace } from './workplace.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

inEmptyFolder();

const isFile = (input: string) => /\.(json|tsx?)$/.test(input);

beforeEach(async () => {
  const inputs = buildInputs.map(
    (input) => [isFile(input) ? input : `${input}/deep/file.ts`, input] as const,
  );
  await writeFiles({
    ...Object.fromEntries(inputs),
    'tsconfig.json': '{}',
    'node_modules/gatsby/cli.js': 'gatsby',
    'scripts/build/build.ts': '',
  });
});

const has = (folder: string, file: string) =>
  readFile(join(folder, file)).then(
    () => true,
    () => false,
  );

/** Builds a target like Gatsby: it adds to its output, its cache, and webpack's cache. */
async function build(name: string, maker = 'maker') {
  const workplace = await makeWorkplace(name, maker);
  const { folder } = workplace;
  const found = (await readdir(join(folder, '.cache'), { recursive: true })).sort();
  await writeFiles({
    [join(folder, 'public', `${name}.html`)]: '',
    [join(folder, 'public', 'app-0123.js')]: '',
    [join(folder, '.cache', `memory of ${name}`)]: '',
    [join(folder, '.cache', 'webpack', `of ${name}`)]: '',
  });
  return { ...workplace, found };
}

describe('Gatsby’s cache', () => {
  test('for a target is available in its next build, with its output, but not for another target', async () => {
    await (await build('us')).keep();
    const se = await build('se');
    expect(se.found).not.toContain('memory of us');
    expect(await has(se.folder, 'public/us.html')).toBe(false);
    await se.keep();
    const us = await build('us');
    expect(us.found).toContain('memory of us');
    expect(us.found).not.toContain('memory of se');
    expect(await has(us.folder, 'public/us.html')).toBe(true);
  });

  test('leaves no bundle of an earlier build next to the new ones', async () => {
    const { folder, keep } = await build('us');
    await writeFiles({ [join(folder, 'public', 'app-4567.js')]: '' });
    await keep();
    const again = await build('us');
    expect((await readdir(join(again.folder, 'public'))).sort()).toEqual(['app-0123.js', 'us.html']);
  });

  test('from a failed build, or from a build with other code, is not trusted; webpack detects changes itself', async () => {
    await (await build('us')).keep();
    (await build('us')).leave();
    expect((await build('us')).found).toEqual(['webpack', join('webpack', 'of us')]);
    await (await build('se')).keep();
    expect((await build('se', 'other code')).found).not.toContain('memory of se');
  });
});

const first = join('.builds', 'lane-1');
const second = join('.builds', 'lane-2');

test('the claim of a running process is valid, and that of a killed one is void', async () => {
  await mkdir('.builds', { recursive: true });
  const claim = `globalThis.lock = new (require('node:sqlite').DatabaseSync)('${first}.lock'); lock.exec('BEGIN EXCLUSIVE');`;
  const builder = spawn(process.execPath, [
    '-e',
    `${claim} console.log('claimed'); setInterval(() => {}, 1000)`,
  ]);
  await once(builder.stdout, 'data');
  const lane = await claimLane('.builds');
  expect(lane.folder).toBe(second);
  lane.leave();
  builder.kill('SIGKILL');
  await once(builder, 'exit');
  expect((await claimLane('.builds')).folder).toBe(first);
});
