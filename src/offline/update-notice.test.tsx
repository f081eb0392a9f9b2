// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { activateUpdate } from './activate-update.ts';
import { LaterUpdateNotice } from './later-update-notice.tsx';
import { workerStore } from './worker-store.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn() });
const offer = () =>
  act(() => workerStore.setState({ update: { waiting } as unknown as ServiceWorkerRegistration }));
const button = () => screen.queryByRole('button', { name: 'Update now' });

beforeEach(() => {
  workerStore.setState({ update: null });
  waiting.postMessage.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
});

test('an update is offered; nothing happens until the shopper takes it', async () => {
  const { user } = renderInShop(<LaterUpdateNotice />);
  expect(button()).toBeNull();
  offer();
  await user.click(await screen.findByRole('button', { name: 'Update now' }));
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
});

test('an update can wait for the next visit', async () => {
  const { user } = renderInShop(<LaterUpdateNotice />);
  offer();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(button()).toBeNull();
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

test.each(['checkout', 'order-confirmation'] as const)(
  'no update is offered on the page %s',
  async (pageKey) => {
    renderInShop(<LaterUpdateNotice />, undefined, { pageKey });
    offer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(button()).toBeNull();
  },
);

describe('a new version that was accepted', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A version that waits, and becomes one state after the other. */
  class WaitingWorker extends EventTarget {
    state = 'installed';
    postMessage = vi.fn();
    become(state: string) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
  const accept = () => {
    const worker = new WaitingWorker();
    const unregister = vi.fn(() => Promise.resolve(true));
    const reload = vi.fn();
    activateUpdate({ waiting: worker as unknown as ServiceWorker, unregister }, reload);
    return { worker, unregister, reload };
  };

  test('is shown once it is active, not while it takes over', () => {
    const { worker, unregister, reload } = accept();
    worker.become('activating');
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    worker.become('redundant');
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
    expect(unregister).not.toHaveBeenCalled();
  });

  test('is asked again as long as the old one goes on answering requests', () => {
    const { worker, reload } = accept();
    vi.advanceTimersByTime(1000);
    expect(worker.postMessage.mock.calls).toEqual(Array(3).fill([{ type: 'SKIP_WAITING' }]));
    worker.become('activated');
    vi.runAllTimers();
    expect(worker.postMessage).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that never takes over is registered anew, after a reload that no version answers', async () => {
    const { worker, unregister, reload } = accept();
    await vi.advanceTimersByTimeAsync(9000);
    expect(unregister).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    worker.become('activated');
    expect(unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that another tab was faster with is shown at once', () => {
    const reload = vi.fn();
    activateUpdate({ waiting: null, unregister: vi.fn() }, reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
