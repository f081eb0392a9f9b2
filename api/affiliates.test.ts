import { describe, expect, test, vi } from 'vitest';
import { paymentResultSchema } from '../contract/payment.ts';
import { ShopError } from '../contract/shop-error.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';

const affiliates = { awinId: '1_2_abc', cjEventId: 'cj-1' };

describe('in a project that does not know the fields of affiliates’ clicks', () => {
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
