import { describe, expect, test } from 'vitest';
import { stores } from '../brands/demo/storefronts/index.ts';
import { defaultLanguageOf } from './languages.ts';
import type { Language, Store } from './types.ts';
import { isPageKey, languageOfPath, listPageKey, type PageKey, pageKeysOf, pathOf } from './urls.ts';
import { pagePaths } from '../brands/demo/pages.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

const everyStore = Object.values(stores);
const errorPages: readonly PageKey[] = ['not-found', 'server-error'];
const ordinaryPages = pageKeys.filter((key) => !errorPages.includes(key));
/** A storefront like another one, except for its slashes. */
const withSlash = (trailingSlash: 'always' | 'never', store: Store): Store => ({
  ...store,
  urls: { trailingSlash },
});

/** Every address of a storefront: its language, its page and its path. */
const addressesOf = (store: Store, keys: readonly PageKey[] = ordinaryPages) =>
  store.languages.flatMap((language) =>
    keys.map((key) => ({ language, key, path: pathOf(store, language, key) })),
  );

describe.each(everyStore)('the addresses of $id', (store) => {
  test('no two pages share one, whatever their language', () => {
    const addresses = addressesOf(store);
    const byPath = Map.groupBy(addresses, ({ path }) => path);
    const shared = [...byPath.values()].filter((pages) => pages.length > 1);
    expect(shared).toEqual([]);
    expect(byPath.size).toBe(store.languages.length * ordinaryPages.length);
  });

  test('are plain: lower-case ASCII letters, digits and dashes', () => {
    for (const { path } of addressesOf(store))
      expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9-]*$/);
  });

  test('end in a slash depending on the storefront', () => {
    for (const { path } of addressesOf(store)) {
      if (path !== '/') expect(path.endsWith('/'), path).toBe(store.urls.trailingSlash === 'always');
    }
  });

  test('product 2.2.11: begin with the language exactly when it is not the default one, and only once', () => {
    const prefixes = store.languages.map((language) => language.toLowerCase());
    for (const { language, path } of addressesOf(store)) {
      const [first, second] = path.split('/').slice(1);
      const isDefault = language === defaultLanguageOf(store);
      expect(prefixes.includes(first ?? ''), path).toBe(!isDefault);
      if (!isDefault) expect(first, path).toBe(language.toLowerCase());
      expect(prefixes, path).not.toContain(second);
    }
  });

  test('product 2.1.5: of error pages are files, in every language', () => {
    for (const language of store.languages) {
      const prefix = language === defaultLanguageOf(store) ? '' : `/${language.toLowerCase()}`;
      expect(pathOf(store, language, 'not-found')).toBe(`${prefix}/404.html`);
      expect(pathOf(store, language, 'server-error')).toBe(`${prefix}/500.html`);
    }
  });
});

describe('product 2.2.16: whether trailing slashes are stripped follows a setting; the value never strips them', () => {
  test.each([
    ['always', 'en', 'home', '/'],
    ['never', 'en', 'home', '/'],
    ['always', 'en', 'cart', '/cart/'],
    ['never', 'fr', 'home', '/fr'],
    ['always', 'en', 'not-found', '/404.html'],
    ['never', 'en', 'not-found', '/404.html'],
  ] as const)('%s: %s %s is at %s', (slash, language, key, path) => {
    expect(pathOf(withSlash(slash, stores.ca), language, key)).toBe(path);
  });
});

test.each<[Language, string]>([
  ['zh-Hant', '/zh-hant/'],
  ['zh-Hant', '/ZH-Hant/sousuo/'],
  ['en', '/'],
  ['en', '/zh-hantastic/'],
  ['en', '/products/zh-hant/'],
  ['en', ''],
])('Hong Kong is in %s at "%s"', (language, path) => {
  expect(languageOfPath(stores.hk, path)).toBe(language);
});

test('something that is not a page is recognized as such', () => {
  expect(isPageKey(stores.us, 'product/baby-carrier-mini')).toBe(true);
  expect(isPageKey(stores.us, 'product/unicorn')).toBe(false);
  expect(isPageKey(stores.us, 'toString')).toBe(false);
});

describe('product 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8: known addresses of the shop', () => {
  test.each([
    ['/', ''],
    ['/selected/', 'shop supersoft-and-supercosy-new-additions 50-years-of-baby-carrying'],
    ['/products/baby-carriers/', 'baby-carrier-one baby-carrier-one-air baby-carrier-mini baby-carrier-move'],
    ['/products/baby-carriers/', 'baby-carrier-harmony accessories-baby-carrier'],
    ['/products/baby-bouncers/', 'bouncer-bliss bouncer-balance-soft bouncer-bundle-with-toy'],
    [
      '/products/baby-bouncers/',
      'bouncer-with-transport-bag accessories-baby-bouncer/fabric-seat-for-bouncer',
    ],
    ['/products/kitchen/', 'baby-bib baby-bib-2-pack small-baby-bib-2-pack feeding-bib-set'],
    ['/products/kitchen/', 'baby-feeding-set-3-pcs baby-cup baby-spoon-and-fork baby-plate-spoon-and-fork'],
    ['/products/bathroom/', 'smart-potty step-stool toilet-training-seat potty-chair'],
    ['/products/baby-cradle-and-travel-crib/', 'travel-cot-light baby-cradle accessories'],
    ['/products/starter-kits/', 'basic-starter-kit-for-newborns'],
  ])('%s: %s', expectPages);
});

describe('product 2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.3.15: further known addresses', () => {
  test.each([
    ['/pages/', 'babywearing-guide baby-shower-inspiration shop-pre-loved caring-for-future-generations'],
    ['/pages/', 'traveling-with-kids gift-guide why-buy-a-baby-bouncer inspiration/all inspiration/sleep'],
    ['/about/', 'hip-healthy-baby-carriers ergonomic-baby-carrier-guide'],
    ['/', 'about'],
    ['/customer-service/', 'faq accessibility'],
    ['/customer-service/', 'returns shipping-and-delivery manuals'],
    ['/customer-service/', 'data-protection-policy user-terms-conditions'],
    ['/', 'search stores cart checkout order-confirmation'],
  ])('%s: %s', expectPages);
});

/** @param slugs separated by spaces. */
function expectPages(folder: string, slugs: string): void {
  const paths = pageKeys.map((key) => pathOf(stores.us, 'en', key));
  const wanted = slugs.split(' ').map((slug) => (slug ? `${folder}${slug}/` : folder));
  expect(paths).toEqual(expect.arrayContaining(wanted));
}

test.each([
  ['us', 'en', '/products/kitchen/page/2/'],
  ['jp', 'ja', '/shohin/oshokuji/page/2'],
] as const)('%s %s: a later page of a list is below its first', (id, language, path) => {
  expect(pathOf(stores[id], language, listPageKey('category/kitchen', 2))).toBe(path);
  expect(listPageKey('category/kitchen', 1)).toBe('category/kitchen');
  expect(languageOfPath(stores[id], path)).toBe(language);
});
