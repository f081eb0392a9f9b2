import { beforeEach, describe, expect, it } from 'vitest';
import type { Address } from '../contract/address.ts';
import type { Cart } from '../contract/cart.ts';
import { atTheBank, card, madeReady, orderOf, sku } from './testing/sandboxed-shop.ts';
import { address, type ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const dublin: Address = {
  ...address,
  country: 'ie',
  postalCode: 'D02 X285',
  city: 'Dublin',
  state: 'Dublin',
};
const warsaw: Address = { ...address, country: 'pl', postalCode: '00-001', city: 'Warszawa' };

const sandboxed = useSandboxedShop();
let browser: ShopBrowser;
/** An Irish cart with everything a payment needs: a carrier, a high chair that is not sold in Poland, and a message. */
let irish: Cart;

beforeEach(async () => {
  browser = sandboxed.shop.browser('eu');
  const cart = await browser.createCart('ie', sku, 2);
  const filled = await browser.change(
    cart,
    { action: 'addLineItem', sku: highChair, quantity: 1 },
    { action: 'addLineItem', sku: 'GIFT-MESSAGE', quantity: 1, giftMessage: 'Witaj, mały!' },
    { action: 'addDiscountCode', code: 'WELCOME10' },
  );
  irish = await madeReady(browser, filled, dublin);
});

const highChair = 'HIGH-CHAIR-WHITE';

describe('shopping in another country of the storefront', () => {
  it('turns an Irish cart into a Polish one, in złoty, without what is not sold in Poland', async () => {
    expect(irish).toMatchObject({ country: 'ie', currency: 'EUR' });
    expect(irish.lineItems.map((line) => line.sku)).toEqual([sku, highChair, 'GIFT-MESSAGE']);
    const polish = await browser.move(irish, 'pl');
    expect(polish).toMatchObject({
      country: 'pl',
      currency: 'PLN',
      email: 'ada@example.com',
      shippingAddress: null,
      shippingMethod: null,
      discountCodes: [{ code: 'WELCOME10', applied: true }],
    });
    expect(polish.lineItems).toMatchObject([
      { sku, quantity: 2, unitPrice: { currencyCode: 'PLN' }, giftMessage: null },
      { sku: 'GIFT-MESSAGE', quantity: 1, giftMessage: 'Witaj, mały!' },
    ]);
  });

  it('completes a purchase there: Polish delivery, tax, and order', async () => {
    const polish = await madeReady(browser, await browser.move(irish, 'pl'), warsaw);
    expect(polish).toMatchObject({
      delivery: { centAmount: 4990, currencyCode: 'PLN' },
      tax: { included: true, name: 'vat', amount: { currencyCode: 'PLN' } },
    });
    const order = await orderOf(browser, await browser.pay(polish, card()));
    expect(order.orderNumber).toMatch(/^EU-/);
    expect(order.cart).toMatchObject({ country: 'pl', total: polish.total, shippingAddress: warsaw });
  });

  it('goes back by opening the old cart, which is unchanged and can be ordered', async () => {
    const polish = await browser.move(irish, 'pl');
    const reopened = await browser.read(irish);
    expect(reopened).toEqual(irish);
    expect((await browser.pay(reopened, card())).order).not.toBeNull();
    expect(await browser.read(polish)).toEqual(polish);
  });

  it('leaves no second order if the cart is moved while the shopper is at the bank', async () => {
    const begun = await browser.pay(irish, card('4212345678910006'));
    const polish = await browser.move(await browser.read(irish), 'pl');
    const redirectResult = await atTheBank(begun, 'authorise');
    const path = `/api/payments/${begun.payment.id}/details`;
    expect((await browser.send(path, { details: { redirectResult } })).status).toBe(409);
    const old = await browser.read(irish);
    expect(old.lineItems).toEqual(irish.lineItems);
    const ready = await madeReady(browser, polish, warsaw);
    expect((await browser.pay(ready, card())).order).not.toBeNull();
  });

  it('moves on from country to country', async () => {
    const polish = await browser.move(irish, 'pl');
    const austrian = await browser.move(polish, 'at');
    expect(austrian).toMatchObject({ country: 'at', currency: 'EUR', email: 'ada@example.com' });
    expect(austrian.lineItems.map((line) => line.unitPrice)).toEqual(
      irish.lineItems.filter((line) => line.sku !== highChair).map((line) => line.unitPrice),
    );
  });

  it('moves what is still in stock, and all of it can be ordered', async () => {
    await sandboxed.shop.setStock(1);
    const polish = await browser.move(irish, 'pl');
    expect(polish.lineItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const ready = await madeReady(browser, polish, warsaw);
    expect((await browser.pay(ready, card())).order).not.toBeNull();
  });

  it('does not offer the high chair in Poland at all', async () => {
    const polish = await browser.move(irish, 'pl');
    const add = {
      version: polish.version,
      actions: [{ action: 'addLineItem', sku: highChair, quantity: 1 }],
    };
    expect(await browser.refusal(`/api/carts/${polish.id}`, add)).toMatchObject({
      code: 'NotSoldHere',
      details: { sku: highChair },
    });
  });
});
