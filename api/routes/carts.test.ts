import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Cart, cartSchema } from '../../contract/cart.ts';
import { knownCode } from '../testing/fake-cart.ts';
import { nowhere } from '../testing/fake-commerce.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';
import { address } from '../testing/shop-browser.ts';

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let cart: Cart;
beforeEach(async () => {
  shop = fakeShopApi();
  browser = shop.browser;
  cart = await browser.createCart('de', 'CRADLE');
});

const update = (cart: { version: number }, ...actions: object[]) => ({ version: cart.version, actions });

describe('carts', () => {
  it('rejects a country the store does not sell to', async () => {
    const refusal = await browser.refusal('/api/carts', { country: 'us' });
    expect(refusal).toMatchObject({ status: 400, code: 'UnknownCountry', details: { country: 'us' } });
  });

  it.each([
    ['NOTHING', 1, 'UnknownSku', { sku: 'NOTHING' }],
    ['ABROAD', 1, 'NotSoldHere', { sku: 'ABROAD' }],
    ['CARRIER', 6, 'OutOfStock', { sku: 'CARRIER', available: 5 }],
  ])('rejects %s × %i in a new cart and in an existing one', async (sku, quantity, code, details) => {
    const draft = { country: 'de', lineItems: [{ sku, quantity }] };
    expect(await browser.refusal('/api/carts', draft)).toMatchObject({ code, details });
    const add = update(cart, { action: 'addLineItem', sku, quantity });
    expect(await browser.refusal(`/api/carts/${cart.id}`, add)).toMatchObject({ code, details });
  });

  it('counts what is already in the cart toward the maximum per line', async () => {
    const many = await browser.createCart('de', 'CRADLE', 15);
    const add = (quantity: number) => update(many, { action: 'addLineItem', sku: 'CRADLE', quantity });
    expect((await browser.refusal(`/api/carts/${many.id}`, add(6))).code).toBe('InvalidInput');
    const full = await browser.ask(cartSchema, `/api/carts/${many.id}`, add(5));
    expect(full.lineItems[0]?.quantity).toBe(20);
  });

  it('product 5.35: takes a name of 80 characters and a gift message of 1,000, and names what is longer', async () => {
    const change = (name: number, message: number) =>
      update(
        cart,
        { action: 'setShippingAddress', address: { ...address, lastName: 'ö'.repeat(name) } },
        { action: 'addLineItem', sku: 'MESSAGE', quantity: 1, giftMessage: 'ä'.repeat(message) },
      );
    const path = `/api/carts/${cart.id}`;
    const tooLong = async (name: number, message: number) => {
      const { status, code, details } = await browser.refusal(path, change(name, message));
      expect([status, code]).toEqual([400, 'InvalidInput']);
      return z.object({ issues: z.array(z.object({ path: z.string() })) }).parse(details).issues;
    };
    expect(await tooLong(81, 1000)).toMatchObject([{ path: 'actions.0.address.lastName' }]);
    expect(await tooLong(80, 1001)).toMatchObject([{ path: 'actions.1.giftMessage' }]);
    const changed = await browser.ask(cartSchema, path, change(80, 1000));
    expect(changed.lineItems[1]?.giftMessage).toHaveLength(1000);
  });

  it('rejects a change to an outdated version and returns the current one', async () => {
    const newer = await browser.change(cart, { action: 'setCustomerEmail', email: 'ada@example.com' });
    const stale = update(cart, { action: 'setCustomerEmail', email: 'bob@example.com' });
    expect(await browser.refusal(`/api/carts/${cart.id}`, stale)).toMatchObject({
      status: 409,
      code: 'VersionConflict',
      details: { currentVersion: newer.version },
    });
  });

  it('rejects a line that is not in the cart', async () => {
    const missing = update(cart, { action: 'removeLineItem', lineItemId: 'none' });
    expect((await browser.refusal(`/api/carts/${cart.id}`, missing)).code).toBe('InvalidInput');
  });
});

describe('discount codes', () => {
  const add = (code: string) => ({ action: 'addDiscountCode', code }) as const;

  it('are found in upper case, too, because nobody types them that way', async () => {
    const typed = await browser.change(cart, add(` ${knownCode.toLowerCase()} `));
    expect(typed.discountCodes).toMatchObject([{ code: knownCode, applied: true }]);
  });

  it('that do not exist are refused', async () => {
    for (const code of ['nothing', 'NOTHING'])
      expect((await browser.refusal(`/api/carts/${cart.id}`, update(cart, add(code)))).code).toBe(
        'DiscountCodeNotApplicable',
      );
  });
});

