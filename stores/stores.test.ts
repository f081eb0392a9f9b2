import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { storeById } from './storefront.ts';
import { stores, storefronts } from '../brands/demo/storefronts/index.ts';
import { languages } from './types.ts';

const storeIds = storefronts.map(({ id }) => id);
import { validateStore } from './validate.ts';

const everyStore = Object.values(stores);
const duplicates = (values: readonly string[]) =>
  values.filter((one, index) => values.indexOf(one) !== index);

/** Every country that a redirect may specify (docs/product.md, 9.1). */
const countriesOfRedirects =
  'us se de fr gb es it nl ca kr hk au jp at be hr cz dk ee fi hu ie lv lt lu pl pt sk si tw cn cy gr'.split(
    ' ',
  );

describe('the storefronts', () => {
  test('product 1.4: are those of the countries with their own one, and the shared European one', () => {
    const ids = 'us gb se de fr es it nl ca au hk kr jp eu'.split(' ');
    expect(Object.keys(stores)).toEqual(ids);
    expect([...storeIds]).toEqual(ids);
  });

  test.each(everyStore)('$id is valid and found by its id', (store) => {
    expect(validateStore(store)).toBe(store);
    expect(storeById(store.id, Object.values(stores))).toBe(store);
  });

  test('product 5.6: the store data must exist: an unknown one is rejected with a list of the known ones', () => {
    expect(() => storeById('atlantis', Object.values(stores))).toThrow(
      'Unknown store "atlantis". Known stores: us, gb, se, de, fr, es, it, nl, ca, au, hk, kr, jp, eu.',
    );
    expect(() => storeById('constructor', Object.values(stores))).toThrow('Unknown store "constructor"');
    expect(() => storeById('eu', [stores.us])).toThrow('Unknown store "eu". Known stores: us.');
  });

  test('share no origin, no merchant account and no search index', () => {
    expect(duplicates(everyStore.map(({ origin }) => origin))).toEqual([]);
    expect(duplicates(everyStore.map(({ merchantAccount }) => merchantAccount))).toEqual([]);
    expect(duplicates(everyStore.flatMap(({ searchKeys }) => Object.values(searchKeys)))).toEqual([]);
  });

  test('product 2.2.10: offer every language that has texts, each once per storefront', () => {
    expect(new Set(everyStore.flatMap((store) => store.languages))).toEqual(new Set(languages));
    for (const store of everyStore) expect(duplicates(store.languages), store.id).toEqual([]);
  });

  test('ship to every country they sell in', () => {
    for (const { id, shippingCountries, countries } of everyStore) {
      for (const { code } of countries) expect(shippingCountries, id).toContain(code);
    }
  });
});

describe('countries', () => {
  test('product 9.2: exactly one storefront sells to each country that a redirect may specify, and to no other', () => {
    const sold = everyStore.flatMap(({ countries }) => countries.map(({ code }) => code));
    expect(duplicates(sold)).toEqual([]);
    expect([...sold].sort()).toEqual([...countriesOfRedirects].sort());
  });

  test('a store knows only its own countries', () => {
    expect(countryOf(stores.us, 'US')?.currency).toBe('USD');
    expect(countryOf(stores.us, 'se')).toBeUndefined();
  });
});
