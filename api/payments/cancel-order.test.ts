import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let orderNumber: string;

beforeEach(async () => {
  shop = fakeShopApi();
  browser = shop.browser;
  const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER', 2), 'standard');
  orderNumber = (await browser.pay(cart)).order?.orderNumber ?? '';
});

const order = () => shop.commerce.orders.get(orderNumber);
const stock = () => shop.commerce.offers.get('CARRIER')?.availableQuantity;
const returns = () => shop.payments.modified.filter(({ kind }) => kind === 'reverse');
const cancel = () => browser.send(`/api/orders/${orderNumber}/cancellation`, {});

/** Does something right before the order is written for the first time. */
function beforeWriting(act: () => void): void {
  const write = shop.commerce.updateOrder.bind(shop.commerce);
  vi.spyOn(shop.commerce, 'updateOrder').mockImplementationOnce(async (...parts) => {
    act();
    return write(...parts);
  });
}

describe('product 4.120: a cancellation', () => {
  test('that was asked for before says that the order is canceled', async () => {
    await cancel();
    expect((await browser.cancel(orderNumber)).status).toBe('canceled');
    expect([returns().length, stock()]).toEqual([1, 5]);
  });
});

describe('product 4.125: a warehouse', () => {
  test('that packs a moment earlier wins: nothing is canceled, and nothing goes back', async () => {
    beforeWriting(() => {
      const current = order();
      if (current)
        shop.commerce.orders.set(orderNumber, { ...current, version: current.version + 1, status: 'packed' });
    });
    const answer = await browser.refusal(`/api/orders/${orderNumber}/cancellation`, {});
    expect(answer).toMatchObject({ code: 'OrderNotCancelable', details: { status: 'packed' } });
    expect(order()?.canceled).toBe(false);
    expect([returns(), stock()]).toEqual([[], 3]);
  });

  test('that only changes something else does not hinder it', async () => {
    beforeWriting(() => {
      const current = order();
      if (current) shop.commerce.orders.set(orderNumber, { ...current, version: current.version + 1 });
    });
    expect((await cancel()).status).toBe(200);
    expect(order()).toMatchObject({ canceled: true, paymentState: 'CreditOwed' });
  });
});
