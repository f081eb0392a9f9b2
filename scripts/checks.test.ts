import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../tests/in-empty-folder.ts';
import { workflowLinter } from './checks.ts';

const folder = '.github/workflows';
const ours = readFileSync(`${folder}/checks.yml`, 'utf8');
const script = resolve('node_modules', workflowLinter);
const lint = () => spawnSync(process.execPath, [script], { encoding: 'utf8' });

inEmptyFolder();
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
});

test('our own workflow is clean', async () => {
  await writeFiles({ [`${folder}/checks.yml`]: ours });
  expect(lint()).toMatchObject({ status: 0 });
});

test.each([
  ['a misspelt variable', 'matrix.part }}', 'matrix.prat }}', 'property "prat" is not defined'],
  ['a need of no job', 'needs: build', 'needs: built', 'which does not exist'],
  ['a misspelt key', 'timeout-minutes: 15', 'timeout: 15', 'unexpected key "timeout"'],
  ['no YAML', 'jobs:', 'jobs: [', 'yaml'],
])('%s is found', async (_, right, wrong, message) => {
  expect(ours).toContain(right);
  await writeFiles({ [`${folder}/checks.yml`]: ours.replace(right, wrong), [`${folder}/other.yml`]: ours });
  const { status, stdout } = lint();
  expect(status).toBe(1);
  expect(stdout).toContain(message);
  expect(stdout).toContain('checks.yml');
});
