import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { claimLane } from './workplace.ts';

inEmptyFolder();

const first = join('.builds', 'lane-1');
const second = join('.builds', 'lane-2');

test('parallel builds each have their own lane; a released lane is used again', async () => {
  const [one, two] = await Promise.all([claimLane('.builds'), claimLane('.builds')]);
  expect([one.folder, two.folder].sort()).toEqual([first, second]);
  await one.leave();
  expect((await claimLane('.builds')).folder).toBe(one.folder);
});

test('the claim of a killed process is void', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFiles({ [`${first}.pid`]: String(pid) });
  expect((await claimLane('.builds')).folder).toBe(first);
});

test.each(['', 'half a num', '0'])('so is a claim that contains %j', async (text) => {
  await writeFiles({ [`${first}.pid`]: text });
  expect((await claimLane('.builds')).folder).toBe(first);
});

test('the claim of a running process is valid', async () => {
  await writeFiles({ [`${first}.pid`]: String(process.ppid) });
  expect((await claimLane('.builds')).folder).toBe(second);
});
