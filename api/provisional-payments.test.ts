import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../contract/cart.ts';
import { paymentResultSchema, updatedOrderSchema } from '../contract/payment.ts';
import { ShopError } from '../contract/shop-error.ts';
import { shippingMethodId } from './testing/fake-cart.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { payPalPayment } from './testing/wallets.ts';

/*
 * Payments that begin in a wallet's sheet, where requests get lost or somebody else is faster.
 */

const place = { country: 'de', postalCode: '10115' };
const hour = 60 * 60_000;

let shop: ReturnType<typeof fakeShopApi>;
let cart: Cart;
beforeEach(async () => {
  shop = fakeShopApi();
  cart = await shop.browser.createCart('de', 'CRADLE');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a sheet for the cart as the browser sees it. @returns the payment's ID. */
async function opened(of = cart): Promise<string> {
  shop.payments.results.push('Pending');
  shop.payments.actions.push({ type: 'sdk', paymentData: 'data' });
  const { payment } = await shop.browser.ask(
    paymentResultSchema,
    '/api/payments/provisional',
    payPalPayment(of, stores.de.merchantAccount),
  );
  return payment.id;
}

const choose = (paymentId: string, paymentData = 'data') =>
  shop.browser.ask(updatedOrderSchema, `/api/payments/${paymentId}/order`, { place, paymentData });

/** Opens a sheet and chooses a place in it. @returns the payment's ID. */
async function chosen(): Promise<string> {
  const id = await opened();
  await choose(id);
  return id;
}

const approvalOf = ({ version: cartVersion, total: expectedTotal }: Cart) => ({
  details: { orderID: 'order', payerID: 'payer' },
  paymentData: 'data+',
  approval: { cartVersion, expectedTotal },
});

const payment = (id: string) => {
  const found = shop.commerce.payments.get(id);
  if (!found) throw new Error('There is no such payment');
  return found;
};

const ready = () => shop.browser.fillIn(cart, shippingMethodId);

describe('product 4.232: a sheet that nobody approves', () => {
  test('is on no cart, and sends Adyen the goods without an address', async () => {
    const before = await shop.browser.read(cart);
    const id = await opened();
    const [request] = shop.payments.paid;
    expect(request).toMatchObject({ isProvisional: true, amount: cart.subtotal });
    for (const part of ['email', 'shippingAddress', 'billingAddress', 'lineItems', 'orderNumber'])
      expect(request).not.toHaveProperty(part);
    expect(payment(id)).toMatchObject({ approved: null, settlement: 'open', resultCode: 'PendingAction' });
    expect(shop.commerce.carts.get(cart.id)?.paymentIds).toEqual([]);
    await choose(id);
    expect(await shop.browser.read(cart)).toEqual(before);
  });

  test('is for the goods alone, also of a cart that has a way of delivery already', async () => {
    const full = await ready();
    await opened(full);
    expect(shop.payments.paid[0]?.amount).toEqual(full.subtotal);
    expect(full.subtotal).not.toEqual(full.total);
  });

  test('is closed after an hour, and can still be approved', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await chosen();
    await shop.sweep();
    expect(payment(id).settlement).toBe('open');
    vi.setSystemTime(Date.now() + hour + 1);
    await shop.sweep();
    expect(payment(id).settlement).toBe('closed');
    const full = await ready();
    const path = `/api/payments/${id}/details`;
    expect((await shop.browser.ask(paymentResultSchema, path, approvalOf(full))).order).not.toBeNull();
    expect(payment(id).approved).not.toBeNull();
  });

  test('counts like any other attempt, but not longer than it can be open', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let count = 1; count <= 10; count += 1) await opened();
    const refusal = await shop.browser.refusal(
      '/api/payments/provisional',
      payPalPayment(cart, stores.de.merchantAccount),
    );
    expect(refusal).toMatchObject({ code: 'TooManyOpenPayments', details: { money: 'none' } });
    expect(Number(refusal.details?.['retryAfter'])).toBeLessThanOrEqual(hour / 1000);
    vi.setSystemTime(Date.now() + hour + 1);
    expect(await opened()).not.toBe('');
  });
});

