// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEntry } from '../consent/guarded-storage.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { fakeShop, item, quantities } from '../testing/fake-shop.ts';

/** A tab with one A in a US cart. */
async function shopWithCart() {
  const shop = fakeShop();
  const tab = shop.openTab();
  await tab.add(item('A'));
  return { shop, tab };
}

describe('moving the cart to another country', () => {
  test('returns the cart before and after, and the browser continues with the new one', async () => {
    const { shop, tab } = await shopWithCart();
    const moved = await tab.move('ca');
    expect(moved).toMatchObject({
      before: { id: 'c1', country: 'us', version: 2 },
      after: { id: 'c2', country: 'ca' },
    });
    expect(readEntry('CT_CART_ID')).toBe('c2');
    await tab.add(item('B'));
    expect(quantities(shop)).toEqual({ A: 1, B: 1 });
    expect(shop.cart().country).toBe('ca');
  });

  test('of a cart that is already there is null and sends no request', async () => {
    const { shop, tab } = await shopWithCart();
    expect(await tab.move('us')).toBeNull();
    expect(shop.api.moveCart).not.toHaveBeenCalled();
  });

  test('after another tab’s write is retried once with the cart as that tab left it', async () => {
    const { shop, tab } = await shopWithCart();
    await shop.openTab().add(item('B'));
    const moved = await tab.move('ca');
    expect(shop.api.moveCart.mock.calls.map(([, version]) => version)).toEqual([2, 3]);
    expect(moved?.before.version).toBe(3);
    expect(moved?.before.lineItems.map(({ sku }) => sku)).toEqual(['A', 'B']);
    expect(quantities(shop)).toEqual({ A: 1, B: 1 });
  });

  test.each(['VersionConflict', 'network'] as const)(
    'that is rejected with %s leaves the cart unchanged, and later changes still run',
    async (code) => {
      const { shop, tab } = await shopWithCart();
      shop.api.moveCart.mockRejectedValue(new ShopApiError(code, 'no'));
      await expect(tab.move('ca')).rejects.toMatchObject({ code });
      expect(shop.api.moveCart).toHaveBeenCalledTimes(code === 'VersionConflict' ? 2 : 1);
      await tab.add(item('A'));
      expect(shop.cart()).toMatchObject({ id: 'c1', country: 'us' });
      expect(quantities(shop)).toEqual({ A: 2 });
    },
  );

  test('of a cart that was ordered in another tab forgets it: there is no cart to move', async () => {
    const { shop, tab } = await shopWithCart();
    shop.end();
    expect(await tab.move('ca')).toBeNull();
    expect(readEntry('CT_CART_ID')).toBeNull();
  });
});

describe('reopening an earlier cart', () => {
  test('makes it the browser’s cart again, unchanged', async () => {
    const { shop, tab } = await shopWithCart();
    await tab.move('ca');
    expect(await tab.reopen('c1')).toMatchObject({ id: 'c1', country: 'us', version: 2 });
    expect(readEntry('CT_CART_ID')).toBe('c1');
    await tab.add(item('A'));
    expect(quantities(shop)).toEqual({ A: 2 });
    expect(shop.cart().country).toBe('us');
  });
});

test('wherever the cart goes, nothing in it is lost', async () => {
  const step = fc.record({ tab: fc.constantFrom(0, 1), to: fc.constantFrom('add', 'us', 'ca', 'mx') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const shop = fakeShop();
      const tabs = [shop.openTab(), shop.openTab()];
      await tabs[0]?.add(item('A'));
      let [added, country] = [1, 'us'];
      for (const { tab, to } of steps) {
        if (to === 'add') await tabs[tab]?.add(item('A'));
        else await tabs[tab]?.move(to);
        if (to === 'add') added += 1;
        else country = to;
      }
      expect(quantities(shop)).toEqual({ A: added });
      expect(shop.cart().country).toBe(country);
    }),
  );
});
