import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { paymentMethodsSchema } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { PaymentEvent } from '../adyen/payments.ts';
import { inboxOf } from '../payments/inbox.ts';
import { shippingMethodId } from '../testing/fake-cart.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { notificationOf } from '../testing/notifications.ts';
import { address, type ShopBrowser } from '../testing/shop-browser.ts';
import { stores } from '../../stores/testing/storefronts.ts';

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let cart: Cart;

beforeEach(async () => {
  shop = fakeShopApi();
  browser = shop.browser;
  cart = await browser.fillIn(await browser.createCart('de', 'CARRIER', 2), 'standard');
});

const refusePayment = async (data?: object) =>
  browser.refusal('/api/payments', browser.payment(await browser.read(cart), data));
const notify = (part: Partial<PaymentEvent>) =>
  browser.send('/api/webhooks/adyen', [notificationOf(shop, cart, 'AUTHORISATION', part)]);
const addOne = async () =>
  browser.change(await browser.read(cart), { action: 'addLineItem', sku: 'CARRIER', quantity: 1 });

describe('paying', () => {
  it('offers the payment methods for the cart', async () => {
    const methods = await browser.ask(paymentMethodsSchema, `/api/carts/${cart.id}/payment-methods`);
    expect(methods).toMatchObject({
      environment: 'test',
      clientKey: 'sandbox_LOCAL',
      merchantAccount: stores.de.merchantAccount,
      sandboxUrl: 'http://localhost:8080',
      amount: { centAmount: 20_500 },
      countryCode: 'DE',
    });
    expect(shop.payments.listedIn).toEqual(['de-DE']);
  });

  it('product 3.22: says how the last attempt stands, and changes nothing about a cart that is still to be paid for', async () => {
    const methods = () => browser.ask(paymentMethodsSchema, `/api/carts/${cart.id}/payment-methods`);
    expect((await methods()).payment).toBeNull();
    shop.payments.results.push('Refused');
    const refused = await browser.pay(cart);
    const before = await browser.read(cart);
    const known = await methods();
    expect([null, refused.payment.id]).toContain(known.payment?.payment.id ?? null);
    expect(known.payment?.order ?? null).toBeNull();
    expect(await browser.read(cart)).toEqual(before);
  });

  it('takes only a method that is offered for the cart, in a new attempt and in a resumed one', async () => {
    const swish = { paymentMethod: { type: 'swish' } };
    const refused = { status: 400, code: 'InvalidInput', details: { type: 'swish' } };
    expect(await refusePayment(swish)).toMatchObject(refused);
    expect(shop.commerce.payments.size).toBe(0);
    shop.payments.results.push(new ShopError('PaymentUnavailable', 'timeout'));
    await refusePayment();
    expect(await refusePayment(swish)).toMatchObject(refused);
    expect(shop.payments.paid.map(({ data }) => data.paymentMethod.type)).toEqual(['scheme']);
  });

  it('sends the shopper’s language to the bank, and comes back to the page in that language', async () => {
    const swedish = fakeShopApi({ storeId: 'se' });
    const stockholm = { ...address, country: 'se', postalCode: '111 22' };
    const created = await swedish.browser.createCart('se', 'CARRIER');
    const ready = await swedish.browser.fillIn(created, shippingMethodId, stockholm);
    swedish.payments.results.push('Refused');
    await swedish.browser.pay(ready);
    swedish.browser.languages = 'en-GB,en;q=0.9';
    await swedish.browser.pay(await swedish.browser.read(ready));
    expect(swedish.payments.paid.map(({ locale }) => locale)).toEqual(['sv-SE', 'en-SE']);
    expect(swedish.payments.paid.map(({ returnUrl }) => new URL(returnUrl).pathname)).toEqual([
      '/kassa/',
      '/en/checkout/',
    ]);
  });

  it.each([
    ['smaller', { centAmount: 1 }],
    ['larger', { centAmount: 30_000 }],
    ['in another currency', { currencyCode: 'USD' }],
  ])('rejects a total that is not the current one, but %s, and returns that', async (_, part) => {
    const request = { ...browser.payment(cart), expectedTotal: { ...cart.total, ...part } };
    expect(await browser.refusal('/api/payments', request)).toMatchObject({
      status: 409,
      code: 'TotalChanged',
      details: { total: cart.total },
    });
    expect(shop.payments.paid).toEqual([]);
  });

  it('product 3.23: rejects an attempt for another merchant account', async () => {
    const request = { ...browser.payment(cart), merchantAccount: 'SomebodyElse' };
    expect(await browser.refusal('/api/payments', request)).toMatchObject({
      status: 409,
      code: 'MerchantAccountChanged',
      details: { money: 'none' },
    });
    expect(shop.payments.paid).toEqual([]);
  });

  it('rejects an outdated version of the cart', async () => {
    await browser.change(cart, { action: 'setCustomerEmail', email: 'new@example.com' });
    const refusal = await browser.refusal('/api/payments', browser.payment(cart));
    expect(refusal).toMatchObject({ status: 409, code: 'VersionConflict' });
  });

  it('reports what is missing', async () => {
    const bare = await browser.createCart('de', 'CARRIER');
    expect(await browser.refusal('/api/payments', browser.payment(bare))).toMatchObject({
      code: 'CheckoutIncomplete',
      details: { missing: ['email', 'shippingAddress', 'shippingMethod', 'tax'] },
    });
  });

  it('sells a gift box together with a product, and the last items in stock', async () => {
    shop.setStock(2);
    const boxed = await browser.change(cart, { action: 'addLineItem', sku: 'BOX', quantity: 1 });
    expect((await browser.pay(boxed)).order).not.toBeNull();
  });

  it('rejects an empty cart', async () => {
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const empty = await browser.change(cart, { action: 'removeLineItem', lineItemId });
    expect(await browser.refusal('/api/payments', browser.payment(empty))).toMatchObject({
      code: 'CheckoutIncomplete',
      details: { missing: ['lineItems'] },
    });
  });

  it('does not sell a gift message or box on its own', async () => {
    const gifts = await browser.fillIn(await browser.createCart('de', 'BOX'), 'standard');
    expect((await browser.refusal('/api/payments', browser.payment(gifts))).code).toBe('GiftMessageAlone');
  });

  it('checks the stock before taking money', async () => {
    shop.setStock(1);
    expect(await refusePayment()).toMatchObject({
      code: 'OutOfStock',
      details: { sku: 'CARRIER', available: 1 },
    });
    expect(shop.payments.paid).toEqual([]);
  });

  it('names the method that the shopper chose last, if the first try did not get onto the cart', async () => {
    const updateCart = shop.commerce.updateCart.bind(shop.commerce);
    const update = vi.spyOn(shop.commerce, 'updateCart').mockImplementation(async (id, version, changes) => {
      if (!changes.some(({ action }) => action === 'freeze')) return updateCart(id, version, changes);
      throw new ShopError('InvalidInput', 'an extension refuses');
    });
    await refusePayment({ paymentMethod: { type: 'klarna' } });
    update.mockRestore();
    // No answer, so nothing but the start of the attempt tells the method.
    shop.payments.results.push(new ShopError('PaymentUnavailable', 'timeout'));
    await refusePayment();
    expect([...shop.commerce.payments.values()]).toMatchObject([{ method: 'scheme', settlement: 'open' }]);
  });

  it('makes a new attempt after a refusal, whose reason nobody learns', async () => {
    shop.payments.results.push('Refused');
    const refused = await browser.pay(cart);
    expect(refused).toMatchObject({ resultCode: 'Refused', order: null });
    expect(JSON.stringify(refused)).not.toContain('Not enough balance');
    expect((await browser.pay(await browser.read(cart))).order).not.toBeNull();
    expect(new Set(shop.payments.paid.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['Authorised', 'returning'],
    ['Refused', undefined],
  ])('returns the money of a second attempt, if it took any: %s', async (resultCode, money) => {
    shop.payments.results.push('RedirectShopper', 'RedirectShopper');
    const first = await browser.pay(cart);
    const second = await browser.pay(await browser.read(cart));
    const paid = await browser.sendDetails(second.payment.id, { redirectResult: 'a' });
    expect(paid).not.toHaveProperty('money');
    shop.payments.results.push(resultCode);
    const late = await browser.sendDetails(first.payment.id, { redirectResult: 'b' });
    expect([late.order?.orderNumber, late.money]).toEqual([paid.order?.orderNumber, money]);
    expect(shop.payments.reversed).toHaveLength(money === undefined ? 0 : 1);
  });

  it('waits for an attempt that the payment service is processing, and abandons it after a minute', async () => {
    const busy = () => new ShopError('PaymentUnderWay', 'in progress');
    shop.payments.results.push(busy(), busy());
    expect((await refusePayment()).code).toBe('PaymentUnderWay');
    for (const [id, payment] of shop.commerce.payments)
      shop.commerce.payments.set(id, { ...payment, createdAt: Date.now() - 60_001 });
    const abandoned = await browser.pay(await browser.read(cart));
    expect(abandoned).toMatchObject({ resultCode: 'Abandoned', action: null, order: null });
    expect(abandoned.money).toBeUndefined();
    shop.payments.results.push('Refused');
    expect((await browser.pay(await browser.read(cart))).money).toBe('unknown');
    expect((await browser.pay(await browser.read(cart))).order).not.toBeNull();
  });

  it('does not abandon an attempt only because the payment service cannot be reached', async () => {
    const lost = () => new ShopError('PaymentUnavailable', 'timeout');
    shop.payments.results.push(lost(), lost());
    expect((await refusePayment()).code).toBe('PaymentUnavailable');
    for (const [id, payment] of shop.commerce.payments)
      shop.commerce.payments.set(id, { ...payment, createdAt: Date.now() - 60_001 });
    expect((await refusePayment()).code).toBe('PaymentUnavailable');
    expect((await browser.pay(await browser.read(cart))).order).not.toBeNull();
    expect(new Set(shop.payments.paid.map(({ key }) => key)).size).toBe(1);
  });

  it('responds to a second click during a payment with PaymentUnderWay', async () => {
    const refusals: unknown[] = [];
    shop.payments.meanwhile = async () => {
      refusals.push((await browser.refusal('/api/payments', browser.payment(cart))).code);
    };
    expect((await browser.pay(cart)).order).not.toBeNull();
    expect(refusals).toEqual(['PaymentUnderWay']);
    expect(shop.payments.paid).toHaveLength(1);
  });
});

describe('product 4.30: money without an order is returned', () => {
  it('if the cart changed during payment', async () => {
    shop.payments.meanwhile = async () => {
      shop.payments.meanwhile = () => undefined;
      await addOne();
    };
    const refusal = await browser.refusal('/api/payments', browser.payment(cart));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'CartChanged',
      details: { total: { centAmount: 30_500 }, money: 'returning' },
    });
    expect(shop.payments.reversed).toHaveLength(1);
    expect(shop.commerce.orders.size).toBe(0);
    const again = await browser.pay(await browser.read(cart));
    expect(again.order).not.toBeNull();
  });
});

