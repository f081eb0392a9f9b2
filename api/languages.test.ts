import { describe, expect, it } from 'vitest';
import type { Address } from '../contract/address.ts';
import { card, deliveriesOf, orderOf, readyCart, sku } from './testing/sandboxed-shop.ts';
import { address } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

const stockholm: Address = { ...address, country: 'se', postalCode: '111 22', city: 'Stockholm' };
const tokyo: Address = { ...address, country: 'jp', postalCode: '100-0001', city: '千代田区', state: '13' };

const swedish = {
  line: { name: 'Bärsele Mini', variantLabel: 'Svart, Bomull', path: '/produkter/barselar/barsele-mini/' },
};
const english = {
  line: {
    name: 'Baby Carrier Mini',
    variantLabel: 'Black, Cotton',
    path: '/en/products/baby-carriers/baby-carrier-mini/',
  },
};

describe('a Swedish cart', () => {
  it.each([
    ['nothing', '', swedish],
    ['Swedish', 'sv-SE,sv;q=0.9,en;q=0.8', swedish],
    ['English', 'en-GB,en;q=0.9,sv;q=0.8', english],
    ['Finnish, then English', 'fi,en;q=0.5', english],
    ['Finnish', 'fi', swedish],
  ])('for a shopper who asks for %s', async (_wish, languages, { line }) => {
    const browser = sandboxed.shop.browser('se');
    browser.languages = languages;
    const cart = await readyCart(browser, stockholm);
    expect(cart.lineItems[0]).toMatchObject(line);
  });

  it('follows the shopper’s language, and so does the order', async () => {
    const browser = sandboxed.shop.browser('se');
    const cart = await readyCart(browser, stockholm);
    browser.languages = 'en';
    expect((await browser.read(cart)).lineItems[0]).toMatchObject(english.line);
    const result = await browser.pay(cart, card());
    expect((await orderOf(browser, result)).cart.lineItems[0]).toMatchObject(english.line);
    browser.languages = 'sv';
    expect((await orderOf(browser, result)).cart.lineItems[0]).toMatchObject(swedish.line);
  });
});

describe('product 4.62: what is written to a customer', () => {
  it('is in the language in which the order was paid, not in that of the cart’s first page', async () => {
    const browser = sandboxed.shop.browser('se');
    const cart = await readyCart(browser, stockholm);
    browser.languages = 'en';
    expect((await browser.pay(cart, card(undefined, 'DECLINED'))).order).toBeNull();
    browser.languages = 'sv';
    const { order } = await browser.pay(await browser.read(cart), card());
    expect((await sandboxed.shop.storedOrder(order?.orderNumber ?? '')).locale).toBe('sv');
    const english = await readyCart(browser, stockholm);
    browser.languages = 'en';
    const paid = await browser.pay(english, card());
    expect((await sandboxed.shop.storedOrder(paid.order?.orderNumber ?? '')).locale).toBe('en');
  });
});

describe('the chosen shipping method', () => {
  it('has its name in the shopper’s language, on the cart and on the order', async () => {
    const browser = sandboxed.shop.browser('jp');
    const cart = await readyCart(browser, tokyo);
    const offered = (await deliveriesOf(browser, cart)).map(({ name }) => name);
    expect(offered[1]).toMatch(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
    expect(cart.shippingMethod?.name).toBe(offered[1]);
    const order = await orderOf(browser, await browser.pay(cart, card()));
    expect(order.cart.shippingMethod?.name).toBe(offered[1]);
  });
});

describe('a storefront with one language', () => {
  it('uses it for everybody', async () => {
    const browser = sandboxed.shop.browser('gb');
    browser.languages = 'sv';
    const { lineItems } = await browser.createCart('gb', sku);
    expect(lineItems[0]).toMatchObject({
      ...english.line,
      path: '/products/baby-carriers/baby-carrier-mini/',
    });
  });
});
