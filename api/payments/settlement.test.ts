import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { type PaymentResult, paymentResultSchema } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { PaymentEvent } from '../adyen/payments.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { notificationOf } from '../testing/notifications.ts';
import { irishAddress, type ShopBrowser } from '../testing/shop-browser.ts';
import { inboxOf } from './inbox.ts';
import { brand } from '../../brands/api.ts';
import { stores } from '../../stores/testing/storefronts.ts';

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let cart: Cart;

beforeEach(async () => {
  shop = fakeShopApi({ storeId: 'ie' });
  browser = shop.browser;
  cart = await browser.fillIn(await browser.createCart('ie', 'CARRIER', 2), 'standard', irishAddress);
});

/** A notification about a payment, the latest one if not said otherwise. */
const notify = (eventCode: string, part: Partial<PaymentEvent> = {}) =>
  browser.send('/api/webhooks/adyen', [notificationOf(shop, cart, eventCode, part)]);
const atTheBank = () => {
  shop.payments.results.push('RedirectShopper');
  return browser.pay(cart);
};
const paymentOf = ({ payment }: PaymentResult) => {
  const found = shop.commerce.payments.get(payment.id);
  if (!found) throw new Error('There is no such payment');
  return found;
};
const orders = () => [...shop.commerce.orders.values()];
const inboxOfAccount = (merchantAccount: string) =>
  shop.commerce.listObjects(inboxOf({ merchantAccount }), { limit: 10 });
/** The account of another storefront, of the brand's own. */
const another = brand.storefronts[0].merchantAccount;
const inbox = () => inboxOfAccount(stores.ie.merchantAccount);
const errors = () => shop.logged.filter(([level]) => level === 'error').map(([, event]) => event);

describe('a webhook', () => {
  it('whose order cannot be placed yet is counted as paid without an order, until it is', async () => {
    await atTheBank();
    const down = () => Promise.reject(new ShopError('CommerceUnavailable', 'down'));
    const placing = vi.spyOn(shop.commerce, 'placeOrder').mockImplementation(down);
    await notify('AUTHORISATION');
    expect(await shop.sweep()).toMatchObject({ paidWithoutOrder: 1 });
    expect(errors()).toContain('paid without order');
    placing.mockRestore();
    await shop.sweep();
    expect(orders()).toMatchObject([{ paymentState: 'Paid' }]);
    expect(await shop.sweep()).toMatchObject({ paidWithoutOrder: 0, needsPerson: 0 });
  });

  it('with a reference that staff gave is found by the payment it is about', async () => {
    const result = await browser.pay(cart);
    const byKey = vi.spyOn(shop.commerce, 'findPaymentByKey');
    await notify('REFUND', {
      key: 'Refund of order 12/3',
      originalReference: `PSP-${paymentOf(result).key}`,
    });
    expect(byKey).not.toHaveBeenCalled();
    expect(paymentOf(result).transactions).toContainEqual(
      expect.objectContaining({ type: 'Refund', state: 'Success' }),
    );
  });

  it('that cannot be kept is not acknowledged', async () => {
    await atTheBank();
    vi.spyOn(shop.commerce, 'putObject').mockRejectedValueOnce(new ShopError('CommerceUnavailable', 'down'));
    expect((await notify('AUTHORISATION')).status).toBe(503);
  });

  it('about another storefront’s account is kept for that storefront', async () => {
    const begun = await atTheBank();
    const event = { ...notificationOf(shop, cart, 'AUTHORISATION'), merchantAccount: another };
    expect((await browser.send('/api/webhooks/adyen', [event])).status).toBe(202);
    await shop.sweep();
    expect(orders()).toEqual([]);
    expect(await inboxOfAccount(another)).toMatchObject([
      { value: { event: { key: paymentOf(begun).key } } },
    ]);
  });

  it('product 4.219: about an account that nobody knows holds up no other one, and the log says so', async () => {
    await atTheBank();
    const event = notificationOf(shop, cart, 'AUTHORISATION');
    const mixed = [{ ...event, merchantAccount: 'Unheard' }, { ...event, merchantAccount: another }, event];
    expect((await browser.send('/api/webhooks/adyen', mixed)).status).toBe(202);
    expect(errors()).toEqual(['webhook is about an unknown merchant account']);
    expect(orders()).toMatchObject([{ paymentState: 'Paid' }]);
    expect(await inboxOfAccount(another)).toHaveLength(1);
    expect(await inboxOfAccount('Unheard')).toEqual([]);
  });
});

