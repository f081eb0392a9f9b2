import { describe, expect, test } from 'vitest';
import { testApp } from './testing/client.ts';
import { merchantSeed } from './testing/seed.ts';

const app = testApp();
const frames = '/checkoutshopper/securedfields';

describe('what the browser library loads', () => {
  test('may be requested by any page', async () => {
    const headers = {
      origin: 'http://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await app.request('/checkoutshopper/v3/analytics', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('includes an ID for the checkout attempt', async () => {
    const answer = await app.request('/checkoutshopper/v3/analytics?clientKey=sandbox_LOCAL', {
      method: 'POST',
    });
    expect(await answer.json()).toEqual({ checkoutAttemptId: expect.any(String) as string });
    const events = await app.request('/checkoutshopper/v3/analytics/attempt-1', { method: 'POST' });
    expect(events.status).toBe(204);
  });

  test.each([
    ['assets/html/sandbox_LOCAL/dfp.1.0.0.html', 'text/html'],
    ['sdk/6.45.2/translations/sv-SE.json', 'application/json'],
    ['datasets/countries/en-US.json', 'application/json'],
    ['images/logos/visa.svg', 'image/svg+xml'],
    ['images/components/bento_lock.svg', 'image/svg+xml'],
    ['securedfields/sandbox_LOCAL/6.3.0/securedFields.html', 'text/html'],
  ])('includes %s', async (path, type) => {
    const answer = await app.request(`/checkoutshopper/${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  test('includes the library’s texts in the shopper’s language, and none for English', async () => {
    const textsIn = async (locale: string): Promise<unknown> =>
      (await app.request(`/checkoutshopper/sdk/6.45.2/translations/${locale}.json`)).json();
    expect(await textsIn('sv-SE')).toMatchObject({ payAmountFormat: 'Betala %@' });
    expect(await textsIn('en-US')).toEqual({});
    expect(await textsIn('..%2Fsv-SE')).toEqual({});
  });

  test('inserts values from an address only as text', async () => {
    const answer = await app.request('/checkoutshopper/images/logos/%3Cb%3E.svg');
    expect(await answer.text()).not.toContain('<B>');
  });

  test('responds to a lookup of a card number’s first digits', async () => {
    const body = JSON.stringify({ requestId: 'r', encryptedBin: 'test_411111', supportedBrands: ['visa'] });
    const answer = await app.request('/checkoutshopper/v3/bin/binLookup', { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ requestId: 'r', brands: [{ brand: 'visa' }] });
    const nonsense = await app.request('/checkoutshopper/v3/bin/binLookup', { method: 'POST', body: '{' });
    expect(nonsense.status).toBe(422);
  });
});

describe('the secured fields', () => {
  test('include every module they import, as plain JavaScript', async () => {
    const loaded = new Set<string>();
    const load = async (file: string): Promise<void> => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const answer = await app.request(`${frames}/scripts/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      const source = await answer.text();
      expect(source).not.toContain('import type');
      const imports = [...source.matchAll(/from '\.\/([^']+)'/g)].map((match) => match[1] ?? '');
      await Promise.all(imports.map(load));
    };
    await load('frame.ts');
    expect(loaded.size).toBeGreaterThan(4);
  });

  test('provide no other file', async () => {
    for (const file of ['messages.ts', 'frame.test.ts', '..%2Fapp.ts']) {
      expect((await app.request(`${frames}/scripts/${file}`)).status).toBe(404);
    }
  });

  test('do not appear for a live key', async () => {
    const { apiKey, hmacKey } = merchantSeed.credentials;
    const lenient = testApp({ credentials: { apiKey, hmacKey } });
    expect((await lenient.request(`${frames}/live_KEY/6.3.0/securedFields.html`)).status).toBe(404);
  });
});

test.each([
  ['POST', 'v3/analytics?clientKey=sandbox_OTHER'],
  ['POST', 'v3/bin/binLookup?token=sandbox_OTHER'],
  ['POST', 'services/PaymentInitiation/v1/status?clientKey=sandbox_OTHER'],
  ['GET', 'securedfields/sandbox_OTHER/6.3.0/securedFields.html'],
  ['GET', 'assets/html/sandbox_OTHER/dfp.1.0.0.html'],
])('%s %s: the key of another account or region is refused', async (method, path) => {
  const answer = await app.request(`/checkoutshopper/${path}`, { method });
  expect(answer.status).toBe(403);
});

test('a bank page for an unknown payment does not exist', async () => {
  expect((await app.request('/adyen/bank/unknown')).status).toBe(404);
});
