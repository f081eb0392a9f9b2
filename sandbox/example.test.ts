import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMugSandbox } from './example.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the README shows exactly this example', () => {
  expect(read('./README.md')).toContain(`\`\`\`ts\n${read('./example.ts')}\`\`\``);
});

test('the example starts, sells, finds and charges', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mugs-'));
  const sandbox = await startMugSandbox(0, dataFolder);
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true });
  });
  const post = async (path: string, body: BodyInit, headers = {}): Promise<unknown> =>
    (await fetch(`${sandbox.url}${path}`, { method: 'POST', body, headers })).json();

  const basic = Buffer.from('any-client:any-secret').toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const token = (await post('/commercetools/oauth/token', form, { Authorization: `Basic ${basic}` })) as {
    readonly access_token: string;
  };
  const draft = {
    currency: 'EUR',
    country: 'DE',
    shippingAddress: { country: 'DE' },
    shippingMethod: { typeId: 'shipping-method', key: 'parcel' },
    lineItems: [{ sku: 'MUG-BLUE', quantity: 2 }],
  };
  const cart = await post('/commercetools/mugs/carts', JSON.stringify(draft), {
    Authorization: `Bearer ${token.access_token}`,
  });
  expect(cart).toMatchObject({
    totalPrice: { centAmount: 2 * 1250 + 490, currencyCode: 'EUR' },
    lineItems: [{ variant: { images: [{ url: `${sandbox.url}/assets/mug.svg` }] } }],
  });
  expect((await fetch(`${sandbox.url}/assets/mug.svg`)).headers.get('content-type')).toBe('image/svg+xml');

  const search = {
    context: { apiKeys: ['klevu-mugs'] },
    recordQueries: [{ id: 'q', typeOfRequest: 'SEARCH', settings: { query: { term: 'cup' } } }],
  };
  expect(await post('/klevu/cs/v2/search', JSON.stringify(search))).toMatchObject({
    queryResults: [{ records: [{ id: 'MUG-BLUE' }] }],
  });

  const methods = { merchantAccount: 'Mugs', shopperLocale: 'de-DE' };
  expect(
    await post('/adyen/v72/paymentMethods', JSON.stringify(methods), { 'X-API-Key': 'any-key' }),
  ).toMatchObject({ paymentMethods: [{ type: 'scheme', name: 'Karten' }] });
});