describe('product 4.233: the cart is claimed before the details are sent', () => {
  test('which names the payment and is frozen by then', async () => {
    const id = await chosen();
    const full = await ready();
    let claimed: unknown;
    shop.payments.meanwhile = () => {
      const { frozen, paymentIds } = shop.commerce.carts.get(cart.id) ?? {};
      claimed = { frozen, paymentIds, approved: payment(id).approved };
    };
    await shop.browser.ask(paymentResultSchema, `/api/payments/${id}/details`, approvalOf(full));
    expect(claimed).toEqual({ frozen: true, paymentIds: [id], approved: expect.any(String) as string });
  });

  test('unless the sheet has not shown what the cart costs, e.g. because nothing was chosen in it', async () => {
    const id = await opened();
    const refusal = await shop.browser.refusal(`/api/payments/${id}/details`, approvalOf(await ready()));
    expect(refusal).toMatchObject({ code: 'TotalChanged', details: { money: 'none' } });
    // A claim would have given the cart an order number.
    expect(shop.commerce.carts.get(cart.id)).toMatchObject({
      frozen: false,
      paymentIds: [],
      orderNumber: null,
    });
  });

  test('if the claim was not written down, the shopper can approve again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await chosen();
    const full = await ready();
    const updatePayment = shop.commerce.updatePayment.bind(shop.commerce);
    shop.commerce.updatePayment = (of, changes) =>
      changes.some((change) => 'approved' in change)
        ? Promise.reject(new ShopError('CommerceUnavailable', 'down'))
        : updatePayment(of, changes);
    const path = `/api/payments/${id}/details`;
    expect((await shop.browser.refusal(path, approvalOf(full))).code).toBe('CommerceUnavailable');
    shop.commerce.updatePayment = updatePayment;
    expect((await shop.browser.refusal(path, approvalOf(full))).code).toBe('PaymentUnderWay');
    vi.setSystemTime(Date.now() + 61_000);
    const latest = await shop.browser.read(cart);
    expect((await shop.browser.refusal(path, approvalOf(full))).code).toBe('VersionConflict');
    expect((await shop.browser.ask(paymentResultSchema, path, approvalOf(latest))).order).not.toBeNull();
    const [order] = shop.commerce.orders.values();
    expect(order?.paymentIds).toEqual([id]);
  });

  test('a sheet that shows something else by then is refused, and the cart is free again', async () => {
    const id = await chosen();
    const full = await ready();
    const updatePayment = shop.commerce.updatePayment.bind(shop.commerce);
    let isFaster = true;
    shop.commerce.updatePayment = async (of, changes) => {
      if (isFaster && changes.some((change) => 'approved' in change)) {
        isFaster = false;
        const { amount } = payment(id);
        const dearer = { ...amount, centAmount: amount.centAmount + 1 };
        await updatePayment(of, [{ change: 'setAmount', amount: dearer }]);
      }
      return updatePayment(of, changes);
    };
    const refusal = await shop.browser.refusal(`/api/payments/${id}/details`, approvalOf(full));
    expect(refusal).toMatchObject({ code: 'TotalChanged', details: { money: 'none' } });
    expect(shop.commerce.carts.get(cart.id)).toMatchObject({ frozen: false, paymentIds: [] });
    expect(payment(id).approved).toBeNull();
  });

  test('and once it is approved, its sheet cannot be changed any more', async () => {
    const id = await chosen();
    shop.payments.results.push(new ShopError('PaymentUnavailable', 'lost'));
    await shop.browser.send(`/api/payments/${id}/details`, approvalOf(await ready()));
    const update = { place, paymentData: 'data+' };
    expect((await shop.browser.refusal(`/api/payments/${id}/order`, update)).code).toBe('PaymentNotFound');
    expect(shop.payments.shown).toHaveLength(1);
  });
});

test('a code that a wallet’s sheet asks about is limited like any other', async () => {
  const limited = fakeShopApi({ limits: { codes: 1 } });
  const { id } = await limited.browser.createCart('de', 'CRADLE');
  const ask = (discountCode: string) =>
    limited.browser.refusal(`/api/carts/${id}/quote`, { ...place, discountCode });
  expect((await ask('nothing')).code).toBe('DiscountCodeNotApplicable');
  expect((await ask('nothing')).code).toBe('TooManyRequests');
});
