import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderLinkSchema } from '../../contract/customer-service.ts';
import type { Cart } from '../../contract/cart.ts';
import { createToken } from '../context/identifiers.ts';
import { fakeShopApi, settings } from '../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';

const day = 24 * 60 * 60 * 1000;

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let cart: Cart;

beforeEach(async () => {
  shop = fakeShopApi();
  browser = shop.browser;
  cart = await browser.fillIn(await browser.createCart('de', 'CARRIER', 2), 'standard');
});

/** The number of an order that the browser has just placed. */
const placed = async () => (await browser.pay(cart)).order?.orderNumber ?? '';
const cookiesOf = (response: Response) => response.headers.getSetCookie().join('\n');
/** Path and token of a link that the API made. */
async function linkTo(orderNumber: string, from = browser) {
  const { path } = await from.ask(orderLinkSchema, `/api/orders/${orderNumber}/link`, {});
  return { path, token: new URL(path, 'http://localhost').searchParams.get('token') ?? '' };
}
const open = (orderNumber: string, token: unknown, other = shop.newBrowser()) => ({
  other,
  answer: other.send(`/api/orders/${orderNumber}/session`, { token }),
});

describe('the answer that tells a visitor about an order', () => {
  it('gives the browser the order’s cookie, which no script can read, and contains no token', async () => {
    const response = await browser.send('/api/payments', browser.payment(cart));
    const text = await response.text();
    const [orderNumber = ''] = [...shop.commerce.orders.keys()];
    expect(text).toContain(orderNumber);
    expect(text).not.toMatch(/v1\.|token/);
    const [, seconds = ''] =
      new RegExp(
        `^shop_order=v1[^;]+; Max-Age=(\\d+); Path=/api/orders/${orderNumber}; HttpOnly; SameSite=Lax$`,
        'm',
      ).exec(cookiesOf(response)) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(89 * day);
    expect(Number(seconds) * 1000).toBeLessThanOrEqual(90 * day);
    expect((await browser.order(orderNumber)).orderNumber).toBe(orderNumber);
  });

  it('does so, too, where it refuses to change the cart that became the order', async () => {
    const orderNumber = await placed();
    const later = shop.newBrowser();
    later.cookie = browser.cookie;
    expect((await later.refusal(`/api/orders/${orderNumber}`)).code).toBe('OrderNotFound');
    const refusal = await later.refusal(`/api/carts/${cart.id}`);
    expect(refusal).toMatchObject({ code: 'CartNotActive', details: { order: { orderNumber } } });
    expect(JSON.stringify(refusal)).not.toContain('v1.');
    expect((await later.order(orderNumber)).orderNumber).toBe(orderNumber);
  });
});

describe('a link to an order', () => {
  it('opens it in another browser, as often as it is opened, and can be copied there', async () => {
    const orderNumber = await placed();
    const { path, token } = await linkTo(orderNumber);
    expect(path).toBe(`/bestellbestaetigung/?order=${orderNumber}&token=${token}`);
    for (const attempt of [1, 2]) {
      const { other, answer } = open(orderNumber, token);
      expect((await answer).status, String(attempt)).toBe(204);
      expect((await other.order(orderNumber)).orderNumber).toBe(orderNumber);
      expect((await linkTo(orderNumber, other)).token).toBe(token);
    }
  });

  it('leads to the page in the language of the page that asks for it', async () => {
    const orderNumber = await placed();
    browser.languages = 'en';
    expect((await linkTo(orderNumber)).path).toMatch(/^\/en\/order-confirmation\/\?/);
  });

  it('is good for 90 days, however often it is copied', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const orderNumber = await placed();
      const first = await linkTo(orderNumber);
      vi.setSystemTime(Date.now() + 88 * day);
      const { other, answer } = open(orderNumber, first.token);
      const seconds = Number(/Max-Age=(\d+)/.exec(cookiesOf(await answer))?.[1]);
      expect(seconds * 1000).toBeLessThanOrEqual(2 * day);
      const second = await linkTo(orderNumber, other);
      expect(second).toEqual(first);
      vi.setSystemTime(Date.now() + 3 * day);
      expect((await open(orderNumber, second.token).answer).status).toBe(404);
      expect((await other.refusal(`/api/orders/${orderNumber}`)).code).toBe('OrderNotFound');
    } finally {
      vi.useRealTimers();
    }
  });

  it('with another order’s token, a payment’s, or none is answered as an unknown order is', async () => {
    const orderNumber = await placed();
    const secrets = [settings['SESSION_SECRET'] ?? ''] as const;
    const { token } = await linkTo(orderNumber);
    const wrong = ['', 'wrong', `${token}x`, createToken('order', 'DE-1', secrets)];
    const answers = [
      ...wrong.map((token) => open(orderNumber, token)),
      open(orderNumber, createToken('payment', orderNumber, secrets)),
      open('DE-0000-0000-0000', token),
    ];
    for (const { answer, other } of answers) {
      const response = await answer;
      expect([response.status, cookiesOf(response)]).toEqual([404, '']);
      expect(await response.json()).toMatchObject({ error: { code: 'OrderNotFound' } });
      expect((await other.refusal(`/api/orders/${orderNumber}`)).code).toBe('OrderNotFound');
      expect((await other.refusal(`/api/orders/${orderNumber}/link`, {})).code).toBe('OrderNotFound');
    }
    expect((await open(orderNumber, 7).answer).status).toBe(400);
  });
});

it('what a bank’s return address proves is good for a week, and only for its payment', async () => {
  shop.payments.results.push('RedirectShopper');
  const { payment } = await browser.pay(cart);
  const proof = new URL(shop.payments.paid[0]?.returnUrl ?? '').searchParams.get('proof') ?? '';
  const other = shop.newBrowser();
  const response = await other.send(`/api/payments/${payment.id}/session`, { token: proof });
  expect(response.status).toBe(204);
  const [cookie = '', seconds = ''] =
    /^shop_payment=[^;]+; Max-Age=(\d+); Path=(\S+); HttpOnly; SameSite=Lax$/m.exec(cookiesOf(response)) ??
    [];
  expect(cookie).toContain(`Path=/api/payments/${payment.id};`);
  expect(Number(seconds) * 1000).toBeGreaterThan(6 * day);
  expect(Number(seconds) * 1000).toBeLessThanOrEqual(7 * day);
  expect((await other.send('/api/payments/another/session', { token: proof })).status).toBe(404);
});