describe('a reversal', () => {
  const returned = async () => {
    const begun = await atTheBank();
    await browser.change(await browser.read(cart), { action: 'setCustomerEmail', email: 'b@example.com' });
    await notify('AUTHORISATION');
    return begun;
  };

  it('that is refused for good needs a person, and webhooks go on', async () => {
    shop.payments.modifications = 'refused';
    const begun = await returned();
    expect(paymentOf(begun)).toMatchObject({ needsPerson: 'reversal failed', settlement: 'closed' });
    expect(await shop.sweep()).toMatchObject({ needsPerson: 1, paidWithoutOrder: 0 });
    expect(errors()).toContain('payment needs a person');
    expect(await inbox()).toEqual([]);
    expect((await notify('AUTHORISATION')).status).toBe(202);
  });
});

describe('a cart that is being paid for', () => {
  it('says that a payment was stopped if any of its attempts may still pay', async () => {
    await atTheBank();
    shop.payments.results.push('Refused');
    await browser.pay(await browser.read(cart));
    const email = { action: 'setCustomerEmail', email: 'b@example.com' } as const;
    expect((await browser.change(await browser.read(cart), email)).notices).toContainEqual({
      kind: 'paymentStopped',
    });
    shop.payments.results.push('Refused');
    await browser.pay(await browser.read(cart));
    expect((await browser.change(await browser.read(cart), email)).notices).not.toContainEqual({
      kind: 'paymentStopped',
    });
  });

  it('is not paid for at a price that changed when it was frozen', async () => {
    const update = shop.commerce.updateCart.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'updateCart').mockImplementation(async (id, version, changes) => {
      const record = await update(id, version, changes);
      if (!changes.some(({ action }) => action === 'freeze')) return record;
      const total = { ...record.view.total, centAmount: record.view.total.centAmount + 1 };
      return { ...record, view: { ...record.view, total } };
    });
    expect(await browser.refusal('/api/payments', browser.payment(cart))).toMatchObject({
      code: 'TotalChanged',
      details: { money: 'none' },
    });
    expect(shop.payments.paid).toEqual([]);
    expect(shop.commerce.carts.get(cart.id)).toMatchObject({ frozen: false, paymentIds: [] });
    // Nothing was sent, so nobody has to wait for an answer.
    expect([...shop.commerce.payments.values()]).toMatchObject([{ settlement: 'closed' }]);
  });
});

describe('a browser', () => {
  it('whose answer with the order was lost gets it from every question', async () => {
    const { order, payment } = await browser.pay(cart);
    const again = await browser.ask(paymentResultSchema, '/api/payments', browser.payment(cart));
    expect(again.order?.orderNumber).toBe(order?.orderNumber);
    const asked = await browser.ask(paymentResultSchema, `/api/payments/${payment.id}`);
    expect(asked).toMatchObject({ resultCode: 'Authorised', order: { orderNumber: order?.orderNumber } });
    expect(await browser.refusal(`/api/carts/${cart.id}`)).toMatchObject({
      code: 'CartNotActive',
      details: { order: { orderNumber: order?.orderNumber } },
    });
  });

  it('other than the shopper’s own can end a payment it came back from, also again, but not open the order', async () => {
    const { payment } = await atTheBank();
    const proof = new URL(shop.payments.paid[0]?.returnUrl ?? '').searchParams.get('proof') ?? '';
    const other = shop.newBrowser();
    const details = { redirectResult: 'ok' };
    const path = `/api/payments/${payment.id}`;
    expect((await other.refusal(`${path}/details`, { details })).code).toBe('PaymentNotFound');
    expect((await other.refusal(`${path}/session`, { token: `${proof}x` })).code).toBe('PaymentNotFound');
    expect((await other.refusal(path)).code).toBe('PaymentNotFound');
    expect((await other.send(`${path}/session`, { token: proof })).status).toBe(204);
    const { orderNumber } = { ...(await other.sendDetails(payment.id, details)).order };
    expect(orderNumber).toBe(orders()[0]?.orderNumber);
    for (const ask of [
      () => other.ask(paymentResultSchema, path),
      () => other.sendDetails(payment.id, details),
    ])
      expect((await ask()).order).toEqual({ orderNumber, mayOpen: false });
    expect((await other.refusal(`/api/orders/${orderNumber ?? ''}`)).code).toBe('OrderNotFound');
    expect((await browser.ask(paymentResultSchema, path)).order).toEqual({ orderNumber, mayOpen: true });
    expect((await browser.order(orderNumber ?? '')).orderNumber).toBe(orderNumber);
  });
});

