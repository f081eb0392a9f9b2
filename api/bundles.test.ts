import { beforeEach, describe, expect, it } from 'vitest';
import { stockSchema } from '../contract/stock.ts';
import type { SandboxedShop } from './testing/sandboxed-shop.ts';
import { card, madeReady, orderOf, sku } from './testing/sandboxed-shop.ts';
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
