import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from './testing/in-empty-folder.ts';
import { countOf, runStages } from './stages.ts';

inEmptyFolder();

test.each([
  ['a\n3 passed, 0 failed', 0, 3, 0],
  ['3 passed, 0 failed\nmore\n12 passed, 2 failed\n', 1, 12, 2],
  ['  9 passed, 9 failed\n7 passed, 0 failed', 0, 7, 0],
  ['4 passed, 0 failed', 1, 4, 1],
  ['4 passed, 0 failed', null, 4, 1],
  ['4 passed, 0 failed, 2 only when repeated', 0, 4, 0],
  ['no count', 0, 1, 0],
  ['no count', 2, 0, 1],
])('after %j and code %j: %i passed, %i failed', (output, code, passed, failed) => {
  expect(countOf(output, code)).toMatchObject({ passed, failed });
});

test('a stage prints all of its output at the end, and its last line is known in the meantime', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await writeFiles({
    'stage.mjs': `
      import { existsSync } from 'node:fs';
      console.log('first');
      console.error('problem');
      process.exitCode = 1;
      const waiting = setInterval(() => {
        if (!existsSync('may-end')) return;
        clearInterval(waiting);
        console.log(process.argv[2] + '\\n2 passed, 1 failed');
      }, 20);
    `,
    'other.mjs': '',
  });
  const printed: string[] = [];
  const script = resolve('stage.mjs');
  const lists = [
    [
      { name: 'try', script, args: ['last'] },
      { name: 'next', script: resolve('other.mjs') },
    ],
    [{ name: 'beside', script: resolve('other.mjs') }],
  ];
  const running = runStages(lists, (text) => printed.push(text));
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(10_000);
      expect(printed.at(-1)).toMatch(/^ +\d+ s {2}try: (first|problem)$/);
    },
    { timeout: 30_000 },
  );
  await writeFiles({ 'may-end': '' });
  const results = await running;
  vi.useRealTimers();
  expect(results.map(({ stage, passed, failed }) => [stage.name, passed, failed])).toEqual([
    ['try', 2, 1],
    ['next', 1, 0],
    ['beside', 1, 0],
  ]);
  const text = printed.find((one) => one.includes('── try'));
  for (const line of ['  first', '  problem', '  last', '  2 passed, 1 failed'])
    expect(text).toContain(`\n${line}`);
});
