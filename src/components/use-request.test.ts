// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useRequest } from './use-request.ts';

const pauseMs = 100;
type Load = (signal: AbortSignal) => Promise<string>;

beforeEach(() => vi.useFakeTimers());

const pause = () => act(() => vi.advanceTimersByTimeAsync(pauseMs));

function start(key: string | null, load: Load) {
  return renderHook(
    (props: { key: string | null; load: Load }) => useRequest(props.key, props.load, pauseMs),
    {
      initialProps: { key, load },
    },
  );
}

describe('useRequest', () => {
  test('sends one request after the pause, however often the key changed in the meantime', async () => {
    const load = vi.fn<Load>().mockResolvedValue('answer');
    const { result, rerender } = start('a', load);
    rerender({ key: 'ab', load });
    rerender({ key: 'abc', load });
    expect(result.current).toMatchObject({ status: 'loading', value: null });
    await pause();
    expect(load).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ status: 'answered', value: 'answer' });
  });

  test('an outdated request is aborted, and its answer never shown', async () => {
    const old = Promise.withResolvers<string>();
    const signals: AbortSignal[] = [];
    const { result, rerender } = start('old', (signal) => {
      signals.push(signal);
      return old.promise;
    });
    await pause();
    rerender({ key: 'new', load: () => Promise.resolve('new answer') });
    expect(signals[0]?.aborted).toBe(true);
    await pause();
    old.resolve('old answer');
    await pause();
    expect(result.current).toMatchObject({ status: 'answered', value: 'new answer' });
  });

  test('the last answer stays while the next one loads', async () => {
    const { result, rerender } = start('a', () => Promise.resolve('first'));
    await pause();
    rerender({ key: 'b', load: () => Promise.resolve('second') });
    expect(result.current).toMatchObject({ status: 'loading', value: 'first' });
  });

  test('a failure is a state, and can be retried', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
    const { result } = start('a', load);
    await pause();
    expect(result.current).toMatchObject({ status: 'failed', value: null, error: new Error('down') });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await pause();
    expect(result.current).toMatchObject({ status: 'answered', value: 'up' });
  });

  test('while nothing is requested, the last answer stays and is not requested again', async () => {
    const load = vi.fn<Load>().mockResolvedValue('answer');
    const { result, rerender } = start('a', load);
    await pause();
    rerender({ key: null, load });
    expect(result.current).toMatchObject({ status: 'idle', value: 'answer' });
    rerender({ key: 'a', load });
    await pause();
    expect(result.current).toMatchObject({ status: 'answered', value: 'answer' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failed request is repeated when its key comes back', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
    const { result, rerender } = start('a', load);
    await pause();
    rerender({ key: null, load });
    rerender({ key: 'a', load });
    expect(result.current.status).toBe('loading');
    await pause();
    expect(result.current).toMatchObject({ status: 'answered', value: 'up' });
  });
});
