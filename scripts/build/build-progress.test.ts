import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { buildProgress } from './build-targets.ts';

inEmptyFolder();

test('at first nothing is finished', async () => {
  expect((await buildProgress()).has('us')).toBe(false);
});

test('the next run knows everything that was finished', async () => {
  const run = await buildProgress();
  for (const name of ['us', 'se', 'us-pseudo']) run.add(name);
  const next = await buildProgress();
  expect(['us', 'se', 'us-pseudo', 'jp'].map((name) => next.has(name))).toEqual([true, true, true, false]);
});

test('the next run does not know what was cleared', async () => {
  const run = await buildProgress();
  run.add('us');
  await run.forget();
  expect((await buildProgress()).has('us')).toBe(false);
});

test('clearing nothing is possible', async () => {
  await expect((await buildProgress()).forget()).resolves.toBeUndefined();
});

test.each(['', '["us"', '{"us":true}', '[1]'])('a broken file (%j) counts as an empty one', async (text) => {
  await writeFiles({ '.builds/progress.json': '["us"]' });
  expect((await buildProgress()).has('us')).toBe(true);
  await writeFile('.builds/progress.json', text);
  expect((await buildProgress()).has('us')).toBe(false);
});
