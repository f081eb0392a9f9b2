// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { activateUpdate } from './activate-update.ts';
import { LaterUpdateNotice } from './later-update-notice.tsx';
import { workerStore } from './worker-store.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const waiting = { postMessage: vi.fn() };
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

  const accept = () => {
    const reload = vi.fn();
    activateUpdate({ waiting } as unknown as ServiceWorkerRegistration, reload);
    return reload;
  };

  test('is shown once it has taken over', () => {
    const reload = accept();
    expect(reload).not.toHaveBeenCalled();
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not held back by a request of this tab that never ends', () => {
    const reload = accept();
    vi.advanceTimersByTime(3000);
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
