import { beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { irishAddress } from '../testing/shop-browser.ts';

const minute = 60_000;
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = fakeShopApi({ storeId: 'ie', changes: { CAPTURE: 'shipment' } });
  return () => vi.useRealTimers();
});

const readyCart = async (): Promise<Cart> =>
  shop.browser.fillIn(await shop.browser.createCart('ie', 'CRADLE'), 'standard', irishAddress);

/** An order about which nobody has been told anything: all messages about it are lost. */
async function silentOrder(): Promise<string> {
  const cart = await readyCart();
  const lost = vi.spyOn(shop.commerce.messages, 'push').mockReturnValue(0);
  const { order } = await shop.browser.pay(cart);
  lost.mockRestore();
  return order?.orderNumber ?? '';
}

/** What a warehouse writes, without a message. */
function ship(orderNumber: string): void {
  const order = shop.commerce.orders.get(orderNumber);
  if (!order) throw new Error('There is no such order');
  const delivery = { id: 'delivery', createdAt: new Date().toISOString(), tracking: [], items: [] };
  const shipped = { shipped: true, status: 'shipped', deliveries: [delivery] } as const;
  shop.commerce.orders.set(orderNumber, {
    ...order,
    ...shipped,
    version: order.version + 1,
    modifiedAt: Date.now(),
  });
}

const kinds = () => shop.mailer.sent.map(({ subject }) => subject.replace(/ ?IE-[\w-]+ ?/, ''));
const charges = () =>
  [...shop.commerce.payments.values()].flatMap(({ transactions }) =>
    transactions.filter(({ type }) => type === 'Charge'),
  );

test('product 7.305: an order of which no message arrives is finished after five minutes', async () => {
  const orderNumber = await silentOrder();
  later(4);
  await shop.sweep(null);
  expect(kinds()).toEqual([]);
  later(2);
  await shop.sweep(null);
  expect(kinds()).toHaveLength(1);
  expect(shop.commerce.orders.get(orderNumber)?.unfinished).toBe(false);
});

test('product 7.305: a parcel of which no message arrives is announced, and its money captured, once', async () => {
  const orderNumber = await silentOrder();
  later(6);
  await shop.sweep(null);
  ship(orderNumber);
  later(6);
  await Promise.all([shop.sweep(null), shop.sweep(null)]);
  await shop.sweep(null);
  expect(kinds()).toHaveLength(2);
  expect(charges()).toHaveLength(1);
});

test('product 7.305: a message that comes again, or a day late, changes nothing', async () => {
  await shop.browser.pay(await readyCart());
  const [orderNumber = ''] = shop.commerce.orders.keys();
  later(24 * 60);
  shop.commerce.messages.push(orderNumber, orderNumber);
  await shop.browser.send('/api/visitor');
  expect(kinds()).toHaveLength(1);
});

test('product 7.306: an event whose order cannot be finished is refused, and finished when it comes again', async () => {
  shop.mailer.down = true;
  const orderNumber = await silentOrder();
  expect((await shop.tellOf(orderNumber)).status).toBe(503);
  shop.mailer.down = false;
  later(2);
  expect((await shop.tellOf(orderNumber)).status).toBe(202);
  expect(kinds()).toHaveLength(1);
});

test('product 7.306: of a hundred thousand events at once, a process works on sixteen, and refuses the others', async () => {
  const orderNumber = await silentOrder();
  const { promise: slowly, resolve: answer } = Promise.withResolvers<null>();
  vi.spyOn(shop.commerce, 'findWholeOrder').mockReturnValue(slowly);
  const refused: Response[] = [];
  const told = Array.from({ length: 100 }, async () => {
    const response = await shop.tellOf(orderNumber);
    if (response.status === 503) refused.push(response);
  });
  await vi.waitFor(() => expect(refused).toHaveLength(100 - 16));
  expect(refused[0]?.headers.get('Retry-After')).toBe('10');
  answer(null);
  await Promise.all(told);
  expect(refused).toHaveLength(100 - 16);
});

test('product 7.307: orders that cannot be finished hold up no others', async () => {
  const orders: string[] = [];
  for (let made = 0; made < 20; made += 1) orders.push(await silentOrder());
  const update = shop.commerce.updateOrder.bind(shop.commerce);
  const broken = orders.slice(0, 19).map((number) => shop.commerce.orders.get(number)?.id);
  vi.spyOn(shop.commerce, 'updateOrder').mockImplementation((order, changes) =>
    broken.includes(order.id) ? Promise.reject(new Error('refused by an extension')) : update(order, changes),
  );
  later(6);
  for (let run = 0; run < 4; run += 1) await shop.sweep(null);
  expect(kinds()).toHaveLength(1);
});

test('product 7.307: an order that commercetools refuses to change is told once, and finished when it no longer does', async () => {
  const [refused, other] = [await silentOrder(), await silentOrder()];
  later(6);
  await shop.sweep(null);
  const { id } = shop.commerce.orders.get(refused) ?? {};
  const update = shop.commerce.updateOrder.bind(shop.commerce);
  const extension = vi
    .spyOn(shop.commerce, 'updateOrder')
    .mockImplementation((order, changes) =>
      order.id === id
        ? Promise.reject(new ShopError('InvalidInput', 'refused by an extension'))
        : update(order, changes),
    );
  for (const orderNumber of [refused, other]) ship(orderNumber);
  for (let run = 0; run < 3; run += 1) {
    later(6);
    await shop.sweep(null);
  }
  expect(kinds()).toHaveLength(3);
  const told = shop.logged.filter(([level, event]) => level === 'error' && event === 'orders are stuck');
  expect(told.map(([, , details]) => details)).toEqual([{ count: 1, orders: [refused] }]);
  extension.mockRestore();
  await shop.sweep(null);
  expect(kinds()).toHaveLength(4);
});

test('product 7.307: an order about which nothing can be written for an hour calls a person', async () => {
  const orderNumber = await silentOrder();
  vi.spyOn(shop.commerce, 'updateOrder').mockRejectedValue(new ShopError('InvalidInput', 'refused'));
  later(61);
  await shop.sweep(null);
  expect(shop.logged).toContainEqual(['error', 'orders are stuck', { count: 1, orders: [orderNumber] }]);
});

test('product 7.307: what is finished is read once more, and then never again', async () => {
  for (let made = 0; made < 3; made += 1) await shop.browser.pay(await readyCart());
  later(6);
  await shop.sweep(null);
  const list = shop.commerce.listOrders.bind(shop.commerce);
  const listed: string[] = [];
  vi.spyOn(shop.commerce, 'listOrders').mockImplementation(async (query) => {
    const page = await list(query);
    listed.push(...page.map(({ order }) => order.orderNumber));
    return page;
  });
  await shop.sweep(null);
  expect(listed).toEqual([]);
});
