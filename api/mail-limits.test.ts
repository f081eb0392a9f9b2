import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShopApi } from './testing/fake-shop-api.ts';

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12), toFake: ['Date'] });
  const limits = { orderLinks: 5, messages: 5, restock: 5, withdrawals: 5, registrations: 5 };
  shop = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'x-client' }, limits });
  return () => vi.useRealTimers();
});

const owner = 'ada@example.com';
const withdrawal = (orderNumber: string) => ({
  key: crypto.randomUUID(),
  name: 'A',
  orderNumber,
  items: '',
  note: '',
});
const registration = () => ({
  ...{ key: crypto.randomUUID(), product: '', model: 'Cap', batch: 'AB24031', bought: { on: '', at: '' } },
  ...{ name: '', address: '', country: 'de', phone: '' },
});
/** What has the shop write to an address, and whether it also writes to staff. */
const requests: readonly [path: string, body: (orderNumber: string) => object, toStaff: boolean][] = [
  ['/api/orders/links', (orderNumber) => ({ orderNumber }), false],
  ['/api/messages', () => ({ name: 'A', topic: '', message: 'Hello' }), true],
  ['/api/restock', () => ({ sku: 'CARRIER', country: 'de' }), false],
  ['/api/withdrawals', () => withdrawal('DE-1'), true],
  ['/api/registrations', registration, false],
];

describe.each(requests)('%s', (path, body, toStaff) => {
  let orderNumber = '';
  beforeEach(async () => {
    const { browser } = shop;
    const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
    orderNumber = (await browser.pay(cart)).order?.orderNumber ?? '';
    shop.mailer.sent.length = 0;
    browser.jar.put('shop_visitor=', '/api');
  });
  const send = (network: string, email = owner) =>
    shop.browser.send(path, { ...body(orderNumber), email }, { 'x-client': network });
  const sentTo = (isOwner: boolean) => shop.mailer.sent.filter(({ to }) => (to === owner) === isOwner).length;

  test('product 6.21: whoever knows an address has at most five e-mails an hour sent to it, and keeps its owner from nothing', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { ok } = await send(`192.0.2.${time}`, time % 2 === 0 ? owner : 'ADA@Example.com');
      expect(ok).toBe(true);
    }
    expect([sentTo(true), sentTo(false)]).toEqual([5, toStaff ? 8 : 0]);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await shop.sweep();
    await send('192.0.2.9');
    expect(sentTo(true)).toBe(6);
  });

  test('product 5.70, 9.55, 9.200: is limited for a network and a visitor, per hour, and says when the limit ends', async () => {
    const statusOf = async (index: number) => (await send('192.0.2.1', `a${index}@example.com`)).status;
    for (let time = 0; time < 20; time += 1) expect(await statusOf(time)).toBeLessThan(300);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    const refused = await send('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
    await shop.browser.createCart('de', 'CARRIER');
    for (let time = 0; time < 5; time += 1) expect((await send(`192.0.2.${time + 2}`)).ok).toBe(true);
    expect((await send('192.0.2.9')).status).toBe(429);
  });
});

test('product 6.21: strangers cannot use up the acknowledgment of a withdrawal from the owner’s own order', async () => {
  const { browser } = shop;
  const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
  const own = (await browser.pay(cart)).order?.orderNumber ?? '';
  const withdraw = (orderNumber: string, network: string) =>
    browser.send('/api/withdrawals', { ...withdrawal(orderNumber), email: owner }, { 'x-client': network });
  browser.jar.put('shop_visitor=', '/api');
  for (let time = 0; time < 6; time += 1) await withdraw('DE-7777-7777-7777', `192.0.2.${time}`);
  shop.mailer.sent.length = 0;
  await withdraw(own, '192.0.2.9');
  expect(shop.mailer.sent.map(({ to }) => to)).toContain(owner);
});
