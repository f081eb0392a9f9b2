import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stores } from '../stores/index.ts';
import { catalogue } from './catalogue/index.ts';
import { createCart, refusalOf, sdkFor } from './commercetools/contract/project.ts';
import { sandboxEnvironment } from './environment.ts';
import { startSandbox } from './server.ts';

async function start() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await startSandbox({ port: 0, dataFolder });
  const { url, port } = sandbox;
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const control = (path: string, body: unknown, headers = { 'Content-Type': 'application/json' }) =>
    fetch(`${url}/control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { url, port, control, sdk: sdkFor(`${url}/commercetools`) };
}
const [product] = catalogue.products;
const sku = product?.variants[0].sku ?? '';

const available = async (sdk: ReturnType<typeof sdkFor>) =>
  (
    await sdk
      .productProjections()
      .withKey({ key: product?.key ?? '' })
      .get()
      .execute()
  ).body.masterVariant.availability?.availableQuantity;

it('serves every stand-in on one origin', async () => {
  const { url, sdk } = await start();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  const page = await (await fetch(url)).text();
  expect(page).toContain('<h1>Sandbox</h1>');
  for (const id of Object.keys(stores)) expect(page).toContain(`<code>${id}</code>`);
  const { total } = (
    await sdk
      .productProjections()
      .get({ queryArgs: { limit: 1 } })
      .execute()
  ).body;
  expect(total).toBe(catalogue.products.length);
  const picture = (
    await sdk
      .productProjections()
      .get({ queryArgs: { limit: 1 } })
      .execute()
  ).body.results[0]?.masterVariant.images?.[0]?.url;
  expect(picture?.startsWith(`${url}/assets/`)).toBe(true);
  const paymentMethods = await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' });
  expect(paymentMethods.status).toBe(401);
  const search = await fetch(`${url}/klevu/cs/v2/search`, { method: 'POST', body: '{}' });
  expect(search.headers.get('content-type')).toContain('json');
});

it('gives the settings that point the shop at it', async () => {
  const { port, url } = await start();
  expect(sandboxEnvironment(port)).toMatchObject({
    ADYEN_SANDBOX_URL: url,
    COMMERCETOOLS_API_URL: `${url}/commercetools`,
  });
  expect(sandboxEnvironment(port)['ADYEN_HMAC_KEY']).toMatch(/^[0-9a-f]{64}$/);
  expect(sandboxEnvironment(port)['SESSION_SECRET']?.length).toBeGreaterThanOrEqual(32);
});

it('rehearses an outage of one service at a time', async () => {
  const { url, control, sdk } = await start();
  await control('outages', { service: 'commercetools', down: true });
  expect(await refusalOf(sdk.categories().get().execute())).toMatchObject({ statusCode: 503 });
  expect((await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' })).status).toBe(401);
  await control('outages', { service: 'commercetools', down: false });
  expect((await sdk.categories().get().execute()).statusCode).toBe(200);
});

it('sets stock and goes back to the seed', async () => {
  const { control, sdk } = await start();
  const before = await available(sdk);
  expect((await control('stock', { sku, quantity: 1 })).status).toBe(200);
  expect(await available(sdk)).toBe(1);
  await createCart(sdk);
  expect((await control('reset', {})).status).toBe(200);
  expect(await available(sdk)).toBe(before);
  expect((await sdk.carts().get().execute()).body.total).toBe(0);
});

it('refuses control requests that a foreign web page could send, and nonsense', async () => {
  const { control } = await start();
  expect((await control('reset', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await control('stock', { sku: 'NOTHING', quantity: 1 })).status).toBe(404);
  expect((await control('stock', { sku, quantity: -1 })).status).toBe(400);
  expect((await control('outages', { service: 'moon', down: true })).status).toBe(400);
});

it('fails to start on a taken port, saying so', async () => {
  const { port } = await start();
  const dataFolder = join(tmpdir(), 'never-made');
  await expect(startSandbox({ port, dataFolder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
