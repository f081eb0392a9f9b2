import { describe, expect, it, vi } from 'vitest';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { ShopBrowser } from './testing/shop-browser.ts';

describe('the shop API over HTTP', () => {
  it('is healthy', async () => {
    const { browser } = fakeShopApi();
    expect(await (await browser.send('/api/health')).json()).toEqual({ status: 'ok' });
  });

  it('responds to an unknown route in JSON', async () => {
    const { browser } = fakeShopApi();
    expect(await browser.refusal('/api/nothing')).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await browser.refusal('/api/payments')).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('rejects malformed JSON', async () => {
    const { browser } = fakeShopApi();
    expect(await browser.refusal('/api/carts', '{"country":')).toMatchObject({
      status: 400,
      code: 'InvalidInput',
    });
  });

  it('reports which field is wrong', async () => {
    const { browser } = fakeShopApi();
    const refusal = await browser.refusal('/api/carts', {
      country: 'de',
      lineItems: [{ sku: 'CARRIER', quantity: 21 }],
    });
    expect(refusal).toMatchObject({
      code: 'InvalidInput',
      details: { issues: [{ path: 'lineItems.0.quantity' }] },
    });
  });

  it('rejects a body over 64 kB, even without a declared length', async () => {
    const { browser, api } = fakeShopApi();
    const large = JSON.stringify({ country: 'de', padding: 'x'.repeat(65 * 1024) });
    expect(await browser.refusal('/api/carts', large)).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
    });
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

  it.each([
    ['https://evil.example'],
    ['null'],
    [''],
    ['http://localhost.evil.example'],
    ['http://localhost/evil'],
    ['http://localhost/'],
    ['http://evil.example@localhost'],
    ['ftp://localhost'],
    ['https://localhost'],
    ['http://localhost:8000'],
    ['HTTP://LOCALHOST'],
    ['http://localhost, https://evil.example'],
  ])('rejects a write from %j', async (origin) => {
    const { browser, commerce } = fakeShopApi();
    const refusal = await browser.refusal('/api/carts', { country: 'de' }, { origin });
    expect(refusal).toMatchObject({ status: 403, code: 'ForbiddenOrigin' });
    expect(commerce.carts.size).toBe(0);
  });

  it('accepts a write from the storefront’s public origin', async () => {
    const { browser } = fakeShopApi();
    const response = await browser.send(
      '/api/carts',
      { country: 'de' },
      { origin: 'https://de.cradleandcarry.example' },
    );
    expect(response.status).toBe(201);
  });

  it('does not believe that the requested host is the shop’s', async () => {
    const { api } = fakeShopApi();
    const response = await api.request('https://evil.example/api/carts', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: JSON.stringify({ country: 'de' }),
    });
    expect(response.status).toBe(403);
  });

  it('forbids caching of responses', async () => {
    const { browser } = fakeShopApi();
    expect((await browser.send('/api/carts', { country: 'de' })).headers.get('cache-control')).toBe(
      'no-store',
    );
    expect((await browser.send('/api/nothing')).headers.get('cache-control')).toBe('no-store');
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
      headers: { origin: 'https://de.cradleandcarry.example' },
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
    expect(JSON.stringify(logged)).toContain('/api/carts failed');
  });

  it('responds with 503 while commerce is down', async () => {
    const { browser, commerce } = fakeShopApi();
    commerce.down = true;
    expect(await browser.refusal('/api/carts', { country: 'de' })).toMatchObject({
      status: 503,
      code: 'CommerceUnavailable',
    });
  });

  it('limits attempts to guess codes and to pay, per caller', async () => {
    const { api, browser } = fakeShopApi({ limits: { payments: 1, codes: 2 } });
    const cart = await browser.createCart('de', 'CARRIER');
    const guess = { version: cart.version, actions: [{ action: 'addDiscountCode', code: 'A' }] };
    const path = `/api/carts/${cart.id}`;
    expect((await browser.refusal(path, guess)).code).toBe('DiscountCodeNotApplicable');
    expect((await browser.refusal(path, guess)).code).toBe('DiscountCodeNotApplicable');
    expect(await browser.refusal(path, guess)).toMatchObject({ status: 429, code: 'TooManyRequests' });
    expect((await browser.send(path, guess)).headers.get('retry-after')).toMatch(/^\d+$/);
    const elsewhere = { 'x-nf-client-connection-ip': '192.0.2.7' };
    expect((await browser.refusal(path, guess, elsewhere)).code).toBe('DiscountCodeNotApplicable');

    await new ShopBrowser(api).send('/api/payments', {});
    expect((await browser.refusal('/api/payments', {})).code).toBe('TooManyRequests');
  });
});
