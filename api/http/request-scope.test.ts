import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { callOptions } from '../../commerce/request-scope.ts';
import { inRequestScope } from './request-scope.ts';

afterEach(() => vi.restoreAllMocks());

/** Adyen waits 10 s for an acknowledgment; an answer and what follows it share the 60 s of Netlify's functions. In milliseconds. */
const deadlines = { '/api/webhooks/adyen': 10_000, '/api/payments': 26_000 };

test.each(Object.entries(deadlines))('all calls of %s end before %i ms are over', async (path, limit) => {
  const ending = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(ending.signal);
  const app = new Hono().use(inRequestScope).post(path, (c) => {
    const { signal } = callOptions(60_000);
    ending.abort();
    return c.text(signal.aborted ? 'ended' : 'goes on');
  });
  expect(await (await app.request(path, { method: 'POST' })).text()).toBe('ended');
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(limit);
});
