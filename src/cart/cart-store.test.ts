// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readEntry } from '../consent/guarded-storage.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { fakeShop, item, quantities } from '../testing/fake-shop.ts';

test('in another site’s frame, the product is bought in a new tab, and no cart is made', async () => {
  const open = vi.fn();
  vi.stubGlobal('top', {});
  vi.stubGlobal('open', open);
  const shop = fakeShop();
  expect(await shop.openTab().add(item('A'))).toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith(location.href, '_blank', 'noopener');
  expect(shop.api.createCart).not.toHaveBeenCalled();
});

describe('one tab', () => {
  test('the first line item creates the cart in one request', async () => {
    const shop = fakeShop();
    await shop.openTab().add(item('A', 2));
    expect(shop.api.createCart).toHaveBeenCalledWith({
      country: 'us',
      lineItems: [{ sku: 'A', quantity: 2 }],
    });
    expect(shop.api.updateCart).not.toHaveBeenCalled();
    expect(readEntry('CT_CART_ID')).toBe('c1');
  });

  test('a gift message cannot be part of the creation and follows it', async () => {
    const shop = fakeShop();
    await shop.openTab().add({ ...item('GIFT'), giftMessage: 'Welcome' });
    expect(shop.writes).toEqual([
      [{ action: 'addLineItem', sku: 'GIFT', quantity: 1, giftMessage: 'Welcome' }],
    ]);
  });

  test('writes started together are sent in order, each with the version that resulted from the previous one', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await Promise.all([tab.add(item('A')), tab.add(item('B')), tab.add(item('A'))]);
    expect(shop.api.createCart).toHaveBeenCalledTimes(1);
    expect(shop.api.updateCart.mock.calls.map(([, version]) => version)).toEqual([2, 3]);
    expect(quantities(shop)).toEqual({ A: 2, B: 1 });
  });

  test('product 4.93: a quantity is known at once, and forgotten once the shop has accepted or refused it', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    const states = [];
    for (const quantity of [2, 99]) {
      if (quantity === 99) shop.api.updateCart.mockRejectedValueOnce(new ShopApiError('OutOfStock', 'few'));
      const changed = tab.setQuantity('line-A', quantity).catch(() => null);
      states.push(tab.getState().quantities);
      await changed;
      states.push(tab.getState().quantities);
    }
    expect(states).toEqual([{ 'line-A': 2 }, {}, { 'line-A': 99 }, {}]);
    expect(tab.getState()).toMatchObject({ changing: false, cart: { lineItems: [{ quantity: 2 }] } });
  });

  test('of rapid clicks on one quantity, only the one in progress and the last are sent', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    await Promise.all([2, 3, 4, 5].map((quantity) => tab.setQuantity('line-A', quantity)));
    expect(shop.writes).toHaveLength(1);
    expect(quantities(shop)).toEqual({ A: 5 });
  });

  test('product 4.93: a quantity that was chosen while another was sent is shown until it is sent, too', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    const first = tab.setQuantity('line-A', 2);
    let second: Promise<unknown> | undefined;
    const answer = shop.api.updateCart.getMockImplementation();
    shop.api.updateCart.mockImplementationOnce((...sent) => {
      second = tab.setQuantity('line-A', 3);
      if (!answer) throw new Error('The shop has no answer');
      return answer(...sent);
    });
    await first;
    expect(tab.getState().quantities).toEqual({ 'line-A': 3 });
    await second;
    expect(tab.getState().quantities).toEqual({});
    expect(quantities(shop)).toEqual({ A: 3 });
  });

  test('a rejected write throws, and the next one still runs', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    shop.api.updateCart.mockRejectedValueOnce(new ShopApiError('OutOfStock', 'none left'));
    const refused = tab.add(item('A', 20));
    const next = tab.add(item('B'));
    await expect(refused).rejects.toMatchObject({ code: 'OutOfStock' });
    await expect(next).resolves.toBe(true);
    expect(shop.cart().version).toBe(3);
  });

  test('a change with nothing to do sends nothing', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    expect(await tab.removeCode('never applied')).toEqual(shop.cart());
    expect(await tab.setQuantity('never added', 2)).toEqual(shop.cart());
    expect(shop.api.updateCart).not.toHaveBeenCalled();
  });

  test('only what is added creates a cart', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    expect(await tab.setQuantity('line-A', 2)).toBeNull();
    expect(await tab.applyCode('SPRING')).toBeNull();
    expect(shop.api.createCart).not.toHaveBeenCalled();
  });

  test('a cart that is gone is forgotten and the next line item creates a new one', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    shop.end();
    await tab.add(item('B'));
    expect(readEntry('CT_CART_ID')).toBe('c2');
    expect(quantities(shop)).toEqual({ B: 1 });
  });
});

describe('two tabs', () => {
  test('a second conflict in a row is shown to the shopper', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(item('A'));
    shop.api.updateCart.mockRejectedValue(new ShopApiError('VersionConflict', 'again'));
    await expect(tab.add(item('A'))).rejects.toMatchObject({ code: 'VersionConflict' });
    expect(shop.api.updateCart).toHaveBeenCalledTimes(2);
  });

  test('whatever the order, nothing added in the two tabs is lost or added twice', async () => {
    const turn = fc.record({
      tab: fc.constantFrom(0, 1),
      sku: fc.constantFrom('A', 'B'),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 12 }), async (turns) => {
        const shop = fakeShop();
        const tabs = [shop.openTab(), shop.openTab()];
        const expected: Record<string, number> = {};
        for (const { tab, sku, quantity } of turns) {
          expected[sku] = (expected[sku] ?? 0) + quantity;
          await tabs[tab]?.add(item(sku, quantity));
        }
        expect(quantities(shop)).toEqual(expected);
      }),
    );
  });
});

describe('a connection that loses responses', () => {
  const lost = () => new ShopApiError('network', 'no response');

  test('a second loss in a row is shown to the shopper', async () => {
    const shop = fakeShop();
    shop.api.createCart.mockRejectedValue(lost());
    await expect(shop.openTab().add(item('A'))).rejects.toMatchObject({ code: 'network' });
    expect(shop.api.createCart).toHaveBeenCalledTimes(2);
  });

  test('whatever is lost, everything is added exactly once', async () => {
    const turn = fc.record({
      sku: fc.constantFrom('A', 'B'),
      quantity: fc.integer({ min: 1, max: 5 }),
      loss: fc.constantFrom('none', 'request', 'response'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 12 }), async (turns) => {
        const shop = fakeShop();
        const tab = shop.openTab();
        await tab.add(item('A'));
        const expected: Record<string, number> = { A: 1 };
        const arrive = shop.api.updateCart.getMockImplementation();
        for (const { sku, quantity, loss } of turns) {
          expected[sku] = (expected[sku] ?? 0) + quantity;
          if (loss !== 'none')
            shop.api.updateCart.mockImplementationOnce(async (...request) => {
              if (loss === 'response') await arrive?.(...request);
              throw lost();
            });
          await tab.add(item(sku, quantity));
        }
        expect(quantities(shop)).toEqual(expected);
      }),
    );
  });
});
