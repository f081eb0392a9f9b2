import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { merchantSeed } from './adyen/testing/seed.ts';
import { place, readyCart, refusalOf, sdkFor } from './commercetools/testing/project.ts';
import { projectSeed } from './commercetools/testing/seed.ts';
import { klevuSeed } from './klevu/testing/indexes.ts';
import type { SandboxSeed } from './seed.ts';
import { startSandbox } from './start-sandbox.ts';

const seed: SandboxSeed = {
  name: 'Test & Shop',
  commercetools: projectSeed,
  klevu: klevuSeed,
  adyen: merchantSeed,
  pictures: (request) => new Response(`picture ${new URL(request.url).pathname}`),
  storefronts: [
    {
      id: 'se',
      countries: ['SE'],
      currencies: ['SEK'],
      searchKeys: { sv: 'klevu-se' },
      merchantAccount: 'ShopSE',
    },
  ],
};

async function start(parts: SandboxSeed = seed) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await startSandbox(parts, { port: 0, dataFolder });
  const { url, port } = sandbox;
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const control = (path: string, body: unknown, headers = { 'Content-Type': 'application/json' }) =>
    fetch(`${url}/control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { url, port, control, sdk: sdkFor(`${url}/commercetools`) };
}

const firstOf = async (sdk: ReturnType<typeof sdkFor>) =>
  (await sdk.productProjections().withKey({ key: 'baby-bib' }).get().execute()).body.masterVariant;

it('serves every stand-in on one origin', async () => {
  const { url, sdk } = await start();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  const address = (await firstOf(sdk)).images?.[0]?.url ?? '';
  expect(address).toBe(`${url}/assets/BIB-front.png`);
  expect(await (await fetch(address)).text()).toBe('picture /BIB-front.png');
  const paymentMethods = await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' });
  expect(paymentMethods.status).toBe(401);
  const search = await fetch(`${url}/klevu/cs/v2/search`, { method: 'POST', body: '{}' });
  expect(search.headers.get('content-type')).toContain('json');
});

it('simulates an outage of one service at a time', async () => {
  const { url, control, sdk } = await start();
  await control('outages', { service: 'commercetools', down: true });
  expect(await refusalOf(sdk.categories().get().execute())).toMatchObject({ statusCode: 503 });
  expect((await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' })).status).toBe(401);
  await control('outages', { service: 'commercetools', down: false });
  expect((await sdk.categories().get().execute()).statusCode).toBe(200);
});

it('lets a person pack, ship, deliver, and cancel an order', async () => {
  const { url, control, sdk } = await start();
  const lineItems = [{ sku: 'BIB', quantity: 3 }];
  const { id } = await place(sdk, await readyCart(sdk, { lineItems }), { orderNumber: '<b>' });
  const act = (body: object) => control('commercetools/orders', { orderNumber: '<b>', ...body });
  const read = async () => (await sdk.orders().withId({ ID: id }).get().execute()).body;
  await act({ act: 'pack' });
  expect(await read()).toMatchObject({ orderState: 'Open', shipmentState: 'Ready' });
  await act({ act: 'ship', carrier: 'UPS', trackingId: '1Z', items: { BIB: 1 } });
  expect((await read()).shipmentState).toBe('Partial');
  await act({ act: 'ship' });
  const { shipmentState, shippingInfo } = await read();
  expect(shipmentState).toBe('Shipped');
  expect(shippingInfo?.deliveries?.map(({ items }) => items[0]?.quantity)).toEqual([1, 2]);
  await act({ act: 'deliver' });
  await act({ act: 'cancel' });
  expect(await read()).toMatchObject({ orderState: 'Cancelled', shipmentState: 'Delivered' });
  expect(await (await fetch(`${url}/orders/`)).text()).toContain('&lt;b&gt;');

  expect((await act({ act: 'ship', items: { BIB: 4 } })).status).toBe(400);
  expect((await act({ act: 'eat' })).status).toBe(400);
  expect((await control('commercetools/orders', { orderNumber: 'X', act: 'pack' })).status).toBe(404);
});

it('rejects malformed control requests and those that a foreign web page could send', async () => {
  const { control } = await start();
  expect((await control('reset', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await control('stock', { sku: 'NOTHING', quantity: 1 })).status).toBe(404);
  expect((await control('stock', { sku: 'BIB', quantity: -1 })).status).toBe(400);
  expect((await control('outages', { service: 'moon', down: true })).status).toBe(400);
  const fault = { service: 'klevu', group: 'search', fault: 'slow' };
  expect((await control('faults', fault)).status).toBe(400);
  expect((await control('faults', { ...fault, fault: 'moody' })).status).toBe(400);
});
