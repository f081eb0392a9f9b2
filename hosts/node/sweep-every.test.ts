import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sweepEvery } from './sweep-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sweeps at every interval, one run at a time, until it is ended', async () => {
  const ends: (() => void)[] = [];
  const sweeper = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = sweepEvery(sweeper, 1000);
  await vi.advanceTimersByTimeAsync(3500);
  expect(sweeper).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sweeper).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  void stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sweeper).toHaveBeenCalledTimes(2);
});
