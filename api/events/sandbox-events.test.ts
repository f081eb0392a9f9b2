import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { localEnvironment, localEvents } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { home, sandboxedShop } from '../testing/sandboxed-shop.ts';

/** A storefront behind a real server, and the sandbox, which tells it what changes. */
async function followed() {
  const shop: { api: Hono | null; isDown: boolean } = { api: null, isDown: false };
  const readAt = new Date(Date.now() - 3_600_000).toISOString();
  const site = new Hono()
    .get('/build.json', (c) => c.json({ catalogueReadAt: readAt, nextPriceChangeAt: null, commit: null }))
    .all('/api/*', (c) => (shop.isDown ? c.body(null, 503) : (shop.api?.fetch(c.req.raw) ?? c.notFound())));
  const server = serve({ fetch: site.fetch, port: 0 });
  if (!server.listening) await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'events-'));
  const sandbox = await startLocalSandbox({ port: 0, dataFolder, eventUrls: [`${origin}/api/events`] });
  onTestFinished(async () => {
    server.close();
    await sandbox.close();
    await rm(dataFolder, { recursive: true });
  });
  const settings = { ...localEnvironment(sandbox.port), ...localEvents(sandbox.port) };
  const sandboxed = sandboxedShop(sandbox.url, settings, {
    adapt: (store) => ({ ...store, origin }),
  });
  const own = sandboxed.api(home.id);
  shop.api = own.api;
  const jsonOf = async (url: string): Promise<unknown> => (await fetch(url)).json();
  return {
    shop,
    sandboxed,
    sweep: own.sweep,
    /** Seconds since the storefront knows of a change. */
    lastChange: async () =>
      ((await jsonOf(`${origin}/api/status`)) as { builds: { lastChangeSecondsAgo: number | null } }).builds
        .lastChangeSecondsAgo,
    asked: async () =>
      ((await jsonOf(`${sandbox.url}/builds/asked.json`)) as { storefront: string }[]).map(
        ({ storefront }) => storefront,
      ),
  };
}

test('product 7.300: a price that changes in commercetools leads to a build, although the shop was down', async () => {
  const { shop, sandboxed, sweep, lastChange, asked } = await followed();
  await sandboxed.setStock(7);
  await sweep();
  expect(await asked()).toEqual([]);
  shop.isDown = true;
  await sandboxed.setPrice(1234);
  await sweep();
  expect(await asked()).toEqual([]);
  shop.isDown = false;
  // The status is asked at most every five seconds.
  await vi.waitFor(async () => expect(await lastChange()).not.toBeNull(), { timeout: 15_000, interval: 200 });
  await sweep();
  await sweep();
  expect(await asked()).toEqual([home.id]);
}, 60_000);
