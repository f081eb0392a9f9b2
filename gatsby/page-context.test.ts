import { describe, expect, test } from 'vitest';
import type { BuiltPages } from '../stores/alternates.ts';
import { stores } from '../stores/index.ts';
import type { Language, StoreId } from '../stores/types.ts';
import { type PageKey, pageKeys } from '../stores/urls.ts';
import { pageContextMaker } from './page-context.ts';

const all = Object.values(stores);
const without = (...keys: PageKey[]) => new Set(pageKeys.filter((key) => !keys.includes(key)));
/** The complete catalogue everywhere, except for the high chair in Japan and the legal notice in the United States. */
const builtPages: BuiltPages = {
  ...Object.fromEntries(all.map(({ id }) => [id, without()])),
  jp: without('product/high-chair'),
  us: without('content/legal-notice'),
};
const makerOf = (storeId: StoreId) => pageContextMaker({ store: stores[storeId], stores: all, builtPages });

describe('product 3.3: language settings of a page', () => {
  const table: [StoreId, PageKey, Language, Record<string, unknown>][] = [
    ['se', 'category/baby-carriers', 'sv', { path: '/produkter/barselar/', routed: false }],
    ['se', 'category/baby-carriers', 'en', { path: '/en/products/baby-carriers/', routed: true }],
    ['se', 'home', 'en', { path: '/en/', originalPath: '/', routed: true }],
    ['hk', 'home', 'zh-Hant', { path: '/zh-hant/', originalPath: '/', routed: true }],
    ['us', 'cart', 'en', { path: '/cart/', originalPath: '/cart/', routed: false }],
    ['jp', 'cart', 'en', { path: '/en/cart', routed: true }],
  ];
  test.each(table)('%s: %s in %s', (storeId, key, language, expected) => {
    const { languages } = stores[storeId];
    const { i18n, pageKey } = makerOf(storeId)(key, language);
    expect(pageKey).toBe(key);
    expect(i18n).toMatchObject({ language, languages, defaultLanguage: languages[0], ...expected });
    expect(Object.keys(i18n).sort()).toEqual(
      ['language', 'languages', 'defaultLanguage', 'originalPath', 'path', 'routed'].sort(),
    );
  });

  test('the original path is that of the default language', () => {
    const page = makerOf('se')('category/baby-carriers', 'en');
    expect(page.i18n.originalPath).toBe('/produkter/barselar/');
    expect(page.languagePaths).toEqual({
      sv: '/produkter/barselar/',
      en: '/en/products/baby-carriers/',
    });
  });
});

describe('the addresses a page links to', () => {
  test('are those of screens, categories, and content in its language, not of products, whose paths come with their data', () => {
    const { sitePaths } = makerOf('se')('home', 'en');
    expect(sitePaths).toMatchObject({
      home: '/en/',
      cart: '/en/cart/',
      'content/returns': '/en/customer-service/returns/',
    });
    expect(Object.keys(sitePaths).filter((key) => key.startsWith('product/'))).toEqual([]);
  });

  test('are not those of pages the storefront does not have', () => {
    expect(makerOf('us')('home', 'en').sitePaths).not.toHaveProperty('content/legal-notice');
    expect(makerOf('de')('home', 'de').sitePaths).toHaveProperty(
      'content/legal-notice',
      '/kundenservice/impressum/',
    );
  });
});

describe('a page across storefronts', () => {
  const hrefs = (storeId: StoreId, key: PageKey, language: Language) =>
    makerOf(storeId)(key, language).alternates;

  test('has an address for every country and language, its own among them', () => {
    const alternates = hrefs('se', 'product/baby-bib', 'sv');
    const { origin } = stores.se;
    const own = alternates
      .filter(({ href }) => href.startsWith(`${origin}/`))
      .map(({ hreflang }) => hreflang);
    expect(own).toEqual(['sv-SE', 'en-SE']);
    expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
    expect(alternates.at(-1)?.hreflang).toBe('x-default');
  });

  test('has the same addresses in every storefront, so that alternates are reciprocal', () => {
    expect(hrefs('us', 'product/baby-bib', 'en')).toEqual(hrefs('jp', 'product/baby-bib', 'ja'));
  });

  test('has no address in a storefront without the page', () => {
    const tags = hrefs('us', 'product/high-chair', 'en').map(({ hreflang }) => hreflang);
    expect(tags).toContain('sv-SE');
    expect(tags).not.toContain('ja-JP');
  });

  test.each(['not-found', 'server-error'] as const)(
    'has no address if it is %s, which can appear anywhere',
    (key) => {
      expect(makerOf('se')(key, 'sv').alternates).toEqual([]);
    },
  );
});
