// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { untilLost } from './use-payment.ts';

beforeEach(() => void vi.useFakeTimers());

const never = new Promise<string>(() => undefined);
const shopAnswers = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
/** Resolves to how the request ended, so that an early rejection is never unhandled. */
const ended = (request: Promise<string>) =>
  untilLost(request).catch((error: unknown) => (error as { code: string }).code);

test('a quick answer is passed on, and nothing is checked afterwards', async () => {
  const fetch = shopAnswers(() => Promise.resolve(new Response()));
  expect(await ended(Promise.resolve('paid'))).toBe('paid');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('a slow bank is waited for as long as the shop responds, in whatever way', async () => {
  const fetch = shopAnswers(() => Promise.resolve(new Response('', { status: 503 })));
  const slow = ended(new Promise((resolve) => setTimeout(() => resolve('paid'), 50_000)));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await slow).toBe('paid');
  expect(fetch).toHaveBeenCalledWith('/api/health', expect.objectContaining({ cache: 'no-store' }));
});

test('a shop that does not respond to the check is lost within seconds', async () => {
  shopAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = ended(never);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await end).toBe('network');
});

test('going offline is noticed at once', async () => {
  shopAnswers(() => Promise.resolve(new Response()));
  const end = ended(never);
  window.dispatchEvent(new Event('offline'));
  expect(await end).toBe('network');
});

test('an error of the shop stays what it is', async () => {
  shopAnswers(() => Promise.resolve(new Response()));
  await expect(untilLost(Promise.reject(new Error('TotalChanged')))).rejects.toThrow('TotalChanged');
});
