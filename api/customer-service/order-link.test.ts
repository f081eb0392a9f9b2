import { beforeEach, describe, expect, test } from 'vitest';
import { acceptedSchema } from '../../contract/customer-service.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

const day = 24 * 60 * 60 * 1000;

let shop: ReturnType<typeof fakeShopApi>;
let orderNumber: string;

beforeEach(async () => {
  shop = fakeShopApi();
  const { browser } = shop;
  const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
  orderNumber = (await browser.pay(cart)).order?.orderNumber ?? '';
  shop.mailer.sent.length = 0;
});

/** What is answered to a request for a link, in full. */
async function ask(number: string, email: string, from = shop.newBrowser()) {
  const response = await from.send('/api/orders/links', { orderNumber: number, email });
  const headers = [...response.headers].filter(([name]) => !/^(x-correlation-id|date)$/.test(name));
  return { status: response.status, body: await response.text(), headers };
}

const linkIn = (text = '') => new URL(/http\S+\?order=\S+/.exec(text)?.[0] ?? '');

describe('product 4.140: a link to an order', () => {
  test('goes to the order’s own address and opens the order in any browser for 90 days', async () => {
    const before = Date.now();
    await ask(orderNumber, 'ada@example.com');
    const [mail] = shop.mailer.sent;
    expect(shop.mailer.sent).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'ada@example.com', language: 'de' });
    expect(mail?.subject).toContain(orderNumber);
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@[\w.]+>$/);
    const link = linkIn(mail?.text);
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
    expect([link.origin, link.pathname]).toEqual(['http://localhost', '/bestellbestaetigung/']);
    expect(link.searchParams.get('order')).toBe(orderNumber);
    const other = shop.newBrowser();
    const opening = { token: link.searchParams.get('token') };
    const opened = await other.send(`/api/orders/${orderNumber}/session`, opening);
    const [, seconds] = /Max-Age=(\d+)/.exec(opened.headers.getSetCookie().join()) ?? [];
    expect(before + Number(seconds) * 1000).toBeGreaterThan(before + 89 * day);
    expect((await other.order(orderNumber)).orderNumber).toBe(orderNumber);
  });

  test('is in the language of the page that asks', async () => {
    const english = shop.newBrowser();
    english.languages = 'en';
    await ask(orderNumber, 'ada@example.com', english);
    expect(shop.mailer.sent[0]).toMatchObject({ language: 'en' });
    expect(linkIn(shop.mailer.sent[0]?.text).pathname).toBe('/en/order-confirmation/');
  });

  test('is sent once more after a short outage', async () => {
    shop.mailer.down = true;
    setTimeout(() => {
      shop.mailer.down = false;
    }, 300);
    await ask(orderNumber, 'ada@example.com');
    expect(shop.mailer.sent).toHaveLength(1);
  });

  test('that its address refuses calls a person', async () => {
    shop.mailer.refused.add('ada@example.com');
    await ask(orderNumber, 'ada@example.com');
    expect(shop.logged).toContainEqual([
      'error',
      'mail needs a person',
      expect.objectContaining({ subject: orderNumber, reason: 'refused' }),
    ]);
  });
});

describe('product 4.141: the answer to a request for a link', () => {
  const requests: readonly (readonly [what: string, number: () => string, email: string])[] = [
    ['another address', () => orderNumber, 'eve@example.com'],
    ['an address that contains the right one', () => orderNumber, 'ada@example.com.evil.example'],
    ['what would mean something in an address', () => '../orders?where=x', 'ada@example.com'],
  ];

  test.each(requests)(
    'is the same as for an order’s own number and address: %s',
    async (_what, number, email) => {
      const right = await ask(orderNumber, 'ada@example.com');
      expect(right).toMatchObject({ status: 202, body: '{}' });
      expect(acceptedSchema.safeParse(JSON.parse(right.body)).success).toBe(true);
      shop.mailer.sent.length = 0;
      expect(await ask(number(), email)).toEqual(right);
      expect(shop.mailer.sent).toEqual([]);
    },
  );

  test('is the same for an order of another storefront in the same project', async () => {
    const abroad = shop.commerce.orders.get(orderNumber);
    if (!abroad) throw new Error('The order is missing.');
    const right = await ask(orderNumber, 'ada@example.com');
    shop.mailer.sent.length = 0;
    const cart = { ...abroad.cart, country: 'us', currency: 'USD' };
    shop.commerce.orders.set(orderNumber, { ...abroad, cart });
    expect(await ask(orderNumber, 'ada@example.com')).toEqual(right);
    expect(shop.mailer.sent).toEqual([]);
  });

  test('is given before anything is looked up, and while commercetools or the mail server is down', async () => {
    const right = await ask(orderNumber, 'ada@example.com');
    const host = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    shop.commerce.down = true;
    shop.mailer.down = true;
    const response = await shop.api.request(
      'http://localhost/api/orders/links',
      {
        method: 'POST',
        headers: { origin: 'http://localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ orderNumber, email: 'ada@example.com' }),
      },
      {},
      host,
    );
    expect([response.status, await response.text()]).toEqual([right.status, right.body]);
    shop.commerce.down = false;
    shop.mailer.down = false;
  });
});

test('product 5.75: an order is found however its number and address are written', async () => {
  await ask(` ${orderNumber.toLowerCase().replaceAll('-', '')} `, ' ADA@Example.COM ');
  expect(shop.mailer.sent.map(({ to }) => to)).toEqual(['ada@example.com']);
});
