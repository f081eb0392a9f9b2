import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderLinkSchema } from '../../contract/customer-service.ts';
import { orderSchema } from '../../contract/order.ts';
import { giftSchema, returnOptionsSchema } from '../../contract/return.ts';
import type { OrderRecord } from '../../commerce/commerce.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

let shop: ReturnType<typeof fakeShopApi>;
let orderNumber: string;
let lineItemId: string;
const key = '0123456789abcdef';

/** What a warehouse or staff write. */
function write(change: (order: OrderRecord) => Partial<OrderRecord>): void {
  const order = shop.commerce.orders.get(orderNumber);
  if (!order) throw new Error('There is no such order');
  const changed = { ...order, ...change(order), version: order.version + 1, modifiedAt: Date.now() };
  shop.commerce.orders.set(orderNumber, changed);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 10) });
  shop = fakeShopApi();
  const { browser } = shop;
  const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER', 2), 'standard');
  const { order } = await browser.pay(cart);
  orderNumber = order?.orderNumber ?? '';
  lineItemId = cart.lineItems[0]?.id ?? '';
  write(() => ({ status: 'shipped', shipped: true }));
  return () => vi.useRealTimers();
});

const path = () => `/api/orders/${orderNumber}/returns`;
const request = (quantity: number, changes: object = {}) => ({
  ...{ key, lines: [{ lineItemId, quantity, reason: 'tooSmall', exchangeFor: null, ...changes }] },
});
const announced = () => shop.commerce.orders.get(orderNumber)?.returns.map(({ quantity }) => quantity);

describe('product 4.642: what is sent back', () => {
  test('is noted on the order once, however often it is sent', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const order = await shop.browser.ask(orderSchema, path(), request(1));
      expect(order.returns).toMatchObject([
        {
          lineItemId,
          quantity: 1,
          state: 'announced',
          reason: 'tooSmall',
        },
      ]);
      expect(order.returns[0]?.number).toMatch(/^T-DE-/);
    }
  });

  test('is at most what was bought, and of two announcements at once, only one is noted', async () => {
    expect(await shop.browser.refusal(path(), request(3))).toEqual({
      ...{ status: 409, code: 'NotReturnable', details: { lineItemId, returnable: 2 } },
    });
    const answers = await Promise.all(
      ['a', 'b'].map((letter) => shop.browser.send(path(), { ...request(2), key: letter.repeat(16) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(announced()).toEqual([2]);
  });

  test('is nothing once all of the money has gone back', async () => {
    write(() => ({ paymentState: 'CreditOwed' }));
    expect(await shop.browser.refusal(path(), request(1))).toMatchObject({ code: 'NotReturnable' });
  });

  test('is nobody else’s business', async () => {
    const refusal = { status: 404, code: 'OrderNotFound' };
    const stranger = shop.newBrowser();
    expect(await stranger.refusal(path(), request(1))).toMatchObject(refusal);
    expect(await stranger.refusal(path())).toMatchObject(refusal);
    expect(await stranger.refusal('/api/orders/DE-0000-0000-0000/returns', request(1))).toMatchObject(
      refusal,
    );
    expect(announced()).toEqual([]);
  });

  test('is not taken by a storefront that only withdraws', async () => {
    const { browser } = fakeShopApi({ storeId: 'ie' });
    expect(await browser.refusal(path(), request(1))).toMatchObject({ status: 404, code: 'NotFound' });
  });

  test('is told by one e-mail, and its arrival by another', async () => {
    shop.mailer.sent.length = 0;
    await shop.browser.ask(orderSchema, path(), request(1));
    write(({ returns }) => ({
      returns: returns.map((line) => ({ ...line, id: 'r', returnId: 'r', state: 'received' })),
    }));
    for (let told = 0; told < 2; told += 1) await shop.tellOf(orderNumber);
    const subjects = shop.mailer.sent.map(({ subject }) => subject.replace(orderNumber, '#'));
    expect(subjects).toEqual([
      'Deine Rücksendung aus Bestellung #',
      'Deine Rücksendung aus Bestellung # ist da',
    ]);
    expect(shop.mailer.sent[0]?.text).toMatch(/T-DE-[\s\S]*24\. Januar 2026/);
  });
});

test('product 4.643: an exchange is for another variant at the same price that is in stock', async () => {
  const options = () => shop.browser.ask(returnOptionsSchema, path());
  expect(await options()).toEqual({ exchanges: [], hasLabels: false });
  const offer = shop.commerce.offers.get('CARRIER');
  if (!offer) throw new Error('It is not sold');
  const other = { ...offer, sku: 'CARRIER-SAND', variantLabel: 'Sand' };
  shop.commerce.offers.set(other.sku, other);
  expect((await options()).exchanges).toEqual([{ lineItemId, sku: other.sku, name: 'Sand' }]);
  const order = await shop.browser.ask(orderSchema, path(), request(1, { exchangeFor: other.sku }));
  expect(order.returns).toMatchObject([{ exchangeFor: 'Sand' }]);
  shop.setStock(0, other.sku);
  const again = { ...request(1, { exchangeFor: other.sku }), key: 'b'.repeat(16) };
  expect(await shop.browser.refusal(path(), again)).toMatchObject({ code: 'UnknownSku' });
  expect(announced()).toEqual([1]);
});

describe('product 4.650: whoever an order was a gift for', () => {
  /** Opens the link that the buyer passes on. */
  async function recipient() {
    const { path: link } = await shop.browser.ask(
      orderLinkSchema,
      `/api/orders/${orderNumber}/gift-link`,
      {},
    );
    const query = new URL(link, 'http://localhost').searchParams;
    const browser = shop.newBrowser();
    const opened = await browser.send(`/api/gifts/${query.get('gift') ?? ''}/session`, {
      token: query.get('pass'),
    });
    expect(opened.status).toBe(204);
    return browser;
  }

  test('sees what can be sent back, and no price, name, address, or payment', async () => {
    const browser = await recipient();
    const answer = await browser.send(`/api/gifts/${orderNumber}`);
    const text = await answer.text();
    expect(giftSchema.parse(JSON.parse(text)).lines).toMatchObject([{ id: lineItemId, quantity: 2 }]);
    expect(text).not.toMatch(
      /[cC]entAmount|[cC]urrency|EUR|[pP]rice|Ada|Berg|Linden|example|scheme|[pP]ayment|[aA]ddress/,
    );
    for (const path of [`/api/orders/${orderNumber}`, `/api/orders/${orderNumber}/returns`])
      expect(await browser.refusal(path)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  });

  test('sends it back, of which the buyer is told neither why nor by e-mail', async () => {
    const browser = await recipient();
    shop.mailer.sent.length = 0;
    const gift = await browser.ask(giftSchema, `/api/gifts/${orderNumber}/returns`, request(1));
    expect(gift).toMatchObject({
      lines: [{ quantity: 1 }],
      returns: [{ reason: 'tooSmall', isByRecipient: true }],
    });
    expect((await shop.browser.order(orderNumber)).returns).toMatchObject([{ quantity: 1, reason: null }]);
    await shop.tellOf(orderNumber);
    expect(shop.mailer.sent).toEqual([]);
  });

  test('needs the link: the order’s own, or its number, does not open it', async () => {
    for (const browser of [shop.browser, shop.newBrowser()]) {
      const refusal = { status: 404, code: 'OrderNotFound' };
      expect(await browser.refusal(`/api/gifts/${orderNumber}`)).toMatchObject(refusal);
      expect(await browser.refusal(`/api/gifts/${orderNumber}/returns`, request(1))).toMatchObject(refusal);
    }
  });
});
