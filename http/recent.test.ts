import { expect, test, vi } from 'vitest';
import { Recent } from './recent.ts';

test('remembers the latest, each for its time, and keeps nothing else', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const recent = new Recent<number>({ limit: 3, age: 1_000 });
  for (const [index, key] of ['a', 'b', 'a', 'c', 'd'].entries()) recent.set(key, index);
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([2, undefined, 3, 4]);
  vi.advanceTimersByTime(999);
  recent.set('c', 5);
  vi.advanceTimersByTime(1);
  expect(['a', 'c', 'd'].map((key) => recent.get(key))).toEqual([undefined, 5, undefined]);
  recent.set('e', 6);
  expect(recent.size).toBe(2);
  vi.useRealTimers();
});
