// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPages } from './register.ts';

const worker = {} as ServiceWorker;

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
  // jsdom does not measure what was loaded.
  performance.getEntriesByType = () => [];
});

/** What the active worker is told about the page, once it has been open for a while. */
async function told(state: Partial<ServiceWorkerRegistration>) {
  const postMessage = vi.fn();
  keepPages({ installing: null, waiting: null, active: { postMessage }, ...state } as never);
  await vi.advanceTimersByTimeAsync(3000);
  return postMessage.mock.calls;
}

test.each(['installing', 'waiting'])(
  'with a newer worker %s, the old one is left in peace',
  async (state) => {
    expect(await told({ [state]: worker })).toEqual([]);
  },
);
