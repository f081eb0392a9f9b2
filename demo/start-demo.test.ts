import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { catalogue } from './catalogue/index.ts';
import { demoEnvironment } from './environment.ts';
import { startDemo } from './start-demo.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'demo-'));
let demo: Awaited<ReturnType<typeof startDemo>>;
let settings: Record<string, string>;
beforeAll(async () => {
  demo = await startDemo({ port: 0, dataFolder });
  settings = demoEnvironment(demo.port);
});
afterAll(async () => {
  await demo.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function token(): Promise<string> {
  const id = `${settings['COMMERCETOOLS_CLIENT_ID']}:${settings['COMMERCETOOLS_CLIENT_SECRET']}`;
  const answer = await fetch(`${settings['COMMERCETOOLS_AUTH_URL']}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(id).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
}

test('the settings give access to every service of the sandbox', async () => {
  const products = `${settings['COMMERCETOOLS_API_URL']}/${settings['COMMERCETOOLS_PROJECT_KEY']}/product-projections`;
  const answer = await fetch(`${products}?limit=1`, {
    headers: { Authorization: `Bearer ${await token()}` },
  });
  const page = (await answer.json()) as {
    readonly total: number;
    readonly results: readonly {
      readonly masterVariant: { readonly images: readonly { readonly url: string }[] };
    }[];
  };
  expect(page.total).toBe(catalogue.products.length);
  const picture = page.results[0]?.masterVariant.images[0]?.url ?? '';
  expect(picture.startsWith(settings['PICTURE_SOURCES'] ?? '?')).toBe(true);
  const known = { headers: { 'If-None-Match': '*' } };
  expect((await fetch(picture, known)).status).toBe(304);
  expect((await fetch(`${settings['BRAND_PICTURES_URL']}/home-hero.png`, known)).status).toBe(304);

  const search = `${settings['GATSBY_KLEVU_URL']}/klevu-js-v1/klevu-js-api/klevu-jp.json`;
  expect((await fetch(search)).status).toBe(200);

  const methods = await fetch(`${settings['ADYEN_SANDBOX_URL']}/adyen/v72/paymentMethods`, {
    method: 'POST',
    headers: { 'X-API-Key': settings['ADYEN_API_KEY'] ?? '' },
    body: JSON.stringify({ merchantAccount: stores.se.merchantAccount, shopperLocale: 'sv-SE' }),
  });
  expect(await methods.json()).toMatchObject({ paymentMethods: [{ type: 'scheme', name: 'Kort' }] });
});

test('the other settings are as long as the shop requires', () => {
  expect(settings['ADYEN_HMAC_KEY']).toMatch(/^[0-9a-f]{64}$/);
  expect(settings['SESSION_SECRET']?.length).toBeGreaterThanOrEqual(32);
});

test('the sandbox’s own page lists every storefront', async () => {
  const page = await (await fetch(demo.url)).text();
  for (const id of Object.keys(stores)) expect(page).toContain(`<code>${id}</code>`);
  expect(page).toContain(stores.hk.merchantAccount);
});
