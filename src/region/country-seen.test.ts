import { expect, test, vi } from 'vitest';
import { countrySeen } from './region-store.ts';

test.each([
  ['a country', () => Response.json({ country: 'se' }), 'se'],
  ['none', () => Response.json({ country: null }), null],
  ['something else', () => Response.json({ country: 46 }), null],
  ['nothing', () => Response.json(null), null],
  ['a page', () => new Response('<!doctype html>'), null],
])('the edge reports %s', async (_, answer, country) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  expect(await countrySeen()).toBe(country);
});

test('an unreachable edge reports nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await countrySeen()).toBeNull();
});

test('a response is never taken from a cache, and nobody waits longer than five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ country: 'se' })));
  vi.stubGlobal('fetch', fetch);
  await countrySeen();
  expect(timeout.mock.calls).toEqual([[5000]]);
  expect(fetch.mock.calls).toEqual([
    ['/api/visitor', { cache: 'no-store', signal: timeout.mock.results[0]?.value as unknown }],
  ]);
});
