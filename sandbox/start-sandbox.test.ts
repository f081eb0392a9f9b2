import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { merchantSeed } from './adyen/testing/seed.ts';
import { createCart, place, readyCart, refusalOf, sdkFor, update } from './commercetools/testing/project.ts';
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

it('lists on its own page what it serves, and for whom', async () => {
  const page = await (await fetch((await start()).url)).text();
  expect(page).toContain('<h1>Sandbox</h1>');
  expect(page).toContain('Test &amp; Shop');
  for (const fact of ['<code>se</code>', 'Sweden', 'SEK', 'Svenska', '<code>klevu-se</code>', 'ShopSE'])
    expect(page).toContain(fact);
});

it('leaves out a service that has no seed', async () => {
  const { url } = await start({ name: 'Search only', klevu: klevuSeed });
  expect((await fetch(`${url}/klevu/klevu-us/annotations`)).status).toBe(200);
  expect((await fetch(`${url}/commercetools/oauth/token`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' })).status).toBe(404);
  const page = await (await fetch(url)).text();
  expect(page).toContain('<code>/klevu</code>');
  expect(page).not.toContain('<code>/adyen</code>');
});

it('simulates an outage of one service at a time', async () => {
  const { url, control, sdk } = await start();
  await control('outages', { service: 'commercetools', down: true });
  expect(await refusalOf(sdk.categories().get().execute())).toMatchObject({ statusCode: 503 });
  expect((await fetch(`${url}/adyen/v72/paymentMethods`, { method: 'POST' })).status).toBe(401);
  await control('outages', { service: 'commercetools', down: false });
  expect((await sdk.categories().get().execute()).statusCode).toBe(200);
});

it('lets a part of search fail until it is lifted or reset', async () => {
  const { url, control } = await start();
  const statusOf = async () => (await fetch(`${url}/klevu/klevu-us/annotations`)).status;
  const fault = { service: 'klevu', group: 'annotations', fault: 'html' };
  expect((await control('faults', fault)).status).toBe(200);
  expect(await statusOf()).toBe(502);
  await control('faults', { ...fault, fault: 'none' });
  expect(await statusOf()).toBe(200);
  await control('faults', fault);
  await control('reset', {});
  expect(await statusOf()).toBe(200);
});

it('sets stock and resets to the seed', async () => {
  const { control, sdk } = await start();
  const available = async () => (await firstOf(sdk)).availability?.availableQuantity;
  expect(await available()).toBe(200);
  expect((await control('stock', { sku: 'BIB', quantity: 1 })).status).toBe(200);
  expect(await available()).toBe(1);
  await createCart(sdk);
  expect((await control('reset', {})).status).toBe(200);
  expect(await available()).toBe(200);
  expect((await sdk.carts().get().execute()).body.total).toBe(0);
});

it('sets prices, takes off sale, and lets time pass for a cart', async () => {
  const { control, sdk } = await start();
  const cart = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
  const recalculated = async () => (await update(sdk, cart, { action: 'recalculate' })).totalPrice.centAmount;
  const price = { sku: 'BIB', currency: 'USD', centAmount: 777 };
  expect((await control('prices', price)).status).toBe(200);
  expect((await control('idle-carts', { cartId: cart.id, minutes: 20 })).status).toBe(200);
  const { body: idle } = await sdk.carts().withId({ ID: cart.id }).get().execute();
  expect(idle.version).toBe(cart.version);
  expect(Date.now() - Date.parse(idle.lastModifiedAt)).toBeGreaterThanOrEqual(20 * 60_000);
  expect(await recalculated()).toBe(777);
  expect((await control('prices', { ...price, centAmount: null })).status).toBe(200);
  expect((await firstOf(sdk)).prices?.some(({ value }) => value.currencyCode === 'USD')).toBe(false);
  expect((await control('prices', price)).status).toBe(200);
  expect((await control('prices', { ...price, sku: 'NOTHING' })).status).toBe(404);
  expect((await control('idle-carts', { cartId: 'nothing', minutes: 20 })).status).toBe(404);
});

it('shows what the shop reported to search, even while search is down, and forgets it on reset', async () => {
  const { url, control } = await start();
  const reported = async () => (await (await fetch(`${url}/klevu/events.json`)).json()) as unknown[];
  await fetch(`${url}/klevu/analytics/collect`, { method: 'POST', body: '{}' });
  await control('outages', { service: 'klevu', down: true });
  expect((await fetch(`${url}/klevu/analytics/collect`, { method: 'POST' })).status).toBe(503);
  expect(await reported()).toHaveLength(1);
  await control('reset', {});
  expect(await reported()).toEqual([]);
});

it('controls payments: faults occur until a reset, and the books can be read', async () => {
  const { url, control } = await start();
  const pay = async () => {
    const body = JSON.stringify({
      merchantAccount: 'ShopSE',
      amount: { value: 500, currency: 'SEK' },
      reference: 'ORDER-1',
      returnUrl: 'https://shop.example/',
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2090',
        encryptedSecurityCode: 'test_737',
      },
    });
    const headers = { 'x-api-key': merchantSeed.credentials.apiKey };
    return (await fetch(`${url}/adyen/v72/payments`, { method: 'POST', headers, body })).status;
  };
  const fault = { on: 'payment', fault: 'unavailable', times: 2 };
  expect((await control('adyen/faults', fault)).status).toBe(200);
  expect(await pay()).toBe(500);
  await control('reset', {});
  expect(await pay()).toBe(200);
  const headers = { 'Content-Type': 'application/json' };
  const books = await fetch(`${url}/control/adyen/books?reference=ORDER-1`, { headers });
  expect(await books.json()).toMatchObject({
    payments: [{ reference: 'ORDER-1', resultCode: 'Authorised', kept: 500 }],
    undeliveredWebhooks: 0,
  });
  expect((await control('adyen/faults', { ...fault, fault: 'moody' })).status).toBe(400);
  expect((await control('adyen/decisions', { reference: 'X', choice: 'refuse' })).status).toBe(404);
  expect((await control('adyen/decisions', { reference: 'ORDER-1', choice: 'refuse' })).status).toBe(409);
  expect((await control('adyen/events', { reference: 'ORDER-1', eventCode: 'OFFER_CLOSED' })).status).toBe(
    409,
  );
  expect((await fetch(`${url}/control/adyen/books`)).status).toBe(415);
});

it('lets a person have something sell out and be delivered again', async () => {
  const { url, control } = await start();
  const page = async () => await (await fetch(`${url}/stock/`)).text();
  expect(await page()).toContain('aria-label="Sell out: BIB"');
  expect(await page()).toContain('data-stock="{&quot;sku&quot;:&quot;BIB&quot;,&quot;quantity&quot;:0}"');
  await control('stock', { sku: 'BIB', quantity: 0 });
  expect(await page()).toContain('aria-label="Restock 20: BIB"');
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

it('fails to start on a port in use, with a message', async () => {
  const { port } = await start();
  const dataFolder = join(tmpdir(), 'never-made');
  await expect(startSandbox(seed, { port, dataFolder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('does not start alongside a live setting', async () => {
  vi.stubEnv('ADYEN_ENVIRONMENT', 'LIVE');
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataFolder = join(tmpdir(), 'never-made');
  await expect(startSandbox(seed, { port: 0, dataFolder })).rejects.toMatchObject({ code: 'LIVE_SETTINGS' });
});
