import { describe, expect, test } from 'vitest';
import { ie, no } from '../brands/second/storefronts/index.ts';
import type { Store, StoreCountry } from './types.ts';
import { validateStore, validateStores } from './validate.ts';

/** The countries by code. Their type requires at least one, but external data may violate it. */
const countriesOf = (...countries: StoreCountry[]) => ({
  countries: countries as [StoreCountry, ...StoreCountry[]],
});
const atHome = (fields: Partial<StoreCountry>) => countriesOf({ code: 'ie', currency: 'EUR', ...fields });
const storeWith = (fields: Partial<Store>): Store => ({ ...ie, ...fields });

describe('a store is rejected', () => {
  test('product 5.5: the set of allowed countries must be non-empty, otherwise the app fails with exactly this', () => {
    expect(() => validateStore(storeWith(countriesOf()))).toThrow(/^Allowed countries in store is empty$/);
  });

  test('product 5.1: the site country must be a known country code', () => {
    expect(() => validateStore(storeWith(atHome({ code: 'xx' })))).toThrow(
      'Store ie: Unknown country code "xx".',
    );
  });

  test.each<[string, Partial<Store>, string]>([
    ['an upper-case country', atHome({ code: 'IE' }), 'write the country code "IE" in lower case'],
    ['an unknown currency', atHome({ currency: 'DOL' }), 'ie has the unknown currency "DOL"'],
    [
      'the same country twice',
      countriesOf({ code: 'ie', currency: 'EUR' }, { code: 'ie', currency: 'EUR' }),
      'countries lists a country twice',
    ],
    ['a language without a search key', { languages: ['en', 'es'] }, 'searchKeys has no key for es'],
    [
      'a country’s language that the store lacks',
      atHome({ languages: ['en', 'es'] }),
      'ie uses es, which is not one of the store’s languages',
    ],
    ['no shipping countries', { shippingCountries: [] }, 'shippingCountries is empty'],
    ['shipping to an unknown country', { shippingCountries: ['xx'] }, 'Unknown country code "xx"'],
  ])('for %s', (_fault, fields, message) => {
    expect(() => validateStore(storeWith(fields))).toThrow(new Error(`Store ie: ${message}.`));
  });

  test.each(['eu-b2b', 'no1', 'IE'])('for the ID "%s"', (id) => {
    expect(() => validateStore(storeWith({ id: id as Store['id'] }))).toThrow(
      `Store ${id}: id must be two letters in lower case: order numbers begin with it.`,
    );
  });

  test.each(['https://shop.example/ie', 'http://shop.example'])('for the origin "%s"', (origin) => {
    expect(() => validateStore(storeWith({ origin }))).toThrow(
      'Store ie: origin must be https:// and a host, without a path.',
    );
  });

  test('with all of its mistakes in one report', () => {
    const faulty = storeWith({ ...atHome({ currency: 'DOL' }), searchKeys: {}, merchantAccount: '' });
    expect(() => validateStore(faulty)).toThrow(
      'Store ie: searchKeys has no key for en; ie has the unknown currency "DOL"; merchantAccount is empty.',
    );
  });
});

test.each<[Store[], string]>([
  [[], 'no storefront is listed: list one'],
  [[ie, no, ie], 'two storefronts have the ID "ie": rename one of them'],
  [[ie, { ...no, countries: ie.countries }], '"ie" and "no" both sell in ie: sell in ie in one of them'],
])('a list of storefronts is rejected if %#', (stores, problem) => {
  expect(() => validateStores(stores, 'brands/x')).toThrow(new Error(`brands/x/storefronts/: ${problem}.`));
});
