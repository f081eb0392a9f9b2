import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { audit } from './audit.ts';
import { actionProblems, installScriptProblems, licenseProblems, packagesOf } from './packages.ts';
import { billOfMaterials } from './sbom.ts';

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
    expect(installScriptProblems([])).toContainEqual(expect.stringContaining('lmdb has no install script'));
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

describe('the audit', () => {
  /** A registry with one package and its advisories, and a project that depends on it. */
  async function projectWith(advisories: (answer: ServerResponse) => void): Promise<void> {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.includes('/advisories/bulk')) advisories(response);
      else if (request.url?.includes('/audits/quick')) response.writeHead(404).end('{}');
      else
        response.end(
          JSON.stringify({ name: 'padding', versions: { '1.0.0': { name: 'padding', version: '1.0.0' } } }),
        );
    };
    // If npm cannot send its question to the end, it asks elsewhere, in another form.
    const server = createServer(
      (request, response) => void text(request).then(() => answer(request, response)),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const dependencies = { padding: '1.0.0' };
    // Npm remembers advisories by their number, and a script of its own names its cache in the environment.
    vi.stubEnv('npm_config_cache', resolve('.npm-cache'));
    onTestFinished(() => void vi.unstubAllEnvs());
    await writeFiles({
      '.npmrc': `registry=http://127.0.0.1:${port}/\n`,
      'package.json': JSON.stringify({ name: 'audited', version: '1.0.0', dependencies }),
      'package-lock.json': JSON.stringify({
        name: 'audited',
        version: '1.0.0',
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { name: 'audited', version: '1.0.0', dependencies },
          'node_modules/padding': { version: '1.0.0' },
        },
      }),
    });
  }

  const advisory = (severity: string) => ({
    padding: [
      {
        id: 1,
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        title: 'Pads too much',
        severity,
        vulnerable_versions: '<2.0.0',
      },
    ],
  });

  test('passes if no advisory of high severity concerns a package', async () => {
    await projectWith((response) => response.end('{}'));
    expect(await audit()).toEqual({ outcome: 'passed' });
    await projectWith((response) => response.end(JSON.stringify(advisory('moderate'))));
    expect(await audit()).toEqual({ outcome: 'passed' });
  });

  test('fails with what was found, unless it is accepted', async () => {
    await projectWith((response) => response.end(JSON.stringify(advisory('high'))));
    const finding = 'high: padding: Pads too much (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)';
    expect(await audit()).toEqual({ outcome: 'failed', findings: [finding] });
    expect(await audit('.', { 'GHSA-aaaa-bbbb-cccc': 'why' })).toEqual({ outcome: 'passed' });
  });

  test.each([
    ['refuses', (response: ServerResponse) => response.writeHead(405).end('{}')],
    ['answers with something else', (response: ServerResponse) => response.end('<html>')],
  ])('has not run if the registry %s', async (_, answer) => {
    await projectWith(answer);
    expect(await audit()).toMatchObject({ outcome: 'not run', reason: expect.stringMatching(/./) as string });
  });
});

test('the bill of materials has everything that ships, and nothing that is for development', async () => {
  const { metadata, components } = await billOfMaterials(project);
  expect(metadata.component.name).toBe('multi-country-storefront');
  const listed = new Set(components.map(({ name }) => name));
  for (const name of ['gatsby', 'webpack', 'react', 'hono']) expect(listed).toContain(name);
  for (const name of ['vitest', 'secretlint', 'storefront-sandbox']) expect(listed).not.toContain(name);
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
