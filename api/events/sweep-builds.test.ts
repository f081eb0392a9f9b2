import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestScope } from '../../commerce/request-scope.ts';
import { buildHookOf } from '../context/build-hook.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { changeNotes } from './build-state.ts';
import { sweepBuilds } from './sweep-builds.ts';

const start = Date.parse('2026-11-29T03:00:00Z');
const minute = 60_000;

let server: ServerType | null = null;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

/** A storefront with a host that builds it when it is told to, and what happens there. */
async function hosted() {
  const host = { asked: 0, status: 200, isSilent: false, readAt: start - minute };
  const app = new Hono();
  app.post('/hook', async (c) => {
    host.asked += 1;
    if (host.isSilent) await new Promise(() => undefined);
    return c.body(null, host.status as 200);
  });
  app.get('/build.json', (c) =>
    c.json({ catalogueReadAt: new Date(host.readAt).toISOString(), nextPriceChangeAt: null, commit: null }),
  );
  server = serve({ fetch: app.fetch, port: 0 });
  if (!server.listening) await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { api, context, logged } = fakeShopApi({ changes: { BUILD_HOOK_URL: `${origin}/hook` } });
  const own = { ...context, store: { ...context.store, origin } };
  const note = changeNotes();
  return {
    host,
    logged: () => logged.filter(([level]) => level !== 'debug').map(([level, event]) => `${level} ${event}`),
    change: () => note(own),
    sweep: () => sweepBuilds(own),
    status: async () => ((await (await api.request('/api/status')).json()) as { builds: object }).builds,
  };
}

const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minute);

test('product 7.300: a change is one build, although two sweepers run; the next waits for its arrival', async () => {
  const { host, change, sweep } = await hosted();
  await sweep();
  expect(host.asked).toBe(0);
  await Promise.all([change(), change()]);
  await Promise.all([sweep(), sweep()]);
  expect(host.asked).toBe(1);
  pass(20);
  await change();
  await sweep();
  expect(host.asked).toBe(1);
  host.readAt = start + 2 * minute;
  await sweep();
  expect(host.asked).toBe(2);
});

test('product 7.303: a host that refuses is asked again, and operators see why', async () => {
  const { host, change, sweep, status, logged } = await hosted();
  host.status = 401;
  await change();
  await sweep();
  pass(1);
  await sweep();
  expect(logged()).toEqual(['error the host does not build', 'warn the host still does not build']);
  expect(await status()).toEqual({
    lastChangeSecondsAgo: 60,
    lastAskedSecondsAgo: null,
    refusal: 'answered 401',
  });
  host.status = 200;
  pass(1);
  await sweep();
  await sweep();
  expect(host.asked).toBe(3);
  expect(logged().at(-1)).toBe('info asked for a build');
});

test('a host that takes too long may be building: it is not asked twice', async () => {
  const { host, change, sweep } = await hosted();
  host.isSilent = true;
  await change();
  await requestScope.run({ signal: AbortSignal.timeout(1_000), correlationId: 'c' }, sweep);
  pass(1);
  await sweep();
  expect(host.asked).toBe(1);
});

test('GitHub is asked for the storefront by an event of its repository', () => {
  const settings = { STORE: 'ie', BUILD_REPOSITORY: 'merchant/shop', BUILD_TOKEN: 'token' } as const;
  expect(buildHookOf(settings)).toMatchObject({
    url: 'https://api.github.com/repos/merchant/shop/dispatches',
    headers: { Authorization: 'Bearer token', 'X-GitHub-Api-Version': '2022-11-28' },
    body: '{"event_type":"catalogue-changed","client_payload":{"storefront":"ie"}}',
  });
});
