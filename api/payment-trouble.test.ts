import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAdaptorServer } from '@hono/node-server';
import { demoEnvironment } from '../demo/environment.ts';
import { startDemo } from '../demo/start-demo.ts';
import type { Cart } from '../contract/cart.ts';
import { readEnvironment } from './environment.ts';
import { shopApi } from './shop-api.server.ts';
import { atTheBank, card, orderOf, readyCart, type SandboxedShop, sku } from './testing/sandboxed-shop.ts';
import { address, ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(() => {
  ({ shop, browser } = sandboxed);
});

describe('payments that take detours', () => {
  it('refused, then approved', async () => {
    const cart = await readyCart(browser);
    expect(await browser.pay(cart, card(undefined, 'DECLINED'))).toMatchObject({
      resultCode: 'Refused',
      order: null,
    });
    const again = await browser.pay(await browser.read(cart), card());
    expect((await orderOf(browser, again)).cart.total).toEqual(cart.total);
  });

  it('with card data that Adyen rejects: an error, and another attempt', async () => {
    const cart = await readyCart(browser);
    expect((await browser.pay(cart, card('4111111111111112'))).resultCode).toBe('Error');
    expect((await browser.pay(await browser.read(cart), card())).resultCode).toBe('Authorised');
  });

  it.each([
    ['4212345678910006', 'card'],
    ['klarna', 'klarna'],
  ])('by redirect with %s, posted twice in parallel: one order', async (method, kind) => {
    const cart = await readyCart(browser);
    const data = kind === 'card' ? card(method) : { paymentMethod: { type: method } };
    const begun = await browser.pay(cart, data);
    expect(begun).toMatchObject({ resultCode: 'RedirectShopper', order: null });
    const redirectResult = await atTheBank(begun, 'authorise');
    const [one, two] = await Promise.all([
      browser.sendDetails(begun.payment.id, { redirectResult }),
      browser.sendDetails(begun.payment.id, { redirectResult }),
    ]);
    const three = await browser.sendDetails(begun.payment.id, { redirectResult });
    const [number, ...others] = [one, two, three].map(({ order }) => order?.orderNumber);
    expect(number).toMatch(/^DE-/);
    expect(others).toEqual([number, number]);
    expect((await orderOf(browser, one)).paymentState).toBe('paid');
  });

  it.each([
    ['cancel', 'Cancelled'],
    ['refuse', 'Refused'],
  ])('by redirect, %s at the bank: then paid by card', async (choice, resultCode) => {
    const cart = await readyCart(browser);
    const begun = await browser.pay(cart, { paymentMethod: { type: 'klarna' } });
    const redirectResult = await atTheBank(begun, choice);
    expect(await browser.sendDetails(begun.payment.id, { redirectResult })).toMatchObject({
      resultCode,
      order: null,
    });
    expect((await browser.pay(await browser.read(cart), card())).order).not.toBeNull();
  });

  it('refused four times, also by 3-D Secure: cards pause, other methods do not, and the sweeper keeps count', async () => {
    const cart = await readyCart(browser);
    const refuse = async () => {
      const { resultCode } = await browser.pay(await browser.read(cart), card(undefined, 'DECLINED'));
      expect(resultCode).toBe('Refused');
    };
    const refuseAtBank = async () => {
      const begun = await browser.pay(await browser.read(cart), card('4212345678910006'));
      const redirectResult = await atTheBank(begun, 'refuse');
      const finish = () => browser.sendDetails(begun.payment.id, { redirectResult });
      expect(await finish()).toMatchObject({ resultCode: 'Refused' });
      expect(await finish()).toMatchObject({ resultCode: 'Refused' });
    };
    for (const attempt of [refuse, refuseAtBank, refuse, refuseAtBank]) await attempt();
    await shop.api('de').sweep(0);
    const paused = await browser.refusal('/api/payments', browser.payment(await browser.read(cart), card()));
    expect(paused).toMatchObject({ status: 429, code: 'CardPaymentsPaused', details: { money: 'none' } });
    const seconds = z.number().parse(paused.details?.['retryAfter']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const klarna = await browser.pay(await browser.read(cart), { paymentMethod: { type: 'klarna' } });
    const redirectResult = await atTheBank(klarna, 'authorise');
    expect((await browser.sendDetails(klarna.payment.id, { redirectResult })).order).not.toBeNull();
  });

  it('by redirect, left pending at the bank: an order that is waiting for its money', async () => {
    const begun = await browser.pay(await readyCart(browser), { paymentMethod: { type: 'klarna' } });
    const redirectResult = await atTheBank(begun, 'pending');
    const result = await browser.sendDetails(begun.payment.id, { redirectResult });
    expect((await orderOf(browser, result)).paymentState).toBe('pending');
  });

  it('says that nothing was taken only if no earlier attempt may have taken anything', async () => {
    const cart = await readyCart(browser);
    const stale = { ...browser.payment(cart, card()), cartVersion: cart.version - 1 };
    expect((await browser.refusal('/api/payments', stale)).details).toMatchObject({ money: 'none' });
    // The shopper pays at the bank, but the way back to the shop is lost.
    await atTheBank(await browser.pay(cart, { paymentMethod: { type: 'klarna' } }), 'authorise');
    expect((await browser.refusal('/api/payments', stale)).details).toMatchObject({ money: 'unknown' });
    // Changing the cart stops the payment, which is now to be returned.
    await browser.change(await browser.read(cart), { action: 'setCustomerEmail', email: 'eve@example.com' });
    expect((await browser.refusal('/api/payments', stale)).details).toMatchObject({ money: 'unknown' });
  });

  it('with an unknown redirectResult: rejected', async () => {
    const begun = await browser.pay(await readyCart(browser), { paymentMethod: { type: 'klarna' } });
    const path = `/api/payments/${begun.payment.id}/details`;
    expect((await browser.refusal(path, { details: { redirectResult: 'made-up' } })).code).toBe(
      'InvalidInput',
    );
  });

  it('returns the money if the last item is sold while the shopper is at the bank', async () => {
    const begun = await browser.pay(await readyCart(browser), { paymentMethod: { type: 'klarna' } });
    await shop.setStock(0);
    const redirectResult = await atTheBank(begun, 'authorise');
    const path = `/api/payments/${begun.payment.id}/details`;
    expect(await browser.refusal(path, { details: { redirectResult } })).toMatchObject({
      status: 409,
      code: 'OutOfStock',
      details: { sku },
    });
  });

  it('returns the money if the cart changes while the shopper is at the bank', async () => {
    const cart = await readyCart(browser);
    const begun = await browser.pay(cart, { paymentMethod: { type: 'klarna' } });
    const changed = await browser.change(await browser.read(cart), {
      action: 'addLineItem',
      sku,
      quantity: 1,
    });
    expect(changed.notices).toEqual([{ kind: 'paymentStopped' }]);
    const redirectResult = await atTheBank(begun, 'authorise');
    const refusal = await browser.refusal(`/api/payments/${begun.payment.id}/details`, {
      details: { redirectResult },
    });
    expect(refusal).toMatchObject({ code: 'CartChanged', details: { money: 'returning' } });
    expect((await browser.pay(await browser.read(cart), card())).order).not.toBeNull();
  });
});

describe('payments that the shopper makes later', () => {
  /** An email address may have two unpaid orders. */
  const orderedBy = (shopper: ShopBrowser, email: string, cart: Cart) =>
    shopper.change(cart, { action: 'setCustomerEmail', email });
  const lisbon = { ...address, postalCode: '1100-148', city: 'Lisboa', country: 'pt' };

  it.each([
    ['multibanco', 'PresentToShopper', { kind: 'voucher', entity: '12101' }],
    ['bankTransfer_IBAN', 'Received', { kind: 'bankTransfer', iban: 'NL13TEST0123456789' }],
  ])('by %s are orders at once, which say how to pay them', async (type, resultCode, instructions) => {
    const shopper = sandboxed.shop.browser('eu');
    const cart = await readyCart(shopper, lisbon);
    const result = await shopper.pay(cart, { paymentMethod: { type } });
    expect(result).toMatchObject({ resultCode, order: { mayOpen: true } });
    for (const reading of [1, 2]) {
      const order = await orderOf(shopper, result);
      expect(order, `reading ${reading}`).toMatchObject({
        paymentState: 'pending',
        paymentMethod: type,
        money: null,
        instructions: { ...instructions, reference: expect.stringMatching(/^\d{9}$/) as string },
      });
    }
  });

  it('product 4.41: a direct debit is an order that waits for its money, without instructions', async () => {
    const cart = await orderedBy(browser, 'debtor@example.com', await readyCart(browser));
    const paymentMethod = {
      type: 'sepadirectdebit',
      iban: 'DE87 1234 5678 1234 5678 90',
      ownerName: 'Ada Berg',
    };
    const result = await browser.pay(cart, { paymentMethod });
    expect(result).toMatchObject({ resultCode: 'Received', action: null, order: { mayOpen: true } });
    expect(await orderOf(browser, result)).toMatchObject({ paymentState: 'pending', instructions: null });
  });

  it.each([
    [
      'econtext_stores',
      {
        reference: expect.stringMatching(/^\d{9}$/) as string,
        telephoneNumber: expect.stringMatching(/\d{4}$/) as string,
        instructionsUrl: expect.stringMatching(/^https:/) as string,
      },
    ],
    [
      'econtext_seven_eleven',
      { reference: null, downloadUrl: expect.stringMatching(/^http.*\/adyen\/bank\//) as string },
    ],
  ])('product 4.160: by %s is an order at once, for whoever its form has named', async (type, voucher) => {
    const shopper = sandboxed.shop.browser('jp');
    const tokyo = { ...address, postalCode: '150-0001', state: '13', city: '渋谷区', country: 'jp' };
    const email = `${type}@example.com`;
    const cart = await orderedBy(shopper, email, await readyCart(shopper, tokyo));
    const counter = {
      shopperName: { firstName: '葵', lastName: '佐藤' },
      shopperEmail: email,
      telephoneNumber: '09012345678',
    };
    const result = await shopper.pay(cart, { paymentMethod: { type }, ...counter });
    expect(result).toMatchObject({
      resultCode: 'PresentToShopper',
      action: { type: 'voucher' },
      order: { mayOpen: true },
    });
    expect((await orderOf(shopper, result)).instructions).toMatchObject({ kind: 'voucher', ...voucher });
  });

  it.each([
    ['swish', 'se', { ...address, postalCode: '111 22', country: 'se' }],
    ['mbway', 'eu', lisbon],
    ['blik', 'eu', { ...address, postalCode: '90-269', city: 'Łódź', country: 'pl' }],
  ])('but by %s are no orders before the app has answered', async (type, store, to) => {
    const shopper = sandboxed.shop.browser(store);
    const cart = await readyCart(shopper, to);
    const details = { telephoneNumber: '+351910000000', blikCode: '777123' };
    const result = await shopper.pay(cart, { paymentMethod: { type, ...details } });
    expect(result).toMatchObject({ resultCode: 'Pending', action: { paymentMethodType: type }, order: null });
  });
});

describe('webhooks', () => {
  it('product 4.219: place the order of a shopper who never came back, after a report that is about no payment', async () => {
    const dataFolder = await mkdtemp(join(sandboxed.folder, 'webhooks-'));
    const received: Promise<Response>[] = [];
    const server = createAdaptorServer({
      fetch: (request) => {
        const answer = Promise.resolve(api.fetch(request));
        received.push(answer);
        return answer;
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const bound = z.object({ port: z.number() }).parse(server.address());
    const webhookUrl = `http://127.0.0.1:${bound.port}/api/webhooks/adyen`;
    const own = await startDemo({ port: 0, dataFolder, webhookUrl });
    const environment = readEnvironment({
      SITE_ORIGIN: 'http://localhost',
      ...demoEnvironment(own.port),
      STORE: 'de',
    });
    const api = shopApi(environment);
    const shopper = new ShopBrowser(api);
    const cart = await readyCart(shopper);
    await fetch(`http://localhost:${own.port}/control/adyen/notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchantAccount: environment.store.merchantAccount }),
    });
    const begun = await shopper.pay(cart, { paymentMethod: { type: 'klarna' } });
    await atTheBank(begun, 'authorise');
    await expect.poll(() => received.length).toBe(2);
    for (const answer of await Promise.all(received)) expect(answer.status).toBe(202);
    await expect
      .poll(async () => (await shopper.send(`/api/carts/${cart.id}`)).status, { timeout: 10_000 })
      .toBe(409);
    const forged = { notificationItems: [] };
    expect((await shopper.refusal('/api/webhooks/adyen', forged)).code).toBe('InvalidInput');
    await own.close();
    server.close();
  });
});
