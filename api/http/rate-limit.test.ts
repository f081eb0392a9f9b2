import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('counts each caller in its own window and starts over after it', async () => {
  const refused: unknown[] = [];
  const app = new Hono();
  app.onError((error, c) => {
    refused.push(error);
    return c.text('', 429);
  });
  app.get('/', rateLimit(2), (c) => c.text(''));
  const statusFor = async (caller: string) =>
    (await app.request('/', { headers: { 'x-nf-client-connection-ip': caller } })).status;

  expect(await statusFor('a')).toBe(200);
  expect(await statusFor('a')).toBe(200);
  expect(await statusFor('b')).toBe(200);
  vi.advanceTimersByTime(58_500);
  expect(await statusFor('a')).toBe(429);
  expect(refused).toMatchObject([{ code: 'TooManyRequests', details: { retryAfter: 2 } }]);
  vi.advanceTimersByTime(1_500);
  expect(await statusFor('a')).toBe(200);
});
