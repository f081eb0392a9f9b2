// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const { register } = vi.hoisted(() => ({ register: vi.fn() }));
vi.mock('./register.ts', () => ({ register }));

beforeEach(() => {
  vi.resetModules();
  register.mockClear();
  vi.useFakeTimers();
});

/** The page has loaded, and the pause is over. */
async function pageHasLoaded(): Promise<void> {
  await import('./gatsby-register-service-worker.ts');
  await vi.advanceTimersByTimeAsync(3000);
}

test('without a connection, it is registered when there is one again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pageHasLoaded();
  expect(register).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});
