import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Address } from '../contract/address.ts';
import { paymentMethodsSchema } from '../contract/payment.ts';
import { card, orderOf, readyCart, type SandboxedShop, sku } from './testing/sandboxed-shop.ts';
import { address, type ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(() => {
  ({ shop, browser } = sandboxed);
});

const usAddress: Address = { ...address, country: 'us', state: 'NY', postalCode: '10001', city: 'New York' };

describe('a cart of another storefront', () => {
  it('does not exist here, although the browser has one cookie for both', async () => {
    const cart = await browser.createCart('de', sku);
    const swedish = shop.browser('se');
    swedish.cookie = browser.cookie;
    expect(await swedish.refusal(`/api/carts/${cart.id}`)).toMatchObject({ code: 'CartNotFound' });
  });
});

describe('buying', () => {
  it('leads from an empty cart to an order that can be read back, tax included', async () => {
    const cart = await readyCart(browser, address, 2);
    expect(cart).toMatchObject({ currency: 'EUR', tax: { included: true, name: 'vat' }, country: 'de' });
    expect(cart.total.centAmount).toBe(cart.subtotal.centAmount + 1290);
    expect(cart.lineItems[0]).toMatchObject({
      sku,
      productKey: 'baby-carrier-mini',
      kind: 'product',
      path: '/produkte/babytragen/babytrage-mini/',
      quantity: 2,
      availableQuantity: 100,
    });
    expect(cart.lineItems[0]?.imageUrl).toContain(`${sku}-front.jpg`);
    const result = await browser.pay(cart, card());
    expect(result).toMatchObject({ resultCode: 'Authorised', action: null });
    const order = await orderOf(browser, result);
    expect(order).toMatchObject({
      paymentState: 'paid',
      paymentMethod: 'scheme',
      cart: { total: cart.total, email: 'ada@example.com' },
    });
    expect(order.cart.shippingAddress).toEqual(address);
    const refusal = await browser.refusal(`/api/carts/${cart.id}`);
    expect(refusal).toMatchObject({
      code: 'CartNotActive',
      details: { order: { orderNumber: result.order?.orderNumber } },
    });
    const next = await browser.createCart('de', sku);
    expect(next.lineItems[0]?.availableQuantity).toBe(98);
  });

  it('adds the state’s tax in the United States', async () => {
    const shopper = shop.browser('us');
    const cart = await readyCart(shopper, usAddress);
    expect(cart).toMatchObject({ currency: 'USD', tax: { included: false, name: 'salesTax' } });
    const { goods, delivery, addedTax, total } = cart;
    expect(addedTax?.centAmount).toBeGreaterThan(0);
    expect(total.centAmount).toBe(
      goods.centAmount + (delivery?.centAmount ?? 0) + (addedTax?.centAmount ?? 0),
    );
    expect((await orderOf(shopper, await shopper.pay(cart, card()))).cart.total).toEqual(total);
  });

  it('sells in kronor in Sweden', async () => {
    const shopper = shop.browser('se');
    const cart = await readyCart(shopper, {
      ...address,
      country: 'se',
      postalCode: '111 22',
      city: 'Stockholm',
    });
    expect((await shopper.pay(cart, card())).order?.orderNumber).toMatch(/^SE-/);
  });

  it('accepts a discount code, a gift message, and a gift box', async () => {
    const cart = await readyCart(browser);
    const coded = await browser.change(cart, { action: 'addDiscountCode', code: 'WELCOME10' });
    expect(coded.discountCodes).toMatchObject([{ code: 'WELCOME10', applied: true }]);
    expect(coded.discounts).toMatchObject([
      {
        name: '10 % auf deine erste Bestellung',
        amount: { centAmount: Math.round(cart.goods.centAmount / 10) },
      },
    ]);
    const gifted = await browser.change(
      coded,
      { action: 'addLineItem', sku: 'GIFT-MESSAGE', quantity: 1, giftMessage: 'Welcome!' },
      { action: 'addLineItem', sku: 'GIFT-BOX-SAND', quantity: 1 },
    );
    const renewed = await browser.change(gifted, {
      action: 'addLineItem',
      sku: 'GIFT-MESSAGE',
      quantity: 1,
      giftMessage: 'Hello!',
    });
    expect(renewed.lineItems.map(({ kind, giftMessage }) => [kind, giftMessage])).toEqual([
      ['product', null],
      ['gift-message', 'Hello!'],
      ['gift-box', null],
    ]);
    expect((await orderOf(browser, await browser.pay(renewed, card()))).cart.discountCodes).toEqual(
      renewed.discountCodes,
    );
  });

  it.each(['EXPIRED5', 'NOSUCHCODE'])('rejects the code %s', async (code) => {
    const cart = await browser.createCart('de', sku);
    const add = { version: cart.version, actions: [{ action: 'addDiscountCode', code }] };
    const response = await browser.send(`/api/carts/${cart.id}`, add);
    const body = z.looseObject({
      discountCodes: z.array(z.looseObject({ applied: z.boolean() })).optional(),
    });
    const answer = body.parse(await response.json());
    expect(response.status === 400 || answer.discountCodes?.every(({ applied }) => !applied)).toBe(true);
  });

  it('offers the payment methods, from Adyen', async () => {
    const cart = await browser.createCart('de', sku);
    const { paymentMethods } = await browser.ask(
      paymentMethodsSchema,
      `/api/carts/${cart.id}/payment-methods`,
    );
    const [first, second] = paymentMethods.paymentMethods;
    expect(first).toMatchObject({ type: 'paypal' });
    expect(second).toMatchObject({ type: 'scheme' });
    expect(second?.['brands']).toContain('visa');
  });

  it('answers another payment for an ordered cart with its order: the first answer may have been lost', async () => {
    const cart = await readyCart(browser);
    const { order } = await browser.pay(cart, card());
    const again = await browser.pay(cart, card());
    expect(again.order?.orderNumber).toBe(order?.orderNumber);
    expect(await browser.refusal(`/api/carts/${cart.id}`)).toMatchObject({
      code: 'CartNotActive',
      details: { order: { orderNumber: order?.orderNumber } },
    });
  });
});
