import { beforeEach, describe, expect, test } from 'vitest';
import { card, orderOf, readyCart, type SandboxedShop } from './testing/sandboxed-shop.ts';
import { address, type ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const payer = { ...address, firstName: 'Robin', lastName: 'Payer', city: 'Hamburg', postalCode: '20095' };
const refusedCard = card('4111111111111111', 'DECLINED');

describe('product 4.102: an order for somebody else', () => {
  const sandboxed = useSandboxedShop();
  let shop: SandboxedShop;
  let browser: ShopBrowser;
  beforeEach(() => {
    ({ shop, browser } = sandboxed);
  });
  const gift = async () =>
    browser.change(
      await readyCart(browser),
      { action: 'setBillingAddress', address: payer },
      { action: 'setGift', isGift: true },
    );

  test('says so to the warehouse, and keeps both addresses', async () => {
    const cart = await gift();
    expect(cart).toMatchObject({ isGift: true, shippingAddress: address, billingAddress: payer });
    const order = await orderOf(browser, await browser.pay(cart, card()));
    expect(order.cart).toMatchObject({ isGift: true, shippingAddress: address, billingAddress: payer });
    const { orderNumber } = order;
    expect((await shop.storedOrder(orderNumber)).custom?.fields).toEqual({
      orderNumber,
      isGift: true,
      wantsMails: true,
    });
  });

  test('keeps its number and the choice when a payment was refused and the choice is made then', async () => {
    const ready = await readyCart(browser);
    await browser.pay(ready, refusedCard);
    const cart = await browser.change(await browser.read(ready), { action: 'setGift', isGift: true });
    const { orderNumber } = await orderOf(browser, await browser.pay(cart, card()));
    expect((await shop.storedOrder(orderNumber)).custom?.fields).toEqual({
      orderNumber,
      isGift: true,
      wantsMails: true,
    });
  });
});