describe('coming back from the bank', () => {
  const redirect = async () => {
    shop.payments.results.push('RedirectShopper');
    return browser.pay(cart);
  };

  it('with invalid details changes nothing', async () => {
    const { payment } = await redirect();
    const refusal = await browser.refusal(`/api/payments/${payment.id}/details`, {
      details: { redirectResult: 'wrong' },
    });
    expect(refusal).toMatchObject({ status: 400, code: 'InvalidInput' });
    expect(shop.commerce.orders.size).toBe(0);
  });

  it('with the details of a stranger’s payment does not pay for this one', async () => {
    const stranger = shop.newBrowser();
    const cheap = await stranger.fillIn(await stranger.createCart('de', 'CRADLE'), 'standard');
    shop.payments.results.push('RedirectShopper');
    await stranger.pay(cheap);
    const { payment } = await redirect();
    shop.payments.detailsOf = shop.payments.paid[0]?.key ?? '';
    const foreign = { details: { redirectResult: 'ok' } };
    expect((await browser.refusal(`/api/payments/${payment.id}/details`, foreign)).code).toBe('InvalidInput');
    expect(shop.commerce.orders.size).toBe(0);
  });

  it('with the details of an earlier, smaller attempt does not place an order for the larger cart', async () => {
    await redirect();
    const larger = await addOne();
    shop.payments.results.push('RedirectShopper');
    const second = await browser.pay(larger);
    const reference = shop.payments.paid[0]?.key ?? '';
    shop.payments.detailsOf = reference;
    const swapped = { details: { redirectResult: 'ok' } };
    expect((await browser.refusal(`/api/payments/${second.payment.id}/details`, swapped)).code).toBe(
      'CartChanged',
    );
    expect(shop.payments.reversed).toEqual([reference]);
    expect(shop.commerce.orders.size).toBe(0);
  });
});

describe('webhooks', () => {
  it('about a payment that is not ours change nothing', async () => {
    expect((await notify({ key: 'elsewhere' })).status).toBe(202);
    expect(shop.commerce.orders.size).toBe(0);
    expect(shop.logged).toMatchObject([['warn', 'event about a payment that is not ours', {}]]);
    expect(await shop.commerce.listObjects(inboxOf(stores.de), { limit: 10 })).toEqual([]);
  });

  it('about another amount return the money and are reported', async () => {
    shop.payments.results.push('RedirectShopper');
    await browser.pay(cart);
    const key = shop.payments.paid[0]?.key ?? '';
    await notify({ amount: { ...cart.total, centAmount: 1 } });
    expect(shop.commerce.orders.size).toBe(0);
    expect(shop.payments.reversed).toEqual([key]);
    expect(shop.logged).toContainEqual(['error', 'authorized amount differs', expect.anything()]);
  });
});
