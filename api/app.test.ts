import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../contract/cart.ts';
import { z } from 'zod';
import { errorSchema } from '../contract/errors.ts';
import { ShopError } from '../contract/shop-error.ts';
import { inboxOf } from './payments/inbox.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { stores } from '../stores/testing/storefronts.ts';

describe('the shop API over HTTP', () => {
  it('says that it lives, also while it reaches no order system', async () => {
    const { browser, commerce } = fakeShopApi();
    commerce.down = true;
    expect((await browser.send('/api/health')).status).toBe(200);
  });

  it('says which build it is, and when its sweeper last came to its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = 'a key that only its monitor has, and nobody else';
    const shop = fakeShopApi({ changes: { BUILD_ID: 'de-4f2a', STATUS_KEY: key } });
    const status = async (sent?: string): Promise<unknown> => {
      const headers = sent === undefined ? {} : { authorization: sent };
      return (await shop.api.request('/api/status', { headers })).json();
    };
    for (const sent of [undefined, key, `Bearer ${key}s`, 'Bearer ', `Basic ${key}`])
      expect(await status(sent)).toEqual({
        build: 'de-4f2a',
        sweeper: { lastRunSecondsAgo: null, oldestEventSeconds: null },
        builds: null,
      });
    expect(await status(`Bearer ${key}`)).toMatchObject({ sweeper: { counters: null } });
    await shop.commerce.putObject(inboxOf(shop.context.store), 'unreadable', {});
    await shop.sweep(null);
    vi.advanceTimersByTime(90_000);
    expect(await status(`Bearer ${key}`)).toMatchObject({
      sweeper: { lastRunSecondsAgo: 90, oldestEventSeconds: 90, counters: { events: 0, interrupted: false } },
    });
    shop.commerce.down = true;
    await expect(shop.sweep(null)).rejects.toThrow();
    shop.commerce.down = false;
    vi.advanceTimersByTime(90_000);
    expect(await status()).toMatchObject({ sweeper: { lastRunSecondsAgo: 180 } });
    vi.useRealTimers();
  });

  it('responds to an unknown route in JSON', async () => {
    const { browser } = fakeShopApi();
    expect(await browser.refusal('/api/nothing')).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await browser.refusal('/api/payments')).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('rejects a body over 64 kB whose length is not declared', async () => {
    const { api } = fakeShopApi();
    const large = JSON.stringify({ country: 'de', padding: 'x'.repeat(65 * 1024) });
    const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
    const body = new Blob([large]).stream();
    const request = new Request('http://localhost/api/carts', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await api.request(request)).status).toBe(413);
  });

  it('accepts a write from the storefront’s public origin', async () => {
    const { browser } = fakeShopApi();
    const response = await browser.send('/api/carts', { country: 'de' }, { origin: stores.de.origin });
    expect(response.status).toBe(201);
  });

  it('does not believe that the requested host is the shop’s', async () => {
    const { api } = fakeShopApi();
    const response = await api.request('https://evil.example/api/carts', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'de' }),
    });
    expect(response.status).toBe(403);
  });

  it('identifies the visitor by a signed cookie no script can read, and limited to TLS where there is TLS', async () => {
    const { browser, api } = fakeShopApi();
    const plain = (await browser.send('/api/carts', { country: 'de' })).headers.get('set-cookie');
    expect(plain).toMatch(
      /^shop_visitor=[0-9a-f-]{36}\.\S+; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    // Behind a proxy that terminates TLS, only the page's origin tells.
    const secure = await api.request('http://internal/api/carts', {
      method: 'POST',
      headers: { origin: stores.de.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'de' }),
    });
    expect(secure.headers.get('set-cookie')).toContain('; Secure');
  });

  it('reveals nothing about an unexpected error but logs it', async () => {
    const { browser, commerce, logged } = fakeShopApi();
    vi.spyOn(commerce, 'createCart').mockRejectedValue(new Error('password 1234'));
    const response = await browser.send('/api/carts', { country: 'de' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('1234');
    expect(JSON.stringify(logged)).toContain('POST /api/carts');
    expect(JSON.stringify(logged)).toContain('password 1234');
  });

  it.each([
    ['0', []],
    ['1', ['GET /api/orders/:orderNumber 404']],
  ])('product 9.301: with the share %s, logs %j of ordinary requests', async (share, lines) => {
    const { browser, logged } = fakeShopApi({ changes: { ACCESS_LOG: share } });
    await browser.send('/api/orders/Ada%20Berg?email=ada@example.com');
    const requests = logged.filter(([, event]) => event === 'request').map(([, , details]) => details);
    const schema = z.array(z.object({ request: z.string(), status: z.number() }));
    expect(schema.parse(requests).map(({ request, status }) => `${request} ${status}`)).toEqual(lines);
  });

  it('product 9.301: gives every request an ID that leads from an error to the log, which has nothing that was typed as another one', async () => {
    const { browser, commerce, logged } = fakeShopApi();
    const mine = '0b5f5a2e-6a0c-4b0e-9f7f-3f1a2c4d5e6f';
    commerce.down = true;
    const response = await browser.send('/api/carts', { country: 'de' }, { 'x-correlation-id': mine });
    expect(response.headers.get('x-correlation-id')).toBe(mine);
    expect(errorSchema.parse(await response.json()).error.reference).toBe(mine);
    expect(logged).toContainEqual([
      'error',
      'A request failed',
      expect.objectContaining({ correlationId: mine }),
    ]);

    for (const [id, logs] of [
      [mine, mine],
      ['Ada-Berg', ':id'],
    ] as const) {
      await browser.refusal(`/api/carts/${id}`);
      expect(logged.at(-1)?.[2]).toMatchObject({ request: `GET /api/carts/${logs}` });
    }
    await browser.refusal('/api/carts', '{"name":Ada Berg}');
    expect(logged.at(-1)?.[1]).toBe('A request was refused');
    expect(logged.at(-1)?.[2]).not.toHaveProperty('error');

    const forged = await browser.send('/api/nothing', undefined, { 'x-correlation-id': 'a"; drop' });
    const { reference } = errorSchema.parse(await forged.json()).error;
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(forged.headers.get('x-correlation-id')).toBe(reference);
  });

  it('logs refusals that may be the shop’s own mistake, and no others', async () => {
    const { browser, commerce, logged } = fakeShopApi();
    await browser.refusal('/api/carts', { country: 'de', lineItems: [{ sku: 'ABROAD', quantity: 1 }] });
    expect(logged).toEqual([]);
    await browser.refusal('/api/carts', { country: 'germany' });
    expect(logged.at(-1)).toMatchObject(['warn', 'A request was refused', { code: 'InvalidInput' }]);
    const cause = { statusCode: 400 };
    const refused = new ShopError('InvalidInput', 'refused', undefined, { cause });
    vi.spyOn(commerce, 'createCart').mockRejectedValue(refused);
    await browser.refusal('/api/carts', { country: 'de' });
    expect(logged.at(-1)).toMatchObject([
      'warn',
      'A service refused what the shop asked for',
      { error: cause },
    ]);
  });
});