describe('what the shopper hears about money', () => {
  const changed = async () =>
    browser.change(await browser.read(cart), { action: 'setCustomerEmail', email: 'b@example.com' });
  const refused = async () => {
    shop.payments.results.push('Refused');
    return browser.pay(await browser.read(cart));
  };
  const stale = async () => (await browser.refusal('/api/payments', browser.payment(cart))).details;

  it('includes attempts that left the cart before a later one failed', async () => {
    const begun = await atTheBank();
    await changed();
    expect((await refused()).money).toBe('unknown');
    expect(await stale()).toMatchObject({ money: 'unknown' });
    await notify('AUTHORISATION', { key: paymentOf(begun).key });
    expect((await refused()).money).toBe('returning');
    expect(await stale()).toMatchObject({ money: 'returning' });
  });

  it('does not include an attempt that another tab’s change kept off the cart: it was never sent', async () => {
    const createPayment = shop.commerce.createPayment.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'createPayment').mockImplementationOnce(async (draft) => {
      await changed();
      return createPayment(draft);
    });
    expect((await browser.refusal('/api/payments', browser.payment(cart))).code).toBe('PaymentUnderWay');
    expect((await refused()).money).toBe('none');
    expect(shop.payments.paid).toHaveLength(1);
  });

  it('is not known for an attempt that another click has put on the cart, whoever fails', async () => {
    const createPayment = shop.commerce.createPayment.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'createPayment').mockImplementationOnce(async (draft) => {
      shop.payments.results.push(new ShopError('PaymentUnavailable', 'timeout'));
      await browser.refusal('/api/payments', browser.payment(cart));
      return createPayment(draft);
    });
    const updates = vi.spyOn(shop.commerce, 'updatePayment');
    // Lists lag behind: the attempt may not be in them yet.
    vi.spyOn(shop.commerce, 'listPaymentsOf').mockResolvedValue([]);
    expect(await browser.refusal('/api/payments', browser.payment(cart))).toMatchObject({
      code: 'PaymentUnderWay',
      details: { money: 'unknown' },
    });
    // Not closed for a moment either: a process that dies then would leave it so.
    expect(updates).not.toHaveBeenCalled();
  });

  it('is not known for an attempt that another click put on the cart while it was being closed', async () => {
    const update = shop.commerce.updateCart.bind(shop.commerce);
    const updatePayment = shop.commerce.updatePayment.bind(shop.commerce);
    let [isRefused, isClosing] = [false, false];
    vi.spyOn(shop.commerce, 'updateCart').mockImplementation(async (id, version, changes) => {
      if (isRefused || !changes.some(({ action }) => action === 'freeze'))
        return update(id, version, changes);
      isRefused = true;
      throw new ShopError('InvalidInput', 'an extension refuses');
    });
    vi.spyOn(shop.commerce, 'updatePayment').mockImplementation(async (payment, changes) => {
      if (!isClosing) {
        isClosing = true;
        shop.payments.results.push(new ShopError('PaymentUnavailable', 'timeout'));
        await browser.refusal('/api/payments', browser.payment(cart));
      }
      return updatePayment(payment, changes);
    });
    const refusal = await browser.refusal('/api/payments', browser.payment(cart));
    expect(shop.payments.paid).toHaveLength(1);
    expect(refusal.details).toMatchObject({ money: 'unknown' });
    expect([...shop.commerce.payments.values()]).toMatchObject([{ settlement: 'open' }]);
  });

  it('is that nothing is known if the attempts cannot be read', async () => {
    const error = new ShopError('CommerceUnavailable', 'down');
    vi.spyOn(shop.commerce, 'listPaymentsOf').mockRejectedValueOnce(error);
    expect((await refused()).money).toBe('unknown');
  });

  it('is returned even if the reason cannot be kept', async () => {
    const begun = await atTheBank();
    shop.setStock(1);
    const update = shop.commerce.updatePayment.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'updatePayment').mockImplementation((payment, changes) =>
      changes.some((change) => 'refusal' in change)
        ? Promise.reject(new ShopError('InvalidInput', 'the field is missing'))
        : update(payment, changes),
    );
    await notify('AUTHORISATION');
    expect(shop.payments.reversed).toEqual([paymentOf(begun).key]);
  });
});

