import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { countOf, runStage, type Underway } from './stage.ts';

inEmptyFolder();

test.each([
  ['a\n3 passed, 0 failed', 0, 3, 0],
  ['3 passed, 0 failed\nmore\n12 passed, 2 failed\n', 1, 12, 2],
  ['  9 passed, 9 failed\n7 passed, 0 failed', 0, 7, 0],
  ['4 passed, 0 failed', 1, 4, 1],
  ['4 passed, 0 failed', null, 4, 1],
  ['no count', 0, 1, 0],
  ['no count', 2, 0, 1],
])('after %j and code %j: %i passed, %i failed', (output, code, passed, failed) => {
  expect(countOf(output, code)).toEqual({ passed, failed });
});

test('a stage prints all of its output at the end, and its last line is known in the meantime', async () => {
  await writeFiles({
    'stage.mjs': `
      console.log('first');
      console.error('problem');
      setTimeout(() => { console.log(process.argv[2] + '\\n2 passed, 1 failed'); process.exitCode = 1; }, 300);
    `,
  });
  const print = vi.fn();
  const underway: Underway = new Map();
  const running = runStage({ name: 'try', script: resolve('stage.mjs'), args: ['last'] }, underway, print);
  await vi.waitFor(() => expect(['first', 'problem']).toContain(underway.get('try')));
  expect(print).not.toHaveBeenCalled();
  expect(await running).toMatchObject({ passed: 2, failed: 1 });
  expect(underway.size).toBe(0);
  const [[text]] = print.mock.calls as [[string]];
  for (const line of ['  first', '  problem', '  last', '  2 passed, 1 failed'])
    expect(text).toContain(`\n${line}`);
});