describe('the visitor’s cookie', () => {
  it('is renewed with every look at the cart, as the cart’s own life is', async () => {
    const cookie = browser.cookie;
    const response = await browser.send(`/api/carts/${cart.id}`);
    expect(response.headers.get('set-cookie')).toContain(`${cookie}; Max-Age=7776000;`);
  });

  it('signed with a secret that is being replaced is signed anew', async () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const before = fakeShopApi({ changes: { SESSION_SECRET: old } });
    const cart = await before.browser.createCart('de', 'CRADLE');
    const after = fakeShopApi({ changes: { SESSION_SECRET: `${next},${old}` } });
    Object.assign(after.commerce, before.commerce);
    after.browser.cookie = before.browser.cookie;
    expect(await after.browser.read(cart)).toEqual(cart);
    expect(after.browser.cookie).not.toBe(before.browser.cookie);
    const later = fakeShopApi({ changes: { SESSION_SECRET: next } });
    Object.assign(later.commerce, before.commerce);
    later.browser.cookie = after.browser.cookie;
    expect(await later.browser.read(cart)).toEqual(cart);
  });
});

describe('gift messages', () => {
  it('are in the cart only once; the last text wins, in one request or in several', async () => {
    const message = (giftMessage: string) =>
      ({ action: 'addLineItem', sku: 'MESSAGE', quantity: 1, giftMessage }) as const;
    const both = await browser.change(cart, message('First'), message('Second'));
    expect(both.lineItems.map((line) => line.giftMessage)).toEqual([null, 'Second']);
    const third = await browser.change(both, message('Third\u0007, little\r\none'));
    expect(third.lineItems.map((line) => line.giftMessage)).toEqual([null, 'Third, little\none']);
    const lineItemId = third.lineItems[1]?.id ?? '';
    const change = (quantity: number) =>
      ({ action: 'changeLineItemQuantity', lineItemId, quantity }) as const;
    expect((await browser.refusal(`/api/carts/${cart.id}`, update(third, change(2)))).code).toBe(
      'InvalidInput',
    );
    const exchanged = await browser.change(third, change(0), message('Fourth'));
    expect(exchanged.lineItems.map((line) => line.giftMessage)).toEqual([null, 'Fourth']);
  });

  it('product 4.300: have their words exchanged, unless they are the same', async () => {
    const add = { action: 'addLineItem', sku: 'MESSAGE', quantity: 1, giftMessage: 'Hello' } as const;
    const before = await browser.change(cart, add);
    const lineItemId = before.lineItems[1]?.id ?? '';
    const words = (giftMessage: string) =>
      browser.change(before, { action: 'setGiftMessage', lineItemId, giftMessage });
    expect((await words('Hello')).version).toBe(before.version);
    const after = await words('Welcome\u0007, little\r\none');
    expect(after.lineItems.map((line) => line.giftMessage)).toEqual([null, 'Welcome, little\none']);
    expect(after.total).toEqual(before.total);
  });

  it.each([
    ['a line that is no gift message', 0, 'Hello'],
    ['a line that is gone', 9, 'Hello'],
    ['no words', 1, ' \u0001 '],
    ['too many words', 1, 'x'.repeat(1001)],
  ])('are not changed for %s', async (_, line, giftMessage) => {
    const add = { action: 'addLineItem', sku: 'MESSAGE', quantity: 1, giftMessage: 'Hello' } as const;
    const before = await browser.change(cart, add);
    const lineItemId = before.lineItems[line]?.id ?? 'gone';
    const change = update(before, { action: 'setGiftMessage', lineItemId, giftMessage });
    expect((await browser.refusal(`/api/carts/${cart.id}`, change)).code).toBe('InvalidInput');
    expect((await browser.read(cart)).lineItems[1]?.giftMessage).toBe('Hello');
  });

  it('without a text is refused with what to do', async () => {
    const line = { sku: 'MESSAGE', quantity: 1 };
    const refusal = { status: 400, code: 'GiftMessageMissing', details: { sku: 'MESSAGE' } };
    const draft = { country: 'de', lineItems: [line] };
    expect(await browser.refusal('/api/carts', draft)).toMatchObject(refusal);
    const add = update(cart, { action: 'addLineItem', ...line });
    expect(await browser.refusal(`/api/carts/${cart.id}`, add)).toMatchObject(refusal);
  });

  it.each([
    [{ sku: 'MESSAGE', quantity: 2, giftMessage: 'Hello' }],
    [{ sku: 'MESSAGE', quantity: 1, giftMessage: '\u0001' }],
    [{ sku: 'CARRIER', quantity: 1, giftMessage: 'Hello' }],
  ])('rejects %j', async (line) => {
    const add = update(cart, { action: 'addLineItem', ...line });
    expect((await browser.refusal(`/api/carts/${cart.id}`, add)).code).toBe('InvalidInput');
  });
});

