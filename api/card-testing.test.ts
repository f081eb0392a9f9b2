import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../contract/cart.ts';
import { errorSchema } from '../contract/errors.ts';
import { ShopError } from '../contract/shop-error.ts';
import { shippingMethodId } from './testing/fake-cart.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import type { ShopBrowser } from './testing/shop-browser.ts';

const minute = 60_000;
const container = 'card-refusals.de';
const office = '192.0.2.1';

let shop: ReturnType<typeof fakeShopApi>;

beforeEach(() => {
  // Without fake timers, nothing that waits in this process puts the clock forward.
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12));
  shop = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'X-Client' } });
  shop.setStock(null);
});
afterEach(() => void vi.useRealTimers());

const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minute);
const alarms = () => shop.logged.filter(([, event]) => event === 'cards are being tested');
const stored = () => shop.commerce.listObjects(container, { limit: 500 });

/** A visitor with a cart, at an address. */
class Shopper {
  readonly browser: ShopBrowser;
  cart: Cart | null = null;
  #request: object = {};

  constructor(network = office) {
    this.browser = shop.newBrowser({ 'x-client': network });
  }

  /** Pays with this result of the payment service. @returns the result, or the error and how long to wait. */
  async pay(result = 'Refused', type = 'scheme'): Promise<string> {
    const { browser } = this;
    this.cart ??= await browser.fillIn(await browser.createCart('de', 'CARRIER'), shippingMethodId);
    const cart = await browser.read(this.cart);
    this.#request = browser.payment(cart, { paymentMethod: { type } });
    return this.payAgain(result);
  }

  /** Sends the last payment once more. */
  async payAgain(result = 'Refused'): Promise<string> {
    shop.payments.results.splice(0, Infinity, result);
    return this.#answerTo(await this.browser.send('/api/payments', this.#request));
  }

  /** Brings details back from the bank, with this result. */
  async finish(result = 'Refused'): Promise<string> {
    shop.payments.results.push(result);
    const [payment] = [...shop.commerce.payments.values()].slice(-1);
    const path = `/api/payments/${payment?.id ?? ''}/details`;
    return this.#answerTo(await this.browser.send(path, { details: { redirectResult: 'x' } }));
  }

  async pays(times: number, result?: string): Promise<string[]> {
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await this.pay(result));
    return answers;
  }

  async #answerTo(response: Response): Promise<string> {
    const answer = (await response.json()) as { resultCode: string };
    if (response.ok) return answer.resultCode;
    const { code, details } = errorSchema.parse(answer).error;
    if (code !== 'CardPaymentsPaused') return code;
    const { retryAfter, money } = details ?? {};
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(retryAfter)]);
    return `wait ${String(retryAfter)} s${money === 'none' ? '' : `, money ${String(money)}`}`;
  }
}

/** Has this many visitors at the address refused, each once. */
const refuseVisitors = async (times: number, network = office) => {
  for (let time = 0; time < times; time += 1) expect(await new Shopper(network).pay()).toBe('Refused');
};

describe('a visitor whose card is refused', () => {
  it('may mistype three times, and then pauses for a time that doubles, without the bank being asked', async () => {
    const ada = new Shopper();
    expect(await ada.pays(5)).toEqual(['Refused', 'Refused', 'Refused', 'Refused', 'wait 60 s']);
    expect(shop.payments.paid).toHaveLength(4);
    expect(shop.commerce.payments.size).toBe(4);
    pass(0.75);
    expect(await ada.pay()).toBe('wait 15 s');
    pass(0.25);
    expect(await ada.pays(2)).toEqual(['Refused', 'wait 120 s']);
    pass(2);
    expect(await ada.pays(2)).toEqual(['Refused', 'wait 240 s']);
  });

  it('can pay with a wallet all the time, whose refusals are not counted', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    expect(await ada.pay()).toBe('wait 60 s');
    const before = await stored();
    for (let time = 0; time < 5; time += 1) expect(await ada.pay('Refused', 'googlepay')).toBe('Refused');
    expect(await stored()).toEqual(before);
    expect(await ada.pay('Authorised', 'googlepay')).toBe('Authorised');
  });

  it('is not counted for another method, a mistake of the service, or for changing her mind', async () => {
    const ada = new Shopper();
    for (const result of ['Error', 'Cancelled', 'Error', 'Cancelled', 'Error'])
      expect(await ada.pay(result)).toBe(result);
    for (let time = 0; time < 5; time += 1) expect(await ada.pay('Refused', 'klarna')).toBe('Refused');
    expect(await stored()).toEqual([]);
  });

  it('is counted once per attempt, also at the end of a visit to the bank', async () => {
    const ada = new Shopper();
    for (let time = 0; time < 4; time += 1) {
      expect(await ada.pay('RedirectShopper')).toBe('RedirectShopper');
      const atOnce = await Promise.all([ada.finish(), ada.finish(), ada.finish()]);
      expect(atOnce).toEqual(['Refused', 'Refused', 'Refused']);
      for (let again = 0; again < 10; again += 1) expect(await ada.finish()).toBe('Refused');
    }
    expect(await ada.pay()).toBe('wait 60 s');
    expect(alarms()).toEqual([]);
    pass(12 * 60);
    for (let again = 0; again < 4; again += 1) expect(await ada.finish()).toBe('Refused');
    expect(await ada.pay()).toBe('Refused');
  });

  it('is counted if the notification of the refusal is faster than the answer', async () => {
    const ada = new Shopper();
    shop.payments.meanwhile = async () => {
      const [payment] = [...shop.commerce.payments.values()].slice(-1);
      const { key = '', amount } = payment ?? {};
      const event = { eventCode: 'AUTHORISATION', key, success: false, pspReference: `PSP-${key}` };
      await ada.browser.send('/api/webhooks/adyen', [{ ...event, originalReference: null, amount }]);
    };
    expect(await ada.pays(5)).toEqual(['Refused', 'Refused', 'Refused', 'Refused', 'wait 60 s']);
  });

  it('starts afresh after a payment that was accepted, and on the next day', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    pass(1);
    expect(await ada.pay('Authorised')).toBe('Authorised');
    ada.cart = null;
    expect(await ada.pays(5)).toEqual(['Refused', 'Refused', 'Refused', 'Refused', 'wait 60 s']);
    pass(12 * 60);
    expect(await ada.pay()).toBe('Refused');
  });

  it('loses no turn if there is nothing to pay for', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    pass(1);
    shop.setStock(0);
    expect(await ada.pay()).toBe('OutOfStock');
    shop.setStock(null);
    expect(await ada.pay()).toBe('Refused');
  });

  it('is told about an order whose answer was lost, and not to wait', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    pass(1);
    vi.spyOn(shop.commerce, 'removeObject').mockRejectedValueOnce(
      new ShopError('CommerceUnavailable', 'down'),
    );
    expect(await ada.pay('Authorised')).toBe('Authorised');
    expect(await ada.payAgain()).toBe('Authorised');
  });
});

