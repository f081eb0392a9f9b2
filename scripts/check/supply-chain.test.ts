import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { actionProblems, installScriptProblems, licenseProblems, packagesOf } from './packages.ts';

const project = process.cwd();
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
const secretlintSettings = readFileSync('.secretlintrc.json', 'utf8');
const ignored = readFileSync('.secretlintignore', 'utf8');
inEmptyFolder();

const lockfileWith = (planted: object) => ({ packages: { ...lockfile.packages, ...planted } });

describe('the packages of the lockfile', () => {
  test.each([
    ['(MIT OR GPL-3.0-only)', undefined, true],
    ['GPL-3.0-only', undefined, false],
    ['MIT AND GPL-3.0-only', undefined, false],
    ['MIT OR (GPL-3.0-only AND LGPL-3.0-only)', undefined, false],
    [undefined, undefined, false],
    ['Artistic-2.0', true, true],
    ['GPL-3.0-only', true, false],
  ])('with the license %s, for development only: %s, are allowed: %s', (license, dev, allowed) => {
    const planted = { 'node_modules/a/node_modules/@scope/planted': { license, dev } };
    const problems = licenseProblems(packagesOf(lockfileWith(planted)));
    expect(problems).toEqual(allowed ? [] : [expect.stringContaining('@scope/planted has the license')]);
  });

  test('run a script when they are installed only if it is known what it does', () => {
    const planted = { 'node_modules/planted': { license: 'MIT', hasInstallScript: true } };
    const problems = installScriptProblems(packagesOf(lockfileWith(planted)));
    expect(problems).toEqual([expect.stringContaining('planted runs a script')]);
  });
});

test.each([
  ['actions/checkout@v6', false],
  ['actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd', false],
  ['actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6', false],
  ['actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2', true],
  ['./.github/actions/own', true],
])('an action that is named %s is pinned: %s', (action, pinned) => {
  expect(actionProblems(`steps:\n  - name: x\n    uses: ${action}\n  - uses: ${action}\n`)).toHaveLength(
    pinned ? 0 : 2,
  );
});

test('a planted secret of a well-known service fails the check, and the demo’s public ones do not', async () => {
  await symlink(resolve(project, 'node_modules'), 'node_modules');
  await writeFiles({
    '.secretlintrc.json': secretlintSettings,
    '.secretlintignore': ignored,
    'credentials.ts': readFileSync(resolve(project, 'local/credentials.ts'), 'utf8'),
  });
  const run = () => {
    const script = resolve(project, 'scripts/check/secretlint.ts');
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    return { status, stderr };
  };
  expect(run()).toMatchObject({ status: 0 });
  // Put together here, so that this file passes.
  const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
  await writeFiles({ 'deep/folder/notes': `token: ${token}\n` });
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('deep/folder/notes');
  expect(stderr).toContain('GITHUB_TOKEN');
  expect(stderr).not.toContain(token);
});
