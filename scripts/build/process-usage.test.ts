import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descendantsOf, watchProcesses } from './process-usage.ts';

test('a process and all below it, and no others', () => {
  const of = (pid: number, parent: number) => ({ pid, parent, ticks: 0 });
  const found = descendantsOf(2, [of(1, 0), of(2, 1), of(3, 2), of(4, 3), of(5, 1)]);
  expect(found.map(({ pid }) => pid)).toEqual([2, 3, 4]);
  expect(descendantsOf(9, [of(1, 0)])).toEqual([]);
});

test.runIf(existsSync('/proc/self/smaps_rollup'))(
  'what a process and the one it has started use',
  async () => {
    const starts = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)'], { stdio: ['ignore', 'inherit', 'ignore'] });`;
    const child = spawn(process.execPath, ['-e', starts], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const stop = watchProcesses(child.pid ?? 0);
    await once(child.stdout, 'data');
    const usage = stop();
    process.kill(-(child.pid ?? 0));
    // Each of the two takes as much to start.
    expect(usage?.cpuSeconds).toBeGreaterThan(0.02);
    expect(usage?.peakBytes).toBeGreaterThan(10_000_000);
  },
);
