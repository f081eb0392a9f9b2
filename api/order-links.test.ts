import { describe, expect, test } from 'vitest';
import { card, readyCart } from './testing/sandboxed-shop.ts';
import { address, ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

/** Orders in Germany. @returns the order's number */
async function ordered(): Promise<string> {
  const { browser } = sandboxed;
  const { order } = await browser.pay(await readyCart(browser, address), card());
  return order?.orderNumber ?? '';
}

/** Asks a storefront for a link. @returns the answer, and to whom links were sent */
async function asked(store: string, orderNumber: string, email: string) {
  const { api, mailer } = sandboxed.shop.api(store);
  const response = await new ShopBrowser(api).send('/api/orders/links', { orderNumber, email });
  return { answer: [response.status, await response.text()], api, sent: mailer.sent };
}

describe('product 4.140: a link to an order that commercetools keeps', () => {
  test('opens it in a browser that has never seen the shop', async () => {
    const orderNumber = await ordered();
    const { answer, api, sent } = await asked('de', orderNumber.toLowerCase(), 'ADA@example.com');
    expect(answer).toEqual([202, '{}']);
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.com']);
    const token = /token=([\w.-]+)/.exec(sent[0]?.text ?? '')?.[1];
    const other = new ShopBrowser(api);
    await other.send(`/api/orders/${orderNumber}/session`, { token });
    expect((await other.order(orderNumber)).cart.email).toBe('ada@example.com');
  });

  test.each([
    ['an unknown number', 'de', () => 'DE-0000-0000-0000', 'ada@example.com'],
    ['another address', 'de', (own: string) => own, 'eve@example.com'],
    ['an order of another storefront', 'se', (own: string) => own, 'ada@example.com'],
  ])('is answered in the same way, and not sent, for %s', async (_what, store, number, email) => {
    const orderNumber = await ordered();
    const { answer, sent } = await asked(store, number(orderNumber), email);
    expect(answer).toEqual([202, '{}']);
    expect(sent).toEqual([]);
  });
});
