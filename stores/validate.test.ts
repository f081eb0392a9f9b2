import { describe, expect, test } from 'vitest';
import { us } from '../brands/demo/storefronts/index.ts';
import type { Store, StoreCountry } from './types.ts';
import { validateStore } from './validate.ts';

/** The countries by code. Their type requires at least one, but external data may violate it. */
const countriesOf = (...countries: StoreCountry[]) => ({
  countries: countries as [StoreCountry, ...StoreCountry[]],
});
const atHome = (fields: Partial<StoreCountry>) => countriesOf({ code: 'us', currency: 'USD', ...fields });
const storeWith = (fields: Partial<Store>): Store => ({ ...us, ...fields });

describe('a store is rejected', () => {
  test('product 5.5: the set of allowed countries must be non-empty, otherwise the app fails with exactly this', () => {
    expect(() => validateStore(storeWith(countriesOf()))).toThrow(/^Allowed countries in store is empty$/);
  });

  test('product 5.1: the site country must be a known country code', () => {
    expect(() => validateStore(storeWith(atHome({ code: 'xx' })))).toThrow(
      'Store us: Unknown country code "xx".',
    );
  });

  test.each<[string, Partial<Store>, string]>([
    ['an upper-case country', atHome({ code: 'US' }), 'write the country code "US" in lower case'],
    ['an unknown currency', atHome({ currency: 'DOL' }), 'us has the unknown currency "DOL"'],
    [
      'the same country twice',
      countriesOf({ code: 'us', currency: 'USD' }, { code: 'us', currency: 'EUR' }),
      'countries lists a country twice',
    ],
    ['a language without a search key', { languages: ['en', 'es'] }, 'searchKeys has no key for es'],
    [
      'a country’s language that the store lacks',
      atHome({ languages: ['en', 'es'] }),
      'us uses es, which is not one of the store’s languages',
    ],
    ['no shipping countries', { shippingCountries: [] }, 'shippingCountries is empty'],
    ['shipping to an unknown country', { shippingCountries: ['xx'] }, 'Unknown country code "xx"'],
  ])('for %s', (_fault, fields, message) => {
    expect(() => validateStore(storeWith(fields))).toThrow(new Error(`Store us: ${message}.`));
  });

  test.each(['https://shop.example/us', 'http://shop.example'])('for the origin "%s"', (origin) => {
    expect(() => validateStore(storeWith({ origin }))).toThrow(
      'Store us: origin must be https:// and a host, without a path.',
    );
  });

  test('with all of its mistakes in one report', () => {
    const faulty = storeWith({ ...atHome({ currency: 'DOL' }), searchKeys: {}, merchantAccount: '' });
    expect(() => validateStore(faulty)).toThrow(
      'Store us: searchKeys has no key for en; us has the unknown currency "DOL"; merchantAccount is empty.',
    );
  });
});
