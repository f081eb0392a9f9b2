import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import type { PaymentEvent } from '../adyen/payments.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { notificationOf } from '../testing/notifications.ts';

const day = 24 * 60 * 60 * 1000;
let shop: ReturnType<typeof fakeShopApi>;
let cart: Cart;
let orderNumber: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) });
  shop = fakeShopApi();
  cart = await shop.browser.fillIn(await shop.browser.createCart('de', 'CARRIER'), 'standard');
  orderNumber = (await shop.browser.pay(cart)).order?.orderNumber ?? '';
  return () => vi.useRealTimers();
});

const deadline = '2026-12-09T12:00:00.000Z';
const notify = (eventCode: string, part: Partial<PaymentEvent> = {}) =>
  shop.browser.send('/api/webhooks/adyen', [
    notificationOf(shop, cart, eventCode, { pspReference: 'DISPUTE', dispute: { deadline }, ...part }),
  ]);
const told = () =>
  shop.logged.filter(([, event]) => ['payment is disputed', 'dispute ends soon'].includes(event));
const later = async (days: number) => {
  vi.setSystemTime(Date.now() + days * day);
  await shop.sweep();
};

describe('product 4.213: a dispute', () => {
  it('is told with order, amount, and deadline, once for each of its steps', async () => {
    const amount = { centAmount: 4_500, currencyCode: 'EUR' };
    await notify('REQUEST_FOR_INFORMATION', { amount });
    await notify('REQUEST_FOR_INFORMATION', { amount });
    await shop.sweep();
    const [payment] = shop.commerce.payments.values();
    const about = { payment: payment?.id, orderNumber, reference: 'DISPUTE', amount: 4_500, currency: 'EUR' };
    const first = { ...about, eventCode: 'REQUEST_FOR_INFORMATION', deadline, daysLeft: 14 };
    expect(told()).toEqual([['error', 'payment is disputed', expect.objectContaining(first)]]);
    await notify('NOTIFICATION_OF_CHARGEBACK', { amount });
    await notify('CHARGEBACK', { amount });
    expect(told().map(([, , data]) => (data as { eventCode: string }).eventCode)).toEqual([
      'REQUEST_FOR_INFORMATION',
      'NOTIFICATION_OF_CHARGEBACK',
      'CHARGEBACK',
    ]);
  });

  it('is told again once, when three days are left', async () => {
    await notify('NOTIFICATION_OF_CHARGEBACK');
    await later(11);
    expect(told()).toHaveLength(1);
    await later(1);
    await later(1);
    expect(told().slice(1)).toEqual([
      ['error', 'dispute ends soon', expect.objectContaining({ orderNumber, deadline, daysLeft: 2 })],
    ]);
  });

  it('that begins shortly before its deadline is told once', async () => {
    await notify('CHARGEBACK', { dispute: { deadline: '2026-11-26T12:00:00.000Z', state: 'Undefended' } });
    await shop.sweep();
    expect(told()).toEqual([
      ['error', 'payment is disputed', expect.objectContaining({ daysLeft: 1 }) as unknown],
    ]);
  });

  it.each([
    ['INFORMATION_SUPPLIED', {}],
    ['CHARGEBACK_REVERSED', {}],
    ['DISPUTE_DEFENSE_PERIOD_ENDED', {}],
    ['CHARGEBACK', { dispute: { deadline, state: 'Pending' } }],
  ])('that was answered or is over is not told again: %s', async (eventCode, part) => {
    await notify('NOTIFICATION_OF_CHARGEBACK');
    await notify(eventCode, part);
    await later(12);
    expect(told()).toHaveLength(1);
  });

  it('without a deadline is told without one', async () => {
    await notify('CHARGEBACK', { dispute: undefined });
    expect(told()).toEqual([
      ['error', 'payment is disputed', expect.objectContaining({ deadline: null, daysLeft: null })],
    ]);
    await later(20);
    expect(told()).toHaveLength(1);
  });
});
