// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { activateUpdate, UpdateNotice } from './update-notice.tsx';
import { workerStore } from './worker-store.ts';

test('product 4.9: a new version is offered as long as it waits', () => {
  renderInShop(<UpdateNotice />);
  const button = () => screen.queryByRole('button', { name: 'Update now' });
  expect(button()).toBeNull();
  act(() => workerStore.setState({ update: {} as ServiceWorkerRegistration }));
  expect(button()).not.toBeNull();
  act(() => workerStore.setState({ update: null }));
  expect(button()).toBeNull();
});

describe('a new version that was accepted', () => {
  beforeEach(() => void vi.useFakeTimers());

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
    const [worker, reload] = [new WaitingWorker(), vi.fn()];
    activateUpdate({ waiting: worker as unknown as ServiceWorker }, reload);
    return { worker, reload };
  };

  test('is not held back for long by a request that the old one is still answering', () => {
    const { reload } = accept();
    vi.advanceTimersByTime(9_000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is loaded again if the first reload was lost between the two, but not for ever', () => {
    const { reload } = accept();
    vi.advanceTimersByTime(20_000);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test('that another tab was faster with is shown at once', () => {
    const reload = vi.fn();
    activateUpdate({ waiting: null }, reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