describe('the order number', () => {
  it('that another cart’s order already has is replaced', async () => {
    cart = await browser.change(cart, { action: 'setForSomebodyElse', isForSomebodyElse: true });
    await atTheBank();
    const number = shop.commerce.carts.get(cart.id)?.orderNumber ?? '';
    const other = await browser.fillIn(await browser.createCart('ie', 'CRADLE'), 'standard', irishAddress);
    const record = shop.commerce.carts.get(other.id);
    if (record) shop.commerce.carts.set(other.id, { ...record, orderNumber: number });
    await browser.pay(other);
    expect(orders()).toMatchObject([{ orderNumber: number, cartId: other.id }]);
    await notify('AUTHORISATION', { key: shop.payments.paid[0]?.key ?? '' });
    const own = orders().find(({ cartId }) => cartId === cart.id);
    expect(own?.orderNumber).toMatch(/^IE-/);
    expect(own?.orderNumber).not.toBe(number);
    expect(own?.cart.isForSomebodyElse).toBe(true);
    expect(shop.payments.reversed).toEqual([]);
  });
});

describe('steps that are rare', () => {
  it('money that went back unasked: a person is called once, and the order is kept from being shipped', async () => {
    await browser.pay(cart);
    const writes = vi.spyOn(shop.commerce, 'updateOrder');
    for (const eventCode of ['CANCELLATION', 'CANCELLATION']) await notify(eventCode);
    const [order] = orders();
    expect(order).toMatchObject({ paymentState: 'BalanceDue', canceled: false, stockRelease: null });
    expect(writes.mock.calls.flatMap(([, changes]) => changes)).toContainEqual({ change: 'delayShipment' });
    expect(errors()).toEqual(['payment needs a person']);
    const told = await browser.order(order?.orderNumber ?? '');
    expect(told).toMatchObject({ paymentState: 'returned', money: null });
    expect(shop.payments.modified).toEqual([]);
  });

  it('an order that waits is paid by an earlier attempt whose money arrives first', async () => {
    shop.payments.results.push('RedirectShopper', 'Pending');
    const first = await browser.pay(cart);
    const second = await browser.pay(await browser.read(cart));
    await browser.sendDetails(first.payment.id, { redirectResult: 'ok' });
    expect(orders()).toMatchObject([{ paymentState: 'Paid', paymentIds: [first.payment.id] }]);
    await notify('AUTHORISATION', { key: paymentOf(second).key });
    expect(shop.payments.reversed).toEqual([paymentOf(second).key]);
  });

  it('money that is captured when the order is shipped is captured once', async () => {
    shop = fakeShopApi({ storeId: 'ie', changes: { CAPTURE: 'shipment' } });
    browser = shop.browser;
    await browser.pay(
      await browser.fillIn(await browser.createCart('ie', 'CARRIER', 2), 'standard', irishAddress),
    );
    const [order] = orders();
    if (order) shop.commerce.orders.set(order.orderNumber, { ...order, shipped: true });
    await Promise.all([shop.sweep(), shop.sweep()]);
    expect(shop.payments.modified).toMatchObject([{ kind: 'capture', amount: cart.total }]);
    const [modification] = shop.payments.modified;
    await notify('CAPTURE', { pspReference: `MOD-${modification?.idempotencyKey ?? ''}` });
    const [payment] = shop.commerce.payments.values();
    expect(payment).toMatchObject({ settlement: 'closed' });
    expect(payment?.transactions.at(-1)).toMatchObject({ type: 'Charge', state: 'Success' });
  });
});
