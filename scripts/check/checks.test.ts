import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { workflowLinter } from './checks.ts';

const folder = '.github/workflows';
const ours = readFileSync(`${folder}/checks.yml`, 'utf8');
const script = resolve(workflowLinter);
inEmptyFolder();

const mistakes = [
  ['a misspelled variable', 'matrix.part }}', 'matrix.prat }}', 'property "prat" is not defined'],
  ['a dependency on an unknown job', 'needs: build', 'needs: built', 'which does not exist'],
  ['a misspelled key', 'timeout-minutes: 15', 'timeout: 15', 'unexpected key "timeout"'],
  ['no YAML', 'jobs:', 'jobs: [', 'yaml'],
] as const;

// A single run, because starting it takes a second.
test('every mistake in a workflow is found, and ours is clean', async () => {
  mkdirSync(folder, { recursive: true });
  await writeFiles({ [`${folder}/ours.yml`]: ours });
  for (const [number, [name, right, wrong]] of mistakes.entries()) {
    expect(ours, name).toContain(right);
    await writeFiles({ [`${folder}/broken-${number}.yml`]: ours.replace(right, wrong) });
  }
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(status).toBe(1);
  const findings = stdout.split('\n');
  for (const [number, [name, , , message]] of mistakes.entries())
    expect(
      findings.some((line) => line.includes(`broken-${number}.yml`) && line.includes(message)),
      `${name}\n${stdout}`,
    ).toBe(true);
  expect(findings.filter((line) => line.includes('ours.yml'))).toEqual([]);
});
