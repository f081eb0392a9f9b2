import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import {
  closedDrawers,
  drawersOpened,
  initialShopState,
  navOpened,
  searchOpened,
  type ShopState,
} from './shop-state.ts';

const { us } = stores;

const start = initialShopState(us, { brandName: 'Brand', supportEmail: 'a@b.example' });
const after = (before: ShopState, ...changes: Partial<ShopState>[]): ShopState =>
  changes.reduce<ShopState>((state, change) => ({ ...state, ...change }), before);

describe('the state a page starts with', () => {
  test('product 4.37, 4.38: the environment starts as production, and the notice bar starts visible', () => {
    expect(start.environment).toBe('production');
    expect(start.hideNoticeBar).toBe(false);
  });

  test('product 3.29: it has the store, and its countries are those that are allowed', () => {
    const store = { ...us, countries: [...us.countries, { code: 'ca', currency: 'CAD' }] } as const;
    const { siteConfig } = start;
    expect(initialShopState(store, siteConfig)).toMatchObject({ store, allowedCountries: store.countries });
  });

  test('product 3.26: the active search type defaults to product', () => {
    expect(start.activeSearchType).toBe('product');
  });

  test('product 3.25: it has exactly the fields of the global shop state', () => {
    expect(Object.keys(start).sort()).toEqual(
      [
        'environment scripts hideNoticeBar giftMessageProduct giftBoxProduct toasterProduct awinId cjEventId',
        'userCountry searchOpen navOpen drawerIndices activeSearchType siteConfig store allowedCountries',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
  });
});

describe('search, navigation and drawers', () => {
  const browsing = after(start, navOpened(true), drawersOpened([2, 1]));

  test('product 4.31: opening search closes the nav and resets both drawer indices', () => {
    expect(after(browsing, searchOpened(true))).toMatchObject({
      searchOpen: true,
      navOpen: false,
      drawerIndices: closedDrawers,
    });
  });

  test('closing search does not affect nav and drawers', () => {
    expect(after(browsing, searchOpened(false))).toEqual(browsing);
  });

  test('product 4.32: opening the nav closes search', () => {
    const searching = after(start, searchOpened(true));
    expect(after(searching, navOpened(true))).toMatchObject({
      navOpen: true,
      searchOpen: false,
    });
    expect(after(searching, navOpened(false))).toMatchObject({ searchOpen: true });
  });

  test('product 3.28, 4.33: setting the drawer indices closes search', () => {
    const searching = after(start, searchOpened(true));
    expect(after(searching, drawersOpened([0, -1]))).toMatchObject({
      drawerIndices: [0, -1],
      searchOpen: false,
    });
  });
});