describe('addresses and delivery', () => {
  it.each([
    [{ postalCode: '1011' }, 'InvalidPostalCode'],
    [{ country: 'us', state: 'NY', postalCode: '10001' }, 'CannotShipTo'],
    [{ state: nowhere }, 'CannotShipTo'],
  ])('product 5.12: rejects delivery to %j', async (part, code) => {
    const set = update(cart, { action: 'setShippingAddress', address: { ...address, ...part } });
    expect((await browser.refusal(`/api/carts/${cart.id}`, set)).code).toBe(code);
    expect((await browser.read(cart)).shippingAddress).toBeNull();
  });

  it('delivers only to the country whose prices apply, even if the storefront sells to others', async () => {
    const { browser } = fakeShopApi({ storeId: 'eu' });
    const cart = await browser.createCart('at', 'CRADLE');
    const belgian = { ...address, country: 'be', postalCode: '1000' };
    const set = update(cart, { action: 'setShippingAddress', address: belgian });
    expect((await browser.refusal(`/api/carts/${cart.id}`, set)).code).toBe('CannotShipTo');
  });

  it('accepts a billing address in any country, validating what it knows', async () => {
    const billTo = (part: object) =>
      ({ action: 'setBillingAddress', address: { ...address, ...part } }) as const;
    const billed = await browser.change(cart, billTo({ country: 'fr', postalCode: '75001' }));
    expect(billed.billingAddress?.country).toBe('fr');
    const noState = update(billed, billTo({ country: 'us', postalCode: '10001' }));
    expect((await browser.refusal(`/api/carts/${cart.id}`, noState)).code).toBe('MissingState');
    const brazilian = await browser.change(billed, billTo({ country: 'br', postalCode: '' }));
    expect(brazilian.billingAddress).toMatchObject({ country: 'br', postalCode: '' });
    const nowhere = update(brazilian, billTo({ country: 'xx' }));
    expect((await browser.refusal(`/api/carts/${cart.id}`, nowhere)).code).toBe('InvalidInput');
    const own = await browser.change(brazilian, { action: 'setBillingAddress' });
    expect(own.billingAddress).toBeNull();
  });

  it('product 5.48: saves phone numbers in E.164, by the country of their address', async () => {
    const withPhones = await browser.change(
      cart,
      { action: 'setShippingAddress', address: { ...address, phone: ' 030/1234567 ' } },
      {
        action: 'setBillingAddress',
        address: { ...address, country: 'fr', postalCode: '75001', phone: '01 23 45 67 89' },
      },
    );
    expect(withPhones.shippingAddress?.phone).toBe('+49301234567');
    expect(withPhones.billingAddress?.phone).toBe('+33123456789');
    const without = await browser.change(withPhones, {
      action: 'setShippingAddress',
      address: { ...address, phone: '' },
    });
    expect(without.shippingAddress?.phone).toBeUndefined();
  });

  it.each([
    ['setShippingAddress', 'shipping'],
    ['setBillingAddress', 'billing'],
  ] as const)('product 5.48: refuses a phone number that is none, in %s', async (action, kind) => {
    const set = update(cart, { action, address: { ...address, phone: 'call me' } });
    expect(await browser.refusal(`/api/carts/${cart.id}`, set)).toMatchObject({
      code: 'InvalidPhone',
      details: { address: kind, country: 'de' },
    });
    expect((await browser.read(cart)).shippingAddress).toBeNull();
  });

  it('product 5.44: neither saves, quotes, nor takes money for a state that contradicts the ZIP code', async () => {
    const { browser, commerce } = fakeShopApi({ storeId: 'us' });
    const oregon = { ...address, country: 'us', city: 'New York', state: 'OR', postalCode: '10001' };
    const home = { ...oregon, state: 'NY' };
    const filled = await browser.fillIn(await browser.createCart('us', 'CRADLE'), 'standard', home);
    const set = { action: 'setShippingAddress', address: oregon } as const;
    expect((await browser.refusal(`/api/carts/${filled.id}`, update(filled, set))).code).toBe(
      'StateMismatch',
    );
    const { country, state, postalCode } = oregon;
    for (const code of [postalCode, '10001-1234', '１０００１'])
      expect(
        (await browser.refusal(`/api/carts/${filled.id}/quote`, { country, state, postalCode: code })).code,
      ).toBe('StateMismatch');
    const method = { action: 'setShippingMethod', shippingMethodId: 'standard' } as const;
    const { view } = await commerce.updateCart(filled.id, filled.version, [set, method]);
    expect((await browser.refusal('/api/payments', browser.payment(view))).code).toBe('StateMismatch');
    const billed = await browser.change(view, { action: 'setBillingAddress', address: oregon });
    expect(billed.billingAddress).toMatchObject({ state, postalCode });
  });

  it('reports that a new address removed the shipping method, or that prices changed', async () => {
    const filled = await browser.fillIn(cart, 'standard');
    const { commerce } = shop;
    const offer = commerce.offers.get('CRADLE');
    if (offer?.price)
      commerce.offers.set('CRADLE', { ...offer, price: { ...offer.price, centAmount: 21_000 } });
    const moved = await browser.change(filled, { action: 'setShippingAddress', address });
    const price = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });
    const about = { lineItemId: cart.lineItems[0]?.id, name: 'CRADLE' };
    expect(moved.notices).toEqual([
      { kind: 'shippingMethodRemoved' },
      { kind: 'priceChanged', ...about, from: price(20_000), to: price(21_000) },
    ]);
    expect((await browser.read(cart)).notices).toEqual([]);
  });
});
