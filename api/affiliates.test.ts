import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentResultSchema } from '../contract/payment.ts';
import { ShopError } from '../contract/shop-error.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { card, readyCart, type SandboxedShop } from './testing/sandboxed-shop.ts';
import type { ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const affiliates = { awinId: '1_2_abc', cjEventId: 'cj-1' };

describe('the clicks of affiliates', () => {
  const sandboxed = useSandboxedShop();
  let shop: SandboxedShop;
  let browser: ShopBrowser;
  beforeEach(() => {
    ({ shop, browser } = sandboxed);
  });
  const order = async (more: object) => {
    const body = { ...browser.payment(await readyCart(browser), card()), ...more };
    const { order: placed } = await browser.ask(paymentResultSchema, '/api/payments', body);
    return placed?.orderNumber ?? '';
  };

  test('are stored with the order', async () => {
    const orderNumber = await order({ affiliates });
    expect((await shop.storedOrder(orderNumber)).custom?.fields).toEqual({
      orderNumber,
      wantsMails: true,
      ...affiliates,
    });
  });

  test('are refused if they cannot be IDs', async () => {
    const body = { ...browser.payment(await readyCart(browser), card()), affiliates: { awinId: '<script>' } };
    expect(await browser.refusal('/api/payments', body)).toMatchObject({ status: 400, code: 'InvalidInput' });
  });
});

describe('in a project that does not know the fields', () => {
  const pay = async (failure: ShopError) => {
    const { browser, commerce, logged } = fakeShopApi();
    const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
    const original = commerce.updateCart.bind(commerce);
    vi.spyOn(commerce, 'updateCart').mockImplementation((id, version, changes) => {
      const knows = changes.every(
        ({ action, ...rest }) =>
          action !== 'setCheckoutFields' ||
          !('awinId' in Object((rest as { affiliates?: object }).affiliates)),
      );
      return knows ? original(id, version, changes) : Promise.reject(failure);
    });
    const response = browser.ask(paymentResultSchema, '/api/payments', {
      ...browser.payment(cart),
      affiliates,
    });
    return { response, logged };
  };

  test('they are lost, but the order is not', async () => {
    const { response, logged } = await pay(new ShopError('InvalidInput', 'unknown field'));
    expect((await response).order).not.toBeNull();
    expect(logged.filter(([level]) => level === 'warn')).toEqual([
      ['warn', expect.stringContaining('affiliates'), expect.anything()],
    ]);
  });

  test('an outage is not mistaken for that', async () => {
    const { response } = await pay(new ShopError('CommerceUnavailable', 'down'));
    await expect(response).rejects.toThrow('503');
  });
});
