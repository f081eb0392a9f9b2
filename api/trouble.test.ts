import { beforeEach, describe, expect, it } from 'vitest';
import { demoEnvironment } from '../demo/environment.ts';
import { commercetoolsProject } from '../commerce/client.ts';
import { commercetoolsCommerce } from '../commerce/commercetools.ts';
import { readEnvironment } from './environment.ts';
import { adyenPayments } from './payment/adyen-payments.ts';
import { card, readyCart, type SandboxedShop, sku } from './testing/sandboxed-shop.ts';
import { ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(() => {
  ({ shop, browser } = sandboxed);
});

describe('trouble', () => {
  it('two writers of the same version: one wins, the other gets an error', async () => {
    const cart = await browser.createCart('de', sku);
    const actions = [{ action: 'addLineItem', sku, quantity: 1 }];
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.send(`/api/carts/${cart.id}`, { version: cart.version, actions })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await browser.read(cart)).lineItems[0]?.quantity).toBe(2);
  });

  it('two simultaneous clicks on pay: one payment, one order', async () => {
    const cart = await readyCart(browser);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.send('/api/payments', browser.payment(cart, card()))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const next = await browser.createCart('de', sku);
    expect(next.lineItems[0]?.availableQuantity).toBe(99);
  });

  it('SKUs that do not exist, and characters with a meaning in a query', async () => {
    for (const unknown of ['NOTHING', 'A") or (sku="B', 'A\\"']) {
      const draft = { country: 'de', lineItems: [{ sku: unknown, quantity: 1 }] };
      expect((await browser.refusal('/api/carts', draft)).code).toBe('UnknownSku');
    }
  });

  it('IDs with a meaning in a path', async () => {
    await browser.createCart('de', sku);
    for (const id of ['key=x', '..%2Forders', '%3Fwhere']) {
      expect((await browser.refusal(`/api/carts/${id}`)).code).toBe('CartNotFound');
    }
  });

  it('a shipping method that does not exist', async () => {
    const cart = await readyCart(browser);
    const actions = [{ action: 'setShippingMethod', shippingMethodId: 'none' }];
    const refusal = await browser.refusal(`/api/carts/${cart.id}`, { version: cart.version, actions });
    expect(refusal.code).toBe('ShippingMethodUnavailable');
  });

  it('an outage of commerce or payment gets a response, and the shop works again afterwards', async () => {
    const { api, logged } = shop.api('de');
    const shopper = new ShopBrowser(api);
    const cart = await readyCart(shopper);
    await shop.setDown('commercetools', true);
    expect(await shopper.refusal(`/api/carts/${cart.id}`)).toMatchObject({
      status: 503,
      code: 'CommerceUnavailable',
    });
    await shop.setDown('commercetools', false);
    await shop.setDown('adyen', true);
    expect(await shopper.refusal(`/api/carts/${cart.id}/payment-methods`)).toMatchObject({
      status: 503,
      code: 'PaymentUnavailable',
    });
    expect(await shopper.refusal('/api/payments', shopper.payment(cart, card()))).toMatchObject({
      status: 503,
      code: 'PaymentUnavailable',
    });
    await shop.setDown('adyen', false);
    expect((await shopper.pay(await shopper.read(cart), card())).order).not.toBeNull();
    expect(logged).not.toEqual([]);
  });

  it('a service that does not exist at all', async () => {
    const environment = readEnvironment({ ...demoEnvironment(1), STORE: 'de' });
    const project = commercetoolsProject(environment.commercetools);
    const commerce = commercetoolsCommerce(project, environment.store, 'de');
    await expect(commerce.getCart('any')).rejects.toMatchObject({ code: 'CommerceUnavailable' });
    const payments = adyenPayments(environment.adyen, 'any');
    const amount = { centAmount: 1, currencyCode: 'EUR', fractionDigits: 2 };
    const query = { amount, country: 'de', locale: 'de-DE' };
    await expect(payments.listMethods(query)).rejects.toMatchObject({ code: 'PaymentUnavailable' });
  });
});
