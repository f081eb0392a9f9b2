import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { expect, onTestFinished, test } from 'vitest';
import { card, home, readyCart } from '../api/testing/sandboxed-shop.ts';
import { ShopBrowser } from '../api/testing/shop-browser.ts';
import { localEnvironment } from '../local/environment.ts';
import { freePort } from '../scripts/start/ports.ts';
import { startSandboxProcess } from '../scripts/start/sandbox-process.ts';
import { startApiProcess } from './load/shop-processes.ts';

const timeout = 180_000;

/** A shop API on a Node host, in a process of its own. */
async function startHost(settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const host = await startApiProcess(port, { ...settings, SITE_ORIGIN: 'http://localhost' });
  onTestFinished(() => void host.kill('SIGKILL'));
  return { host, port, origin: `http://localhost:${port}`, ended: once(host, 'exit') };
}

const statusOf = async (address: string): Promise<number | 'refused'> =>
  fetch(address).then(
    ({ status }) => status,
    () => 'refused',
  );

test('a payment in progress ends with its order after the host was told to end', { timeout }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const sandboxPort = await freePort();
  const sandbox = await startSandboxProcess({ port: sandboxPort, dataFolder });
  onTestFinished(() => sandbox.stop('SIGKILL'));

  // A payment service that takes its time.
  const arrival = Promise.withResolvers<undefined>();
  const release = Promise.withResolvers<undefined>();
  const slow = new Hono().all('*', async ({ req }) => {
    arrival.resolve(undefined);
    await release.promise;
    return proxy(sandbox.url + req.path, req);
  });
  const service = createAdaptorServer({ fetch: slow.fetch });
  onTestFinished(() => void service.close());
  const slowPort = await freePort();
  service.listen(slowPort);

  const settings = { ...localEnvironment(sandboxPort), ADYEN_SANDBOX_URL: `http://localhost:${slowPort}` };
  const { host, origin, ended } = await startHost(settings);
  const shop = new Hono().all('*', ({ req }) => proxy(origin + req.path, req));
  const browser = new ShopBrowser(shop);
  const cart = await readyCart(browser);
  const paying = browser.pay(cart, card());
  await arrival.promise;
  host.kill('SIGTERM');
  await expect.poll(() => statusOf(`${origin}/api/health`), { timeout }).toBe('refused');
  release.resolve(undefined);
  expect((await paying).order?.orderNumber).toMatch(new RegExp(`^${home.id.toUpperCase()}-`));
  expect(await ended).toEqual([0, null]);
});

test('nobody waits for connections without a request', { timeout }, async () => {
  const { host, port, origin, ended } = await startHost(localEnvironment(await freePort()));
  // `fetch` keeps its connection; a browser also opens some in advance.
  expect(await statusOf(`${origin}/api/health`)).toBe(200);
  const unused = connect(port, 'localhost').on('error', () => undefined);
  onTestFinished(() => void unused.destroy());
  await once(unused, 'connect');
  host.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test(
  'during its notice, it accepts requests but is not ready; a second signal ends it',
  { timeout },
  async () => {
    const settings = { ...localEnvironment(await freePort()), DRAIN_NOTICE: '600' };
    const { host, origin } = await startHost(settings);
    host.kill('SIGTERM');
    const ready = `${origin}/api/ready`;
    await expect.poll(async () => (await fetch(ready)).text(), { timeout }).toBe('{"status":"stopping"}');
    expect(await statusOf(ready)).toBe(503);
    expect(await statusOf(`${origin}/api/health`)).toBe(503);
    expect(await statusOf(`${origin}/api/visitor`)).toBe(200);
    const endAgain = () => {
      host.kill('SIGTERM');
      return host.exitCode;
    };
    await expect.poll(endAgain, { timeout }).toBe(143);
  },
);
