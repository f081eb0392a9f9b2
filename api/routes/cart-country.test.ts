import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { knownCode, shippingMethodId } from '../testing/fake-cart.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';
import { address } from '../testing/shop-browser.ts';

const viennese = { ...address, country: 'at', postalCode: '1010', city: 'Wien' };
const message = { action: 'addLineItem', sku: 'MESSAGE', quantity: 1, giftMessage: 'Welcome!' } as const;

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
/** An Austrian cart with goods, a message, a code, an email address, an address, and a shipping method. */
let austrian: Cart;

beforeEach(async () => {
  shop = fakeShopApi({ storeId: 'eu' });
  browser = shop.browser;
  const goods = await browser.createCart('at', 'CARRIER', 2);
  const gifted = await browser.change(
    goods,
    { action: 'addLineItem', sku: 'CHAIR', quantity: 1 },
    message,
    { action: 'addDiscountCode', code: knownCode },
    { action: 'setBillingAddress', address: viennese },
  );
  austrian = await browser.fillIn(gifted, shippingMethodId, viennese);
});

const move = (cart: Cart, part: { version?: number; country?: string } = {}) => ({
  path: `/api/carts/${cart.id}/country`,
  request: { version: cart.version, country: 'pl', ...part },
});
const refuse = (shopper: ShopBrowser, { path, request }: ReturnType<typeof move>) =>
  shopper.refusal(path, request);

describe('a cart that moves to another country', () => {
  it('is a new cart with everything sold in that country, at its prices, and without what belongs to the old one', async () => {
    const { path, request } = move(austrian);
    expect((await browser.send(path, request)).status).toBe(201);
    const polish = await browser.move(austrian, 'pl');
    expect(polish).toMatchObject({ country: 'pl', currency: 'PLN', version: 1, notices: [] });
    expect(polish.id).not.toBe(austrian.id);
    expect(polish.lineItems).toMatchObject([
      { sku: 'CARRIER', quantity: 2, giftMessage: null },
      { sku: 'MESSAGE', quantity: 1, giftMessage: 'Welcome!' },
    ]);
    expect(polish).toMatchObject({ discountCodes: austrian.discountCodes, email: 'ada@example.com' });
    expect(austrian).toMatchObject({ shippingAddress: viennese, billingAddress: viennese });
    const nothing = { shippingAddress: null, billingAddress: null, shippingMethod: null, tax: null };
    expect(polish).toMatchObject(nothing);
    expect(polish.total).toEqual({ centAmount: 2 * 40_000 + 1_000, currencyCode: 'PLN', fractionDigits: 2 });
  });

  it('loses its codes if one of them has expired in the meantime', async () => {
    const expired = new ShopError('DiscountCodeNotApplicable', 'expired', { code: knownCode });
    vi.spyOn(shop.commerce, 'createCart').mockRejectedValueOnce(expired);
    const polish = await browser.move(austrian, 'pl');
    expect(polish).toMatchObject({ discountCodes: [], email: 'ada@example.com' });
    expect(polish.lineItems).toHaveLength(2);
  });

  it('leaves the old cart unchanged; opening it goes back', async () => {
    const polish = await browser.move(austrian, 'pl');
    await browser.change(polish, { action: 'addLineItem', sku: 'CRADLE', quantity: 1 });
    expect(await browser.read(austrian)).toEqual(austrian);
    const more = await browser.change(austrian, { action: 'addLineItem', sku: 'CRADLE', quantity: 1 });
    expect(more.lineItems.map(({ sku }) => sku)).toEqual(['CARRIER', 'CHAIR', 'MESSAGE', 'CRADLE']);
  });
});

describe('a move is rejected', () => {
  it('to a country where the storefront does not sell, and creates no cart', async () => {
    const before = shop.commerce.carts.size;
    const refusal = await refuse(browser, move(austrian, { country: 'us' }));
    expect(refusal).toMatchObject({ status: 400, code: 'UnknownCountry', details: { country: 'us' } });
    expect(shop.commerce.carts.size).toBe(before);
  });

  it('for an outdated version, and the response includes the current one', async () => {
    const refusal = await refuse(browser, move(austrian, { version: austrian.version - 1 }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'VersionConflict',
      details: { currentVersion: austrian.version },
    });
  });

  it('once the cart has been ordered', async () => {
    await browser.pay(austrian);
    expect(await refuse(browser, move(austrian))).toMatchObject({ status: 409, code: 'CartNotActive' });
  });
});
