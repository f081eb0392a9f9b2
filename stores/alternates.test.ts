import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternatesOf, type BuiltPages } from './alternates.ts';
import { storefrontDirectory } from './directory.ts';
import { stores, storefronts as everyStore } from './testing/storefronts.ts';
import { type PageKey, urlOf } from './urls.ts';

const { us, ca, eu } = stores;
const having = (key: PageKey, built: BuiltPages, all = everyStore) =>
  all.filter(({ id }) => built[id]?.has(key));
const hrefs = (key: PageKey, built: BuiltPages) =>
  alternatesOf(key, having(key, built)).map(({ hreflang, href }) => `${hreflang} ${href}`);

/** What some storefronts have built. */
const building = (pages: Partial<Record<keyof typeof stores, readonly PageKey[]>>): BuiltPages =>
  Object.fromEntries(Object.entries(pages).map(([id, keys]) => [id, new Set(keys)]));

/** Any pages that each storefront might have built. */
const someKeys: readonly PageKey[] = ['home', 'cart', 'product/shell-jacket', 'content/legal-notice'];
const anyBuilt: fc.Arbitrary<BuiltPages> = fc
  .tuple(
    ...everyStore.map(({ id }) => fc.subarray([...someKeys]).map((keys) => [id, new Set(keys)] as const)),
  )
  .map((entries) => Object.fromEntries(entries));
const anyKey = fc.constantFrom(...someKeys);

describe('alternates', () => {
  test('include language and country, and the address for everyone else', () => {
    expect(hrefs('cart', building({ us: ['cart'], hk: ['cart'] }))).toEqual([
      'en-US https://us.fell-and-fjord.example/cart/',
      'en-HK https://hk.fell-and-fjord.example/cart/',
      'zh-Hant-HK https://hk.fell-and-fjord.example/zh-hant/gouwuche/',
      'zh-Hant-TW https://hk.fell-and-fjord.example/zh-hant/gouwuche/',
      'en-TW https://hk.fell-and-fjord.example/cart/',
      'zh-Hant-CN https://hk.fell-and-fjord.example/zh-hant/gouwuche/',
      'en-CN https://hk.fell-and-fjord.example/cart/',
      'x-default https://us.fell-and-fjord.example/cart/',
    ]);
  });

  test('lead everyone else to the first storefront that has the page', () => {
    const built = building({ se: ['cart'], ca: ['cart'], us: [] });
    expect(hrefs('cart', built).at(-1)).toBe(`x-default ${urlOf(ca, 'en', 'cart')}`);
  });

  test('whatever is built: each storefront with the page is included for each of its countries and their languages', () => {
    fc.assert(
      fc.property(anyKey, anyBuilt, (key, built) => {
        const expected = having(key, built).flatMap((store) =>
          store.countries.flatMap((country) =>
            (country.languages ?? store.languages).map(
              (language) => `${language}-${country.code.toUpperCase()} ${urlOf(store, language, key)}`,
            ),
          ),
        );
        const listed = hrefs(key, built).filter((href) => !href.startsWith('x-default'));
        expect(listed.sort()).toEqual(expected.sort());
      }),
    );
  });

  test('whatever is built: no audience is listed twice, and everyone else exactly once if there is anything', () => {
    fc.assert(
      fc.property(anyKey, anyBuilt, (key, built) => {
        const audiences = alternatesOf(key, having(key, built)).map(({ hreflang }) => hreflang);
        expect(new Set(audiences).size).toBe(audiences.length);
        expect(audiences.includes('x-default')).toBe(audiences.length > 0);
      }),
    );
  });
});

describe('the directory of storefronts', () => {
  const directory = storefrontDirectory(everyStore);

  test('has every country of every storefront once, in the storefronts’ order', () => {
    expect(directory.map(({ country, storeId }) => `${storeId} ${country}`)).toEqual(
      everyStore.flatMap(({ id, countries }) => countries.map(({ code }) => `${id} ${code}`)),
    );
  });

  test('includes a country’s currency, its tax, and its storefront’s address in each of its languages', () => {
    expect(storefrontDirectory([us, eu]).filter(({ country }) => ['us', 'be'].includes(country))).toEqual([
      {
        country: 'us',
        currency: 'USD',
        storeId: 'us',
        tax: { included: false, name: 'salesTax' },
        homes: [{ language: 'en', href: 'https://us.fell-and-fjord.example/' }],
      },
      {
        country: 'be',
        currency: 'EUR',
        storeId: 'eu',
        tax: { included: true, name: 'vat' },
        homes: [
          { language: 'nl', href: 'https://eu.fell-and-fjord.example/nl/' },
          { language: 'fr', href: 'https://eu.fell-and-fjord.example/fr/' },
          { language: 'en', href: 'https://eu.fell-and-fjord.example/' },
        ],
      },
    ]);
  });
});
