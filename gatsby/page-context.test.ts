import { describe, expect, test } from 'vitest';
import { alternatesOf, type BuiltPages } from '../stores/alternates.ts';
import { stores } from '../stores/index.ts';
import type { Language, StoreId } from '../stores/types.ts';
import { type PageKey, pageKeys } from '../stores/urls.ts';
import { alternateLinks } from './html/alternate-links.tsx';
import { pageContextMaker, sitePathsOf } from './page-context.ts';

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
    const sitePaths = sitePathsOf(stores.se, 'en', without());
    expect(sitePaths).toMatchObject({
      home: '/en/',
      cart: '/en/cart/',
      'content/returns': '/en/customer-service/returns/',
    });
    expect(Object.keys(sitePaths).filter((key) => key.startsWith('product/'))).toEqual([]);
  });

  test('are not those of pages the storefront does not have', () => {
    const without = sitePathsOf(stores.us, 'en', builtPages.us ?? new Set());
    expect(without).not.toHaveProperty('content/legal-notice');
    expect(sitePathsOf(stores.de, 'de', new Set(pageKeys))).toHaveProperty(
      'content/legal-notice',
      '/kundenservice/impressum/',
    );
  });
});

describe('the links of a page to itself in every storefront', () => {
  const linksOf = (storeId: StoreId, key: PageKey, language: Language) =>
    alternateLinks(makerOf(storeId)(key, language), all).map(({ props }) => props);
  const tagsOf = (...args: Parameters<typeof linksOf>) => linksOf(...args).map(({ hrefLang }) => hrefLang);

  test('are one for every country and language, its own among them', () => {
    const links = linksOf('se', 'product/baby-bib', 'sv');
    const { origin } = stores.se;
    const own = links.filter(({ href }) => href?.startsWith(`${origin}/`)).map(({ hrefLang }) => hrefLang);
    expect(own).toEqual(['sv-SE', 'en-SE']);
    expect(new Set(links.map(({ hrefLang }) => hrefLang)).size).toBe(links.length);
    expect(links.at(-1)?.hrefLang).toBe('x-default');
  });

  test('are the same in every storefront, so that alternates are reciprocal', () => {
    expect(linksOf('us', 'product/baby-bib', 'en')).toEqual(linksOf('jp', 'product/baby-bib', 'ja'));
  });

  test('are the whole list of its alternates, in the catalogue’s order', () => {
    const key = 'product/high-chair';
    const having = all.filter(({ id }) => id !== 'jp');
    expect(linksOf('us', key, 'en')).toEqual(
      alternatesOf(key, having).map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href })),
    );
  });

  test('omit a storefront without the page', () => {
    const tags = tagsOf('us', 'product/high-chair', 'en');
    expect(tags).toContain('sv-SE');
    expect(tags).not.toContain('ja-JP');
  });

  test('are no alternates of a page that search engines should not list', () => {
    const relations = linksOf('se', 'cart', 'sv').map(({ rel }) => rel);
    expect(relations.length).toBeGreaterThan(0);
    expect(relations).not.toContain('alternate');
  });

  test.each(['not-found', 'server-error'] as const)(
    'are missing if it is %s, which can appear anywhere',
    (key) => {
      expect(linksOf('se', key, 'sv')).toEqual([]);
    },
  );
});
