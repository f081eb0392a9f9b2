// @vitest-environment jsdom
/* eslint-disable no-restricted-properties -- looks behind the guard */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { stores } from '../../stores/testing/storefronts.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { initialShopState, withoutScript, withScript } from '../shop/shop-state.ts';

const newShop = (): ShopStore =>
  createStore(() => initialShopState(stores.us, { brandName: 'B', supportEmail: 'a@b.example' }));

/** The modules of a page that has just been opened: those of earlier pages still listen to their own visitor. */
async function openPage() {
  vi.resetModules();
  const [{ grantCategories }, { keepAffiliates }, { renderScripts }] = await Promise.all([
    import('../consent/consent-store.ts'),
    import('./affiliates.ts'),
    import('./render-scripts.ts'),
  ]);
  return { shop: newShop(), grantCategories, keepAffiliates, renderScripts };
}
const add = (id: string, src: string) => withScript({ id, src, needs: ['statistics', 'marketing'] });
const inDocument = () =>
  [...document.querySelectorAll('script')].map(({ id, src }) => [id, new URL(src).pathname]);

beforeEach(async () => {
  (await openPage()).grantCategories([]);
  document.head.innerHTML = '';
});

describe('the scripts of the shop’s state', () => {
  test('product 3.27, 4.35, 4.36: are added by ID, replaced by ID, and removed by ID', async () => {
    const { shop, grantCategories, renderScripts } = await openPage();
    const { setState } = shop;
    grantCategories(['statistics']);
    renderScripts(shop);
    setState(add('a', '/1.js'));
    setState(add('b', '/2.js'));
    expect(inDocument()).toEqual([
      ['a', '/1.js'],
      ['b', '/2.js'],
    ]);
    const [, kept] = document.querySelectorAll('script');
    setState(add('a', '/3.js'));
    expect(inDocument()).toEqual([
      ['b', '/2.js'],
      ['a', '/3.js'],
    ]);
    expect(document.querySelector('script')).toBe(kept);
    setState(withoutScript('a'));
    expect(inDocument()).toEqual([['b', '/2.js']]);
  });
});

describe('the click of an affiliate', () => {
  const landing = 'https://shop.example/?awc=1_2_abc&cjevent=cj-1&reloaded=1';
  const kept = (shop: ShopStore) => [shop.getState().awinId, shop.getState().cjEventId];
  const both = ['awin', 'cj'] as const;

  test('is forgotten without consent, kept with it, and deleted when it is withdrawn', async () => {
    const { shop, grantCategories, keepAffiliates } = await openPage();
    keepAffiliates(shop, both, landing);
    expect([kept(shop), document.cookie]).toEqual([[null, null], expect.not.stringContaining('awc')]);
    grantCategories(['marketing']);
    expect(kept(shop)).toEqual(['1_2_abc', 'cj-1']);
    expect(document.cookie).toMatch(/awc=1_2_abc.*cje=cj-1/);
    grantCategories(['statistics']);
    expect(kept(shop)).toEqual([null, null]);
    expect(document.cookie).not.toMatch(/awc|cje/);
  });

  test('is remembered on later pages, until there is another one', async () => {
    const first = await openPage();
    first.grantCategories(['marketing']);
    first.keepAffiliates(first.shop, both, landing);
    const later = await openPage();
    later.keepAffiliates(later.shop, both, 'https://shop.example/cart/');
    expect(kept(later.shop)).toEqual(['1_2_abc', 'cj-1']);
    const again = await openPage();
    again.keepAffiliates(again.shop, both, 'https://shop.example/?awc=3_4_def');
    expect(kept(again.shop)).toEqual(['3_4_def', 'cj-1']);
  });

  test.each([
    ['the shop does not use the program', ['cj'], landing, [null, 'cj-1']],
    ['it cannot be an ID', ['awin'], 'https://shop.example/?awc=%3Cscript%3E', [null, null]],
  ] as const)('is ignored if %s', async (_, programs, address, expected) => {
    const { shop, grantCategories, keepAffiliates } = await openPage();
    grantCategories(['marketing']);
    keepAffiliates(shop, programs, address);
    expect(kept(shop)).toEqual(expected);
  });
});
