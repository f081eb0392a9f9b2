import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../contract/cart.ts';
import { card, orderOf, readyCart, type SandboxedShop, sku } from './testing/sandboxed-shop.ts';
import { ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(() => {
  ({ shop, browser } = sandboxed);
});

async function ordered(data: object = card()): Promise<{ cart: Cart; orderNumber: string }> {
  const cart = await readyCart(browser);
  const { order } = await browser.pay(cart, data);
  return { cart, orderNumber: order?.orderNumber ?? '' };
}

const debit = {
  paymentMethod: { type: 'sepadirectdebit', ownerName: 'Ada Berg', iban: 'DE87123456781234567890' },
};

const stock = async (): Promise<number | null | undefined> => {
  const offers = await shop.commerce('de').findOffers([sku], { country: 'de', currency: 'EUR' });
  return offers.get(sku)?.availableQuantity;
};

const refused = (orderNumber: string) => browser.refusal(`/api/orders/${orderNumber}/cancellation`, {});

describe('product 4.120: a cancellation', () => {
  test('returns money and goods, once, however often it is asked for', async () => {
    const { cart, orderNumber } = await ordered();
    expect(await browser.order(orderNumber)).toMatchObject({ status: 'placed', cancelable: true });
    expect(await stock()).toBe(99);
    const answers = await Promise.all([browser.cancel(orderNumber), browser.cancel(orderNumber)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'canceled', cancelable: false });
    expect(await browser.cancel(orderNumber)).toMatchObject({
      status: 'canceled',
      paymentState: 'owed',
      money: 'returning',
      refunds: [{ amount: cart.total, state: 'underWay' }],
    });
    expect(await shop.storedOrder(orderNumber)).toMatchObject({
      orderState: 'Cancelled',
      paymentState: 'CreditOwed',
      custom: { fields: { stockRelease: 'done' } },
    });
    expect(await shop.keptOf(cart)).toBe(0);
    expect(await stock()).toBe(100);
    await shop.api('de').sweep(0);
    expect(await stock()).toBe(100);
  });

  test('of an order that waits for its money: nothing is to be paid any more', async () => {
    const { orderNumber } = await ordered(debit);
    expect((await browser.order(orderNumber)).paymentState).toBe('pending');
    expect(await browser.cancel(orderNumber)).toMatchObject({
      status: 'canceled',
      instructions: null,
      money: 'unknown',
      refunds: [],
    });
    expect(await stock()).toBe(100);
  });

  test('is completed by the sweeper if Adyen could not be reached', async () => {
    const { cart, orderNumber } = await ordered();
    await shop.setDown('adyen', true);
    const answer = await browser.cancel(orderNumber).finally(() => shop.setDown('adyen', false));
    expect(answer).toMatchObject({ status: 'canceled', money: 'returning' });
    expect(await shop.keptOf(cart)).toBe(cart.total.centAmount);
    await shop.api('de').sweep(0);
    expect(await shop.keptOf(cart)).toBe(0);
    expect(await stock()).toBe(100);
  });

  test.each(['pack', 'ship', 'deliver', 'refund'] as const)(
    'is refused after staff did this: %s',
    async (act) => {
      const { cart, orderNumber } = await ordered();
      await shop.staff(orderNumber, act, act === 'refund' ? { centAmount: 100 } : {});
      expect((await browser.order(orderNumber)).cancelable).toBe(false);
      expect(await refused(orderNumber)).toMatchObject({ status: 409, code: 'OrderNotCancelable' });
      expect(await shop.keptOf(cart)).toBe(cart.total.centAmount);
      expect((await shop.storedOrder(orderNumber)).orderState).toBe('Open');
    },
  );

  test('and a warehouse that packs at the same moment: only one of them succeeds', async () => {
    const { orderNumber } = await ordered();
    const seen = await shop.commerce('de').findOrder(orderNumber);
    if (!seen) throw new Error('There is no order');
    await browser.cancel(orderNumber);
    const packs = shop.commerce('de').updateOrder(seen, [{ change: 'delayShipment' }]);
    await expect(packs).rejects.toMatchObject({ code: 'VersionConflict' });
  });

  test('is only for browsers that may open the order', async () => {
    const { cart, orderNumber } = await ordered();
    const stranger = new ShopBrowser(shop.api('de').api);
    const answer = await stranger.refusal(`/api/orders/${orderNumber}/cancellation`, {});
    expect(answer).toMatchObject({ status: 404, code: 'OrderNotFound' });
    expect(await refused('DE-0000-0000-0000')).toMatchObject({ status: 404, code: 'OrderNotFound' });
    expect(await shop.keptOf(cart)).toBe(cart.total.centAmount);
  });
});

describe('product 4.123: an order that staff', () => {
  test('canceled and refunded is canceled, and not called paid and about to be packed', async () => {
    const { cart, orderNumber } = await ordered();
    await shop.staff(orderNumber, 'cancel');
    expect(await browser.order(orderNumber)).toMatchObject({
      status: 'canceled',
      money: 'returning',
      refunds: [{ amount: cart.total, state: 'underWay' }],
    });
    await shop.api('de').sweep(0);
    expect(await shop.keptOf(cart)).toBe(0);
    const [refund] = (await browser.order(orderNumber)).refunds;
    expect(Date.now() - Date.parse(refund?.at ?? '')).toBeLessThan(60_000);
  });
});

describe('product 4.122: an order that was shipped', () => {
  test('in two parts tells what is where', async () => {
    const cart = await readyCart(browser, undefined, 3);
    const { orderNumber } = await orderOf(browser, await browser.pay(cart, card()));
    await shop.staff(orderNumber, 'ship', { carrier: 'dhl', trackingId: 'A 1', items: { [sku]: 1 } });
    expect(await browser.order(orderNumber)).toMatchObject({
      status: 'partlyShipped',
      deliveries: [{ tracking: [{ carrier: 'DHL', number: 'A 1' }], items: [{ quantity: 1 }] }],
    });
    await shop.staff(orderNumber, 'ship', { carrier: 'Fleet Foot', trackingId: 'B' });
    const { status, deliveries } = await browser.order(orderNumber);
    expect(status).toBe('shipped');
    expect(deliveries.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[1], [2]]);
    expect(deliveries.flatMap(({ tracking }) => tracking.map(({ url }) => url))).toEqual([
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=A%201',
      null,
    ]);
    await shop.staff(orderNumber, 'deliver');
    expect((await browser.order(orderNumber)).status).toBe('delivered');
  });
});