describe('a network', () => {
  it('lets one after the other through after a pause, as long as payments are accepted', async () => {
    await refuseVisitors(21);
    pass(1);
    for (let time = 0; time < 5; time += 1) expect(await new Shopper().pay('Authorised')).toBe('Authorised');
    const bank = Promise.withResolvers<undefined>();
    shop.payments.meanwhile = async () => {
      await bank.promise;
    };
    const waiting = new Shopper().pay('Refused');
    await vi.waitFor(() => expect(shop.payments.paid).toHaveLength(21 + 5 + 1), { timeout: 20_000 });
    expect(await new Shopper().pay('Refused')).toBe('wait 60 s');
    bank.resolve(undefined);
    expect(await waiting).toBe('Refused');
    expect(await new Shopper().pay()).toBe('wait 120 s');
  });
});

describe('a storefront in which cards are being tested', () => {
  const attack = async (times: number) => {
    for (let time = 0; time < times; time += 1) await new Shopper(`198.51.100.${time % 200}`).pay();
  };

  it('calls a person after thirty refusals, once', async () => {
    await attack(29);
    expect(alarms()).toEqual([]);
    await attack(2);
    expect(alarms()).toMatchObject([
      ['error', 'cards are being tested', { refusals: 30, strictUntil: '2026-01-01T13:00:00.000Z' }],
    ]);
  });

  it('leaves the call to the instance that counted the refusal', async () => {
    await attack(29);
    const put = shop.commerce.putObject.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'putObject').mockImplementation(async (...record) => {
      if (record[1] !== 'storefront') return put(...record);
      // Another instance is always faster, and has counted the thirtieth.
      const faster = { ...(record[2] as { refusals: number }), refusals: 30 };
      await put(record[0], record[1], faster);
      throw new ShopError('VersionConflict', 'stale');
    });
    await attack(1);
    expect(alarms()).toEqual([]);
  });

  it('pauses after one refusal of a visitor and four of a network, and stops nobody else', async () => {
    const eve = new Shopper('203.0.113.1');
    expect(await eve.pay()).toBe('Refused');
    await refuseVisitors(3, '203.0.113.2');
    await attack(30);
    expect(await eve.pay()).toBe('wait 60 s');
    expect(await new Shopper('203.0.113.1').pay('Authorised')).toBe('Authorised');
    const ada = new Shopper('203.0.113.2');
    expect(await ada.pays(2)).toEqual(['Refused', 'wait 60 s']);
    expect(await new Shopper('203.0.113.2').pay()).toBe('wait 60 s');
    pass(61);
    expect(await ada.pays(2)).toEqual(['Refused', 'Refused']);
  });
});

describe('what is remembered of refusals', () => {
  it('names neither visitors, nor addresses, nor payments', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    const [visitor = ''] = ada.browser.cookie.replace('shop_visitor=', '').split('.');
    const kept = JSON.stringify(await stored());
    expect(await stored()).toHaveLength(3);
    for (const secret of [office, visitor, ...shop.commerce.payments.keys()])
      expect(kept).not.toContain(secret);
  });

  it('is removed a day later, by the sweeper', async () => {
    await new Shopper().pay();
    pass(24 * 60 - 1);
    await shop.sweep();
    expect(await stored()).toHaveLength(3);
    pass(2);
    await shop.sweep();
    expect(await stored()).toEqual([]);
  });

  it('stops nobody while it cannot be read or written', async () => {
    const ada = new Shopper();
    await ada.pays(4);
    const down = new ShopError('CommerceUnavailable', 'down');
    const reading = vi.spyOn(shop.commerce, 'getObject').mockRejectedValue(down);
    expect(await ada.pay()).toBe('Refused');
    reading.mockRestore();
    expect(await ada.pay()).toBe('wait 60 s');
    expect(shop.logged).toContainEqual([
      'warn',
      'Refused card payments could not be counted',
      expect.anything(),
    ]);
  });
});
