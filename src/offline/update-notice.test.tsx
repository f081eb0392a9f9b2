// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { activateUpdate, UpdateNotice } from './update-notice.tsx';
import {
  onServiceWorkerActive,
  onServiceWorkerInstalled,
  onServiceWorkerRedundant,
  onServiceWorkerUpdateFound,
  onServiceWorkerUpdateReady,
} from './gatsby-browser.ts';
import { workerStore } from './worker-store.ts';

type ServiceWorkerArgs = Parameters<NonNullable<typeof onServiceWorkerUpdateReady>>[0];

const registered = (worker: object | null) =>
  ({ serviceWorker: { waiting: worker } as ServiceWorkerRegistration }) as ServiceWorkerArgs;
const button = () => screen.queryByRole('button', { name: 'Update now' });

beforeEach(() => {
  workerStore.setState({ state: 'none', update: null });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
});

test('product 4.8, 4.9: a first visit is not interrupted by what it means for later ones', () => {
  renderInShop(<UpdateNotice />);
  for (const [tell, state] of [
    [onServiceWorkerUpdateFound, 'update-found'],
    [onServiceWorkerInstalled, 'available'],
    [onServiceWorkerActive, 'active'],
  ] as const) {
    act(tell);
    expect(workerStore.getState().state).toBe(state);
    expect(screen.queryByRole('complementary')).toBeNull();
  }
});

test('product 4.9, 4.10, 4.11: a new version is offered as long as it waits', async () => {
  renderInShop(<UpdateNotice />);
  act(() => onServiceWorkerUpdateReady?.(registered({}), { plugins: [] }));
  expect(await screen.findByRole('button', { name: 'Update now' })).toBeTruthy();
  // A later version has replaced the one that waited.
  act(() => onServiceWorkerRedundant?.(registered({}), { plugins: [] }));
  expect(button()).not.toBeNull();
  act(() => onServiceWorkerRedundant?.(registered(null), { plugins: [] }));
  expect(button()).toBeNull();
  act(() => onServiceWorkerUpdateReady?.(registered({}), { plugins: [] }));
  expect(button()).not.toBeNull();
  // Another tab has accepted it.
  act(() => onServiceWorkerActive());
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
