// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shopApi } from './shop-api.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { cartFixture, orderFixture } from '../testing/carts.ts';

describe('answers', () => {
  test('an order number is escaped', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(orderFixture()))));
    vi.stubGlobal('fetch', fetch);
    await shopApi.loadOrder('a/b');
    expect(fetch).toHaveBeenCalledWith('/api/orders/a%2Fb', expect.anything());
  });
});

describe('the link that opened the page', () => {
  afterEach(() => delete window.openLink);
  const answered = (...responses: (Response | Error)[]) => {
    window.openLink = vi.fn(() => {
      const next = responses.length > 1 ? responses.shift() : responses[0];
      return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('none'));
    });
  };

  test('is waited for, as often as somebody asks', async () => {
    await expect(shopApi.openLink()).resolves.toBeUndefined();
    answered(new Response(null, { status: 204 }));
    for (let time = 0; time < 2; time += 1) await expect(shopApi.openLink()).resolves.toBeUndefined();
  });

  test.each(['OrderNotFound', 'PaymentNotFound', 'InvalidInput'])(
    'that is wrong (%s) changes nothing: the browser may open what it may open anyway',
    async (code) => {
      answered(refusal(code, 404));
      for (let time = 0; time < 2; time += 1) await expect(shopApi.openLink()).resolves.toBeUndefined();
    },
  );

  test('is of no use to a browser that blocks cookies, which is told so', async () => {
    answered(new Response(null));
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await expect(shopApi.openLink()).rejects.toMatchObject({ code: 'cookiesBlocked' });
  });

  test('can be tried again after a failure', async () => {
    answered(new TypeError('Failed to fetch'), refusal('TooManyRequests', 429), new Response(null));
    await expect(shopApi.openLink()).rejects.toMatchObject({ code: 'network' });
    await expect(shopApi.openLink()).rejects.toMatchObject({ code: 'TooManyRequests' });
    await expect(shopApi.openLink()).resolves.toBeUndefined();
  });
});

describe('requests', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each([
    ['zh-Hant', 'zh-Hant'],
    ['', '*'],
  ])('of a page in "%s" request responses in %s, for both reads and writes', async (lang, wanted) => {
    document.documentElement.lang = lang;
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json(cartFixture())),
    );
    vi.stubGlobal('fetch', fetch);
    await shopApi.loadCart('cart-1');
    await shopApi.updateCart('cart-1', 1, [{ action: 'removeLineItem', lineItemId: 'x' }]);
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('Accept-Language'));
    expect(sent).toEqual([wanted, wanted]);
  });
});

describe('refusals', () => {
  test.each([
    ['a gateway’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an unknown code', refusal('Teapot', 418)],
    ['a response that violates the contract', { id: 'cart-1' }],
  ])('%s is an internal error', async (_what, answer) => {
    fakeShopApi({ 'GET /carts/cart-1': answer });
    await expect(shopApi.loadCart('cart-1')).rejects.toMatchObject({ code: 'Internal' });
  });

  test('a response that violates the contract is reported with the place and what was expected there', async () => {
    const { total, ...cart } = cartFixture();
    fakeShopApi({ 'GET /carts/cart-1': { ...cart, total: { ...total, centAmount: '1' } } });
    const answer = shopApi.loadCart('cart-1');
    await expect(answer).rejects.toThrow(/"expected": "number"[^}]*"total",\s*"centAmount"/);
  });

  test('an unreachable API is a network error, with the ID that was sent: the request may have arrived', async () => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('X-Correlation-ID'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    for (const call of [0, 1])
      await expect(shopApi.loadCart('cart-1')).rejects.toMatchObject({
        code: 'network',
        reference: sent[call],
      });
    expect(new Set(sent).size).toBe(2);
    expect(sent.join()).toMatch(/^[\da-f-]{36},[\da-f-]{36}$/);
  });

  test('a response that takes too long is a network error', async () => {
    vi.useFakeTimers();
    const hang = (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    vi.stubGlobal('fetch', hang);
    const answer = expect(shopApi.loadCart('cart-1')).rejects.toMatchObject({ code: 'network' });
    await vi.advanceTimersByTimeAsync(15_000);
    await answer;
  });
});
