import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxOf } from './payments/inbox.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { irishAddress } from './testing/shop-browser.ts';

/* What an outage costs: one error a minute, however many meet it. */
let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = fakeShopApi({ storeId: 'ie' });
});
afterEach(() => void vi.useRealTimers());

const errors = () => shop.logged.filter(([level]) => level === 'error').map(([, event]) => event);
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const buy = async () =>
  shop.browser.pay(
    await shop.browser.fillIn(await shop.browser.createCart('ie', 'CARRIER'), 'standard', irishAddress),
  );
const withdraw = (key: number) =>
  shop.browser.send('/api/withdrawals', {
    ...{ key: `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`, name: 'Ada', orderNumber: 'IE-1' },
    ...{ email: `${key}@example.com`, items: '', note: '' },
  });

test('product 7.308: a mail server that refuses for an hour is told once a minute, and everything leaves afterwards', async () => {
  shop.setStock(null);
  shop.mailer.down = true;
  for (let made = 0; made < 20; made += 1) {
    await buy();
    await withdraw(made);
  }
  const attempts = vi.spyOn(shop.mailer, 'send');
  shop.logged.length = 0;
  for (let minute = 1; minute <= 60; minute += 1) {
    later(1);
    await shop.sweep(null);
  }
  expect(new Set(errors())).toEqual(new Set(['the mail server takes no e-mails']));
  expect(errors().length).toBeLessThanOrEqual(60);
  expect(attempts.mock.calls.length).toBeLessThan(60 * 25);
  shop.mailer.down = false;
  for (let minute = 1; minute <= 10; minute += 1) {
    later(1);
    await shop.sweep(null);
  }
  const subjects = shop.mailer.sent.map(({ to, subject }) => `${to} ${subject}`);
  // A confirmation of each order; an acknowledgment and a copy of each withdrawal.
  expect(subjects).toHaveLength(20 + 2 * 20);
});

test('product 7.308: commercetools at its limit is told once a minute, however many requests are refused', async () => {
  const { order } = await buy();
  shop.commerce.down = true;
  shop.logged.length = 0;
  const ask = () => shop.browser.send(`/api/orders/${order?.orderNumber ?? ''}`);
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(errors()).toEqual(['A request failed']);
  expect(shop.logged).toHaveLength(50);
  later(1);
  await ask();
  expect(errors()).toHaveLength(2);
});

test('product 7.308: events that are stuck because of an outage are told together', async () => {
  const inbox = inboxOf(shop.context.store);
  for (let kept = 0; kept < 100; kept += 1) await shop.commerce.putObject(inbox, `event-${kept}`, {});
  later(20);
  await shop.sweep(null);
  expect(errors()).toEqual(['event is stuck', 'event cannot be read']);
});
