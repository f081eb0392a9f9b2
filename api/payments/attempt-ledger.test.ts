import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { errorSchema } from '../../contract/errors.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';

const day = 24 * 60 * 60 * 1000;
const multibanco = { paymentMethod: { type: 'multibanco' } };

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  shop = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'x-client-address' } });
  shop.setStock(500);
  return () => vi.useRealTimers();
});

/** A browser whose requests come from an address, which is not known without one. */
const callerAt = (address?: string) =>
  shop.newBrowser(address === undefined ? {} : { 'x-client-address': address });

interface Order {
  readonly by?: ShopBrowser;
  readonly quantity?: number;
  readonly data?: object;
}
/** All carts have the same e-mail address. */
const cartOf = async ({ by = callerAt(), quantity = 1 }: Order) =>
  by.fillIn(await by.createCart('de', 'CARRIER', quantity), 'standard');
/** The code of a refused attempt; null if it led to an order. */
const order = async ({ by = callerAt(), data = multibanco, ...rest }: Order) => {
  const cart = await cartOf({ by, ...rest });
  if (data === multibanco) {
    shop.payments.actions.push({ type: 'voucher', expiresAt: new Date(Date.now() + 3 * day).toISOString() });
    shop.payments.results.push('PresentToShopper');
  }
  const response = await by.send('/api/payments', by.payment(cart, data));
  if (response.ok) return null;
  shop.payments.actions.pop();
  shop.payments.results.pop();
  const { error } = (await response.json()) as { error: { code: string; details: object } };
  expect(error.details).toMatchObject({ money: 'none' });
  return error.code;
};
const stock = () => shop.commerce.offers.get('CARRIER')?.availableQuantity;
const tooMuch = 'TooManyUnpaidOrders';

