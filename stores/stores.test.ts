import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedCountriesOf } from './allowed-countries.ts';
import { countryOf, storeById, stores } from './index.ts';
import { isPageKey, pageKeys, pathOf, urlOf } from './urls.ts';
import { sitePathOf } from './site-paths.ts';

const everyStore = Object.values(stores);

describe('stores', () => {
  test.each(everyStore)('$id is found by its id and sells somewhere', (store) => {
    expect(storeById(store.id)).toBe(store);
    expect(allowedCountriesOf(store).length).toBeGreaterThan(0);
    expect(store.languages).toContain(store.defaultLanguage);
  });

  test('an unknown store is refused with the known ones', () => {
    expect(() => storeById('atlantis')).toThrow('Unknown store "atlantis". Known stores: us, se, de.');
    expect(() => storeById('constructor')).toThrow('Unknown store');
  });

  test('spec 5: the set of allowed countries must be non-empty', () => {
    expect(() => allowedCountriesOf({ countries: [] })).toThrow(/^Allowed countries in store is empty$/);
  });

  test('countries are found in any case, others are not', () => {
    expect(countryOf(stores.us, 'US')?.currency).toBe('USD');
    expect(countryOf(stores.us, 'se')).toBeUndefined();
  });

  test('origins and search keys belong to one store each', () => {
    expect(new Set(everyStore.map(({ origin }) => origin)).size).toBe(everyStore.length);
    expect(new Set(everyStore.map(({ searchKey }) => searchKey)).size).toBe(everyStore.length);
  });
});

describe('page addresses', () => {
  test('no two pages share one', () => {
    expect(new Set(pageKeys.map((key) => pathOf('en', key))).size).toBe(pageKeys.length);
  });

  test.each(pageKeys)('%s has a plain, lower-case path', (key) => {
    expect(pathOf('en', key)).toMatch(/^\/(([a-z0-9-]+\/)*|\d{3}\.html)$/);
  });

  test('the absolute address is the origin and the path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyStore), fc.constantFrom(...pageKeys), (store, key) => {
        const url = new URL(urlOf(store, 'en', key));
        expect([url.origin, url.pathname]).toEqual([store.origin, pathOf('en', key)]);
      }),
    );
  });

  test('what is no page is known to be none', () => {
    expect(isPageKey('product/baby-carrier-mini')).toBe(true);
    expect(isPageKey('product/unicorn')).toBe(false);
    expect(isPageKey('toString')).toBe(false);
  });

  test('the interface’s own links are the same addresses', () => {
    expect(sitePathOf('en', 'cart')).toBe(pathOf('en', 'cart'));
  });
});

describe('spec 2.3: known shop page targets', () => {
  test.each([
    '/',
    '/selected/shop/',
    '/selected/supersoft-and-supercosy-new-additions/',
    '/selected/50-years-of-baby-carrying/',
    '/products/baby-carriers/baby-carrier-harmony/',
    '/products/baby-carriers/accessories-baby-carrier/',
    '/products/baby-bouncers/bouncer-bundle-with-toy/',
    '/products/baby-bouncers/accessories-baby-bouncer/fabric-seat-for-bouncer/',
    '/products/kitchen/baby-plate-spoon-and-fork/',
    '/products/bathroom/toilet-training-seat/',
    '/products/baby-cradle-and-travel-crib/accessories/',
    '/products/starter-kits/basic-starter-kit-for-newborns/',
    '/pages/babywearing-guide/',
    '/about/hip-healthy-baby-carriers/',
    '/customer-service/user-terms-conditions/',
  ])('%s', (path) => {
    expect(pageKeys.map((key) => pathOf('en', key))).toContain(path);
  });
});
