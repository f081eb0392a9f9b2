import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import type { PaymentEvent } from '../../adyen/payments.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { legalTextsFor } from './legal-texts.ts';
import { notificationOf } from '../../testing/notifications.ts';
import { address, irishAddress, type ShopBrowser } from '../../testing/shop-browser.ts';

let shop: ReturnType<typeof fakeShopApi>;
let browser: ShopBrowser;
let cart: Cart;

beforeEach(async () => {
  shop = fakeShopApi({ storeId: 'ie' });
  browser = shop.browser;
  cart = await browser.fillIn(await browser.createCart('ie', 'CARRIER', 2), 'standard', irishAddress);
});

const notify = (eventCode: string, part: Partial<PaymentEvent> = {}) =>
  browser.send('/api/webhooks/adyen', [notificationOf(shop, cart, eventCode, part)]);
const subjects = () => shop.mailer.sent.map(({ subject }) => subject.replace(/IE-[\w-]+/, '#'));
const errors = () => shop.logged.filter(([level]) => level === 'error').map(([, event]) => event);
const multibanco = { paymentMethod: { type: 'multibanco' }, browserInfo: { userAgent: 'test' } };
const voucher = {
  type: 'voucher',
  paymentMethodType: 'multibanco',
  entity: '12101',
  reference: '501 422 944',
  expiresAt: '2099-01-09T10:00:00',
};

describe('product 4.110: an order', () => {
  it('is confirmed once, to its address, with its number and total, whatever is asked afterwards', async () => {
    const { payment, order } = await browser.pay(cart);
    const [mail] = shop.mailer.sent;
    const { orderNumber = '' } = order ?? {};
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      language: 'en',
    });
    expect(mail?.subject).toBe(`We confirm your order ${orderNumber}`);
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain(orderNumber);
      expect(content?.replaceAll(/&nbsp;|\s/g, ' ')).toContain('€205.00');
    }
    await browser.send(`/api/payments/${payment.id}`);
    await notify('AUTHORISATION');
    await shop.sweep();
    expect(subjects()).toEqual(['We confirm your order #']);
  });
});

describe('product 4.112: in the European Union, the confirmation', () => {
  it('contains the seller, the terms, and the instructions and form of withdrawal', async () => {
    await browser.pay(cart);
    const { html = '', text = '' } = shop.mailer.sent[0] ?? {};
    const { company, taxNumber } = stores.ie.contact;
    expect(text).toContain(company);
    expect(text).toContain(taxNumber);
    const wordsOf = (content: string) => content.replaceAll(/<[^>]*>|\s/g, '');
    const texts = await legalTextsFor(stores.ie, 'en');
    expect(texts.map(({ title }) => title.length > 0)).toEqual([true, true]);
    for (const text of texts) expect(wordsOf(html)).toContain(wordsOf(text.title + text.html));
  });

  it('leaves them out elsewhere', async () => {
    const us = fakeShopApi({ storeId: 'us' });
    const to = { ...address, country: 'us', state: 'NY', postalCode: '10001', city: 'New York' };
    await us.browser.pay(
      await us.browser.fillIn(await us.browser.createCart('us', 'CARRIER'), 'standard', to),
    );
    const text = us.mailer.sent[0]?.text ?? '';
    expect(text).toContain('We confirm your order');
    expect(text.toLowerCase()).not.toContain('withdraw');
  });
});

describe('product 4.113: an order that is paid for later', () => {
  beforeEach(async () => {
    shop.payments.results.push('PresentToShopper');
    shop.payments.actions.push(voucher);
    await browser.pay(cart, multibanco);
  });

  it('tells how to pay, and when the money has arrived', async () => {
    expect(subjects()).toEqual(['We confirm your order #', 'How to pay for your order #']);
    expect(shop.mailer.sent[1]?.text).toContain('501 422 944');
    await notify('AUTHORISATION');
    await shop.sweep();
    expect(subjects().slice(2)).toEqual(['Your payment for order # has arrived']);
  });

  it('tells that it is canceled, and what becomes of its money', async () => {
    await notify('OFFER_CLOSED', { pspReference: 'CLOSED' });
    await shop.sweep();
    expect(subjects().slice(2)).toEqual(['Your order # was cancelled']);
    expect(shop.mailer.sent[2]?.text).toContain('You haven’t been charged.');
  });
});

describe('product 4.115: money never waits for mail', () => {
  it('what a project without the field says keeps nobody from ordering', async () => {
    const update = shop.commerce.updateCart.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'updateCart').mockImplementation(async (id, version, changes) => {
      const { ShopError } = await import('../../../contract/shop-error.ts');
      const cause = new Error("The field 'wantsMails' is not defined for type 'cart-checkout'.");
      if (changes.some((change) => change.action === 'setCheckoutFields' && change.wantsMails))
        throw new ShopError('InvalidInput', 'refused', undefined, { cause });
      return update(id, version, changes);
    });
    expect((await browser.pay(cart)).order).not.toBeNull();
    expect(errors()).toEqual(['An order cannot be confirmed by e-mail']);
    expect(shop.mailer.sent).toEqual([]);
  });
});

describe('product 4.116: an e-mail that cannot be sent', () => {
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('product 4.218: does not wait for the next run because there is much to do about money', async () => {
    shop.mailer.down = true;
    await browser.pay(cart);
    shop.mailer.down = false;
    later(5);
    const list = shop.commerce.listPayments.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'listPayments').mockImplementation((query) => {
      // All the time that a run has for money.
      if (query.having === 'open') vi.setSystemTime(Date.now() + 15_000);
      return list(query);
    });
    await shop.sweep();
    expect(subjects()).toEqual(['We confirm your order #']);
  });

  it('calls a person at once if the address is refused, and is not tried again', async () => {
    shop.mailer.refused.add('ada@example.com');
    await browser.pay(cart);
    shop.mailer.refused.clear();
    later(60);
    await shop.sweep();
    expect(errors()).toEqual(['mail needs a person']);
    expect(shop.mailer.sent).toEqual([]);
  });

  it('calls a person after a day, once, and is tried on', async () => {
    shop.mailer.down = true;
    await browser.pay(cart);
    for (let hours = 0; hours < 30; hours += 1) {
      later(61);
      await shop.sweep();
    }
    expect(errors().filter((event) => event === 'mail needs a person')).toHaveLength(1);
    shop.mailer.down = false;
    later(61);
    await shop.sweep();
    expect(subjects()).toEqual(['We confirm your order #']);
  });
});
