import { describe, expect, it } from 'vitest';
import type { Address } from '../contract/address.ts';
import { card, orderOf, readyCart } from './testing/sandboxed-shop.ts';
import { address } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

const stockholm: Address = { ...address, country: 'se', postalCode: '111 22', city: 'Stockholm' };

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
