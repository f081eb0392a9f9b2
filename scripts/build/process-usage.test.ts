import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descendantsOf, watchProcesses } from './process-usage.ts';

test('a process and all below it, and no others', () => {
  const of = (pid: number, parent: number) => ({ pid, parent, ticks: 0, pages: 0 });
  const found = descendantsOf(2, [of(1, 0), of(2, 1), of(3, 2), of(4, 3), of(5, 1)]);
  expect(found.map(({ pid }) => pid)).toEqual([2, 3, 4]);
  expect(descendantsOf(9, [of(1, 0)])).toEqual([]);
});

test.runIf(existsSync('/proc/self/stat'))('what a process that starts another uses', async () => {
  const busy = `const end = process.cpuUsage().user + 4e5; while (process.cpuUsage().user < end);`;
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.stdin.resume();`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  const stop = watchProcesses(child.pid ?? 0);
  child.stdin.end();
  await once(child, 'exit');
  const usage = stop();
  expect(usage?.cpuSeconds).toBeGreaterThan(0);
  expect(usage?.peakBytes).toBeGreaterThan(20_000_000);
});
