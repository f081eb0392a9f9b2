// @vitest-environment jsdom
/* eslint-disable no-restricted-globals, no-restricted-properties -- looks behind the guard */
import type * as Inventory from './inventory.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fresh page: the module remembers the answer while a page is open. */
async function freshPage() {
  vi.resetModules();
  return import('./guarded-storage.ts');
}

/** The inventory with an additional entry in a category that needs consent. */
vi.mock('./inventory.ts', async (original) => {
  const real = await original<typeof Inventory>();
  const inventory = { ...real.inventory, clicks: { category: 'functional', store: 'local' } } as const;
  return { ...real, inventory, entryKind: (name: keyof typeof inventory) => inventory[name] };
});
const clicks = 'clicks' as 'country';

const clearCookies = () => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
});
afterEach(clearCookies);

describe('strict entries', () => {
  test('need no consent', async () => {
    const storage = await freshPage();
    expect(storage.writeEntry('CT_CART_ID', 'cart-1')).toBe(true);
    expect(storage.readEntry('CT_CART_ID')).toBe('cart-1');
    expect(document.cookie).toContain('CT_CART_ID=cart-1');
    storage.removeEntry('CT_CART_ID');
    expect(storage.readEntry('CT_CART_ID')).toBeNull();
  });

  test('may be kept in the tab’s session', async () => {
    const storage = await freshPage();
    storage.writeEntry('checkout-draft', '{}');
    expect(sessionStorage.getItem('checkout-draft')).toBe('{}');
  });
});

describe('entries that need consent', () => {
  test('product 4.12: without consent, reads return nothing and writes are skipped', async () => {
    const storage = await freshPage();
    localStorage.setItem('clicks', 'old');
    expect(storage.readEntry(clicks)).toBeNull();
    expect(storage.writeEntry(clicks, 'new')).toBe(false);
    expect(localStorage.getItem('clicks')).toBe('old');
  });

  test('product 4.14: are kept with consent, and deleted when it is withdrawn', async () => {
    const storage = await freshPage();
    storage.grantCategories(['functional']);
    expect(storage.writeEntry(clicks, '7')).toBe(true);
    expect(storage.readEntry(clicks)).toBe('7');
    storage.grantCategories([]);
    expect(localStorage.getItem('clicks')).toBeNull();
  });

  test('the answer applies on the next page', async () => {
    (await freshPage()).grantCategories(['functional', 'marketing']);
    const storage = await freshPage();
    expect([...storage.grantedCategories()].sort()).toEqual(['functional', 'marketing', 'strict']);
  });

  test('product 6.5: a forged answer does not grant nonexistent categories', async () => {
    document.cookie = 'consent=everything+functional; path=/';
    expect([...(await freshPage()).grantedCategories()].sort()).toEqual(['functional', 'strict']);
  });
});

test('a browser that blocks storage counts as one without storage', async () => {
  const storage = await freshPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.writeEntry('checkout-draft', 'x')).toBe(false);
  expect(storage.readEntry('checkout-draft')).toBeNull();
});

test('listeners hear of every answer while what they stored is still there', async () => {
  const storage = await freshPage();
  const heard: unknown[] = [];
  const stop = storage.onConsentChange((granted) => heard.push([[...granted], storage.readEntry(clicks)]));
  storage.grantCategories(['functional']);
  expect(storage.hasConsent('functional')).toBe(true);
  storage.writeEntry(clicks, '7');
  storage.grantCategories([]);
  stop();
  storage.grantCategories(['marketing']);
  expect(heard).toEqual([
    [['strict', 'functional'], null],
    [['strict'], null],
  ]);
  expect(localStorage.getItem('clicks')).toBeNull();
});
