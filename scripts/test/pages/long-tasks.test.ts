import { expect, test } from 'vitest';
import { longTasksOf } from './long-tasks.ts';

const page = { pid: 2, tid: 20 };
const task = (ts: number, dur: number, thread = page) => ({ ...thread, name: 'RunTask', ts, dur, args: {} });
const node = (id: number, functionName: string, parent?: number) => ({
  id,
  ...(parent !== undefined && { parent }),
  callFrame: {
    functionName,
    ...(functionName !== '(root)' && { url: 'http://shop/app.js', lineNumber: 0, columnNumber: id }),
  },
});
/** Of the profiler: it runs on a thread of its own. */
const profile = (name: string, ts: number, data: object) => ({ pid: 2, tid: 21, name, ts, args: { data } });

/** Two tasks of 60 and 120 ms; in the second, `render` runs for 30 ms and calls `price` for 70 and itself for 10. */
const events = [
  task(900_000, 500_000, { pid: 1, tid: 10 }),
  task(1_000_000, 60_000),
  task(1_070_000, 10_000),
  task(1_100_000, 120_000),
  task(1_300_000, 400_000),
  task(1_000_000, 20_000, { pid: 2, tid: 22 }),
  profile('Profile', 1_000_000, { startTime: 1_000_000 }),
  profile('ProfileChunk', 1_150_000, {
    cpuProfile: { nodes: [node(1, '(root)'), node(2, 'render', 1)], samples: [1, 2] },
    timeDeltas: [100_000, 30_000],
  }),
  profile('ProfileChunk', 1_200_000, {
    cpuProfile: { nodes: [node(3, 'price', 2), node(4, 'render', 2)], samples: [3, 3, 4, 1] },
    timeDeltas: [30_000, 40_000, 10_000, 50_000],
  }),
  { ...page, name: 'EvaluateScript', ts: 1_000_000, dur: 50_000 },
  { ...page, name: 'Layout', ts: 1_010_000, dur: 20_000, args: { data: 'anything' } },
  { ...page, name: 'Layout', ts: 1_035_000, dur: 5_000 },
];
const traceOf = (traceEvents: readonly object[]) => new TextEncoder().encode(JSON.stringify({ traceEvents }));

test('the long tasks of the busiest thread are listed, the longest first', () => {
  const tasks = longTasksOf(traceOf(events), 50);
  expect(tasks.map(({ start, duration }) => [start, duration])).toEqual([
    [300, 400],
    [100, 120],
    [0, 60],
  ]);
});

test('a function’s time within a task is counted by itself, and with what it calls', () => {
  const [, tested] = longTasksOf(traceOf(events), 50);
  const costs = Object.fromEntries(
    (tested?.functions ?? []).map((cost) => [`${cost.functionName} ${cost.columnNumber}`, cost]),
  );
  expect(costs['price 3']).toMatchObject({ self: 70, total: 70 });
  expect(costs['render 2']).toMatchObject({ self: 30, total: 110 });
  expect(costs['render 4']).toMatchObject({ self: 10, total: 10 });
});

test('the browser’s own work within a task is counted without what is within it', () => {
  const [, , tested] = longTasksOf(traceOf(events), 50);
  expect(tested?.work).toEqual([
    ['EvaluateScript', 25],
    ['Layout', 25],
    ['RunTask', 10],
  ]);
});

test('a trace without tasks has no long ones', () => {
  expect(longTasksOf(traceOf([]), 50)).toEqual([]);
});
