import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work begins after the next frame, once', () => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(15);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

test('work does not wait for a frame that never comes', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});
