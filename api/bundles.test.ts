import { beforeEach, describe, expect, it } from 'vitest';
import { stockSchema } from '../contract/stock.ts';
import type { readyCart, SandboxedShop } from './testing/sandboxed-shop.ts';
import { atTheBank, card, madeReady, orderOf, sku } from './testing/sandboxed-shop.ts';
import { address, type ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

/** Contains `sku` and these two; has no stock of its own. */
const kit = 'STARTER-KIT-COTTON-BLACK';
const [bib, muslin] = ['CARRIER-BIB-WHITE', 'MUSLIN-SWADDLE-WOVEN-CREAM'];
const stocked = [sku, bib, muslin];

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(async () => {
  ({ shop, browser } = sandboxed);
  for (const one of stocked) await shop.setStock(100, one);
});

const stock = async (...skus: string[]) => {
  const query = skus.map((one) => `sku=${one}`).join('&');
  return stockSchema.parse(await (await browser.send(`/api/stock?${query}`)).json());
};
const leftOf = (carriers: number, bibs: number, muslins: number) => ({
  [sku]: carriers,
  [bib]: bibs,
  [muslin]: muslins,
});
const add = (one: string, quantity: number) => ({ action: 'addLineItem', sku: one, quantity }) as const;
const availableIn = (cart: Awaited<ReturnType<typeof readyCart>>) =>
  cart.lineItems.map((line) => [line.sku, line.availableQuantity]);

describe('product 4.59: a bundle is in stock as often as its components suffice for', () => {
  it('where stock is asked for, and in a cart', async () => {
    await shop.setStock(3, bib);
    expect(await stock(kit, bib, sku)).toEqual({ [kit]: 3, [bib]: 3, [sku]: 100 });
    const cart = await browser.createCart('de', kit, 2);
    expect(availableIn(cart)).toEqual([[kit, 3]]);
    const refusal = await browser.refusal('/api/carts', {
      country: 'de',
      lineItems: [{ sku: kit, quantity: 4 }],
    });
    expect(refusal).toMatchObject({ code: 'OutOfStock', details: { sku: kit, available: 3 } });
  });
});

describe('product 4.61: bundles and their components share one stock', () => {
  it('in a cart, where each line is told what the others leave, and no more can be added', async () => {
    await shop.setStock(3);
    const cart = await browser.change(await browser.createCart('de', kit, 2), add(sku, 1));
    expect(availableIn(cart)).toEqual([
      [kit, 2],
      [sku, 1],
    ]);
    const path = `/api/carts/${cart.id}`;
    const more = await browser.refusal(path, { version: cart.version, actions: [add(kit, 1)] });
    expect(more).toMatchObject({ status: 409, code: 'OutOfStock', details: { sku: kit, available: 2 } });
    await shop.setStock(2);
    const reduced = await browser.change(cart, { action: 'setCustomerEmail', email: 'ada@example.com' });
    expect(availableIn(reduced)).toEqual([
      [kit, 1],
      [sku, 0],
    ]);
  });

  it('at the payment, which is refused before any money is taken', async () => {
    const cart = await madeReady(
      browser,
      await browser.change(await browser.createCart('de', kit, 2), add(sku, 2)),
      address,
    );
    await shop.setStock(3);
    const refusal = await browser.refusal('/api/payments', browser.payment(cart, card()));
    expect(refusal).toMatchObject({
      code: 'OutOfStock',
      details: { sku: kit, available: 1, money: 'none' },
    });
  });
});

describe('product 4.60: an order', () => {
  it('takes the components of its bundles together with those bought on their own', async () => {
    const cart = await madeReady(
      browser,
      await browser.change(await browser.createCart('de', kit, 2), add(sku, 1)),
      address,
    );
    const result = await browser.pay(cart, card());
    expect(await stock(...stocked)).toEqual(leftOf(97, 98, 98));
    const order = await orderOf(browser, result);
    expect(order.cart.lineItems.map((line) => [line.sku, line.quantity])).toEqual([
      [kit, 2],
      [sku, 1],
    ]);
    expect(order.cart.total).toEqual(cart.total);
    const { lineItems } = await shop.storedOrder(order.orderNumber);
    const parts = lineItems.filter(({ custom }) => custom !== undefined);
    expect(parts.map((line) => [line.variant.sku, line.quantity, line.totalPrice.centAmount])).toEqual(
      stocked.map((one) => [one, 2, 0]),
    );
    expect(parts.every(({ custom }) => custom?.fields['bundle'] === kit)).toBe(true);
  });

  it('takes what the cart contains at last, however often the shopper has tried to pay', async () => {
    const cart = await madeReady(browser, await browser.createCart('de', kit, 3), address);
    const declined = card(undefined, 'DECLINED');
    expect((await browser.pay(cart, declined)).order).toBeNull();
    expect((await browser.pay(await browser.read(cart), declined)).order).toBeNull();
    const again = await browser.read(cart);
    const lineItemId = again.lineItems[0]?.id ?? '';
    const fewer = await browser.change(
      again,
      { action: 'changeLineItemQuantity', lineItemId, quantity: 1 },
      add(muslin, 1),
    );
    expect(fewer.lineItems).toHaveLength(2);
    expect((await browser.pay(fewer, card())).order).not.toBeNull();
    expect(await stock(...stocked)).toEqual(leftOf(99, 99, 98));
  });

  it('is not placed if a component was sold while the shopper was at the bank; the money goes back', async () => {
    const cart = await madeReady(browser, await browser.createCart('de', kit, 2), address);
    const begun = await browser.pay(cart, { paymentMethod: { type: 'klarna' } });
    const redirectResult = await atTheBank(begun, 'authorise');
    await shop.setStock(1, muslin);
    const refusal = await browser.refusal(`/api/payments/${begun.payment.id}/details`, {
      details: { redirectResult },
    });
    expect(refusal).toMatchObject({ code: 'OutOfStock', details: { money: 'returning' } });
    expect(await stock(...stocked)).toEqual(leftOf(100, 100, 1));
    expect(availableIn(await browser.read(cart))).toEqual([[kit, 1]]);
  });

  it('sells the last components to one of two shoppers', async () => {
    await shop.setStock(1, bib);
    const carts = await Promise.all(
      [shop.browser('de'), shop.browser('de')].map(async (shopper, index) => {
        const cart = await shopper.createCart('de', index === 0 ? kit : bib);
        return { shopper, cart: await madeReady(shopper, cart, address) };
      }),
    );
    const answers = await Promise.all(
      carts.map(({ shopper, cart }) => shopper.send('/api/payments', shopper.payment(cart, card()))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stock(bib))[bib]).toBe(0);
  });

  it('gives every component back when it is canceled', async () => {
    const lisbon = { ...address, country: 'pt', postalCode: '1100-148', city: 'Lisboa' };
    const shopper = shop.browser('eu');
    const cart = await madeReady(shopper, await shopper.createCart('pt', kit, 2), lisbon);
    const { order } = await shopper.pay(cart, { paymentMethod: { type: 'multibanco' } });
    expect(await stock(...stocked)).toEqual(leftOf(98, 98, 98));
    const commerce = shop.commerce('eu');
    const placed = await commerce.findOrder(order?.orderNumber ?? '');
    for (const taken of placed?.taken ?? [])
      await commerce.returnStock(taken.sku, taken.quantity, placed?.orderNumber ?? '');
    expect(await stock(...stocked)).toEqual(leftOf(100, 100, 100));
  });
});

describe('a payment service', () => {
  it('is told of the bundle, not of its parts', async () => {
    const commerce = shop.commerce('de');
    const cart = await madeReady(browser, await browser.createCart('de', kit), address);
    await browser.pay(cart, { paymentMethod: { type: 'klarna' } });
    const claimed = await commerce.getCart(cart.id);
    expect(claimed?.partLineIds).toHaveLength(3);
    expect(claimed?.invoiceLines.map(({ id }) => id)).toEqual([kit, 'shipping']);
    expect(claimed?.view.lineItems.map((line) => line.sku)).toEqual([kit]);
  });
});