describe('the limits', () => {
  const proxied = { CLIENT_ADDRESS_HEADER: 'X-Client' };
  const guessIn = ({ version }: Cart) => ({ version, actions: [{ action: 'addDiscountCode', code: 'A' }] });

  it('of guessing codes apply to each cart and to each network, if the host is told to report it', async () => {
    const { browser } = fakeShopApi({ limits: { codes: 2 }, changes: proxied });
    const [cart, other] = [
      await browser.createCart('de', 'CARRIER'),
      await browser.createCart('de', 'CARRIER'),
    ];
    const guess = async (target: Cart, from: string) =>
      (await browser.refusal(`/api/carts/${target.id}`, guessIn(target), { 'x-client': from })).code;
    expect(await guess(cart, '192.0.2.1')).toBe('DiscountCodeNotApplicable');
    expect(await guess(cart, '192.0.2.2')).toBe('DiscountCodeNotApplicable');
    expect(await guess(cart, '192.0.2.3')).toBe('TooManyRequests');
    expect(await guess(other, '192.0.2.1')).toBe('DiscountCodeNotApplicable');
    expect(await guess(other, '192.0.2.1')).toBe('TooManyRequests');
  });

  it('of moving and paying apply to each cart', async () => {
    const { browser } = fakeShopApi({ storeId: 'hk', limits: { moves: 1, payments: 1, lookups: 1 } });
    const cart = await browser.createCart('hk', 'CARRIER');
    await browser.move(cart, 'tw');
    const again = { version: cart.version, country: 'tw' };
    expect((await browser.refusal(`/api/carts/${cart.id}/country`, again)).code).toBe('TooManyRequests');
    const details = { details: { redirectResult: 'x' } };
    for (const [path, body] of [
      ['/api/payments', browser.payment(cart)],
      ['/api/payments/unknown/details', details],
      ['/api/payments/unknown', undefined],
    ] as const) {
      expect((await browser.refusal(path, body)).code).not.toBe('TooManyRequests');
      expect((await browser.refusal(path, body)).code).toBe('TooManyRequests');
    }
  });

  it.each([
    ['reads', '/api/carts/unknown', undefined],
    [
      'changes',
      '/api/carts/unknown',
      { version: 1, actions: [{ action: 'removeLineItem', lineItemId: 'x' }] },
    ],
    ['lists', '/api/carts/unknown/shipping-methods', undefined],
    ['lists', '/api/carts/unknown/payment-methods', undefined],
  ] as const)(
    'of %s apply to each network, without a call to commercetools: %s',
    async (name, path, body) => {
      const { browser, commerce } = fakeShopApi({ limits: { [name]: 2 }, changes: proxied });
      const counted = vi.spyOn(commerce, 'putObject');
      const statuses = async (from: string) => {
        const answers = [1, 2, 3].map(() => browser.send(path, body, { 'x-client': from }));
        return (await Promise.all(answers)).map(({ status }) => status);
      };
      expect((await statuses('192.0.2.1')).filter((status) => status === 429)).toHaveLength(1);
      const [last, ...others] = (await statuses('192.0.2.2')).toReversed();
      expect([last, others.includes(429)]).toEqual([429, false]);
      expect(counted).not.toHaveBeenCalled();
    },
  );
});