describe('what is reserved without money', () => {
  it.each([
    ['a visitor', [1, 1, 1]],
    ['pieces', [5, 5, 1]],
  ])('is counted by %s', async (_what, quantities) => {
    const by = callerAt();
    const codes = [];
    for (const quantity of quantities) codes.push(await order({ by, quantity }));
    expect(codes).toEqual([null, null, tooMuch]);
  });

  it('product 6.20: is counted by a network, which has room for several shoppers, and by no e-mail address', async () => {
    const codes = [];
    for (let index = 0; index < 11; index += 1)
      codes.push(await order({ by: callerAt(`2001:db8::${index}`) }));
    expect(codes).toEqual([...Array<null>(10).fill(null), tooMuch]);
    expect(await order({ by: callerAt('203.0.113.10') })).toBeNull();
  });

  it('does not grow if everything comes at once', async () => {
    const callers = Array.from({ length: 8 }, () => callerAt('203.0.113.9'));
    const carts = await Promise.all(callers.map((by) => cartOf({ by, quantity: 5 })));
    const read = shop.commerce.getObject.bind(shop.commerce);
    // Everybody has read the ledger before anybody writes to it.
    vi.spyOn(shop.commerce, 'getObject').mockImplementation(async (container, key) => {
      const stored = await read(container, key);
      for (let ticks = 0; ticks < 50; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
      return stored;
    });
    const action = { type: 'voucher' };
    shop.payments.actions.push(...carts.map(() => action));
    shop.payments.results.push(...carts.map(() => 'PresentToShopper'));
    const answers = await Promise.all(
      callers.map((by, index) => by.send('/api/payments', by.payment(carts[index] as Cart, multibanco))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
    expect(shop.commerce.orders.size).toBe(6);
  });

  it('does not keep anybody from paying at once', async () => {
    const by = callerAt('203.0.113.9');
    expect([await order({ by }), await order({ by }), await order({ by })]).toEqual([null, null, tooMuch]);
    expect(await order({ by, quantity: 20, data: { paymentMethod: { type: 'scheme' } } })).toBeNull();
  });

  it('counts a cart once, however often it is tried', async () => {
    const by = callerAt('203.0.113.9');
    const cart = await cartOf({ by, quantity: 6 });
    for (const result of ['Refused', 'RedirectShopper', 'RedirectShopper', 'PresentToShopper']) {
      shop.payments.results.push(result);
      await by.pay(await by.read(cart), multibanco);
    }
    expect(shop.commerce.orders.size).toBe(1);
  });

  it.each(['paid', 'refused'])('is free again once it is %s', async (end) => {
    const by = callerAt();
    expect([await order({ by }), await order({ by }), await order({ by })]).toEqual([null, null, tooMuch]);
    const key = shop.payments.paid[0]?.key ?? '';
    const amount = [...shop.commerce.payments.values()].find((payment) => payment.key === key)?.amount;
    const event = { eventCode: 'AUTHORISATION', key, pspReference: `PSP-${key}`, originalReference: null };
    await by.send('/api/webhooks/adyen', [{ ...event, success: end === 'paid', amount }]);
    expect([await order({ by }), await order({ by })]).toEqual([null, tooMuch]);
  });

  it('is free again once the offers have ended, and the orders are canceled', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const by = callerAt();
    expect([await order({ by }), await order({ by }), await order({ by })]).toEqual([null, null, tooMuch]);
    expect(stock()).toBe(498);
    vi.setSystemTime(Date.now() + 3 * day + 2 * 60 * 60 * 1000);
    // Also for somebody who comes before the sweeper.
    expect(await order({ by })).toBeNull();
    await shop.sweep();
    expect(stock()).toBe(499);
  });
});

describe('attempts at a bank', () => {
  const beginAtBank = async (by: ShopBrowser) => {
    const cart = await cartOf({ by });
    shop.payments.results.push('RedirectShopper');
    const response = await by.send('/api/payments', by.payment(cart));
    if (!response.ok) shop.payments.results.pop();
    return response;
  };

  it('that nobody finishes are limited for a visitor, until a day is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const by = callerAt();
    for (let index = 0; index < 10; index += 1) expect((await beginAtBank(by)).status).toBe(200);
    const refused = await beginAtBank(by);
    expect(refused.status).toBe(429);
    // Not `TooManyRequests`, whose text has shoppers wait for a minute.
    const { error } = errorSchema.parse(await refused.json());
    expect(error).toMatchObject({ code: 'TooManyOpenPayments', details: { money: 'none' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    vi.setSystemTime(Date.now() + day + 1);
    expect((await beginAtBank(by)).status).toBe(200);
  });

  it('that ended do not count: an office may buy all day', async () => {
    for (let index = 0; index < 70; index += 1) {
      const by = callerAt('203.0.113.9');
      expect(await order({ by, data: { paymentMethod: { type: 'scheme' } } })).toBeNull();
    }
  });

  it('product 6.20: of a network are limited, and keep nobody in it from paying: the oldest is given up', async () => {
    const first = callerAt('203.0.113.9');
    expect((await beginAtBank(first)).status).toBe(200);
    const [oldest] = shop.commerce.payments.values();
    for (let index = 0; index < 61; index += 1)
      expect((await beginAtBank(callerAt('203.0.113.9'))).status).toBe(200);
    const having = 'open' as const;
    const merchantAccount = shop.context.store.merchantAccount;
    const open = await shop.commerce.listPayments({
      merchantAccount,
      having,
      unchangedSince: Date.now() + 1,
    });
    expect(open).toHaveLength(60);
    expect(open.map(({ id }) => id)).not.toContain(oldest?.id);
    expect(
      await order({ by: callerAt('203.0.113.9'), data: { paymentMethod: { type: 'scheme' } } }),
    ).toBeNull();
    // Whoever has only been slow still gets what they pay for.
    shop.payments.results.push('Authorised');
    const { order: placed } = await first.sendDetails(oldest?.id ?? '', { redirectResult: 'x' });
    expect(placed?.orderNumber).toMatch(/^DE-/);
    expect(shop.payments.reversed).toEqual([]);
  });
});

it('ledgers in which nothing counts any more are removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await order({ by: callerAt('203.0.113.9') });
  const all = () => shop.commerce.listObjects('open-attempts', { limit: 10 });
  const [first] = await all();
  expect(await all()).toHaveLength(2);
  expect(JSON.stringify(first)).not.toMatch(/203\.0\.113|example\.com/);
  await shop.sweep();
  expect(await all()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 36 * day);
  await shop.sweep();
  expect(await all()).toEqual([]);
});
