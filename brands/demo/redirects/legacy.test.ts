import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../demo/catalogue/index.ts';
import { redirectResponse } from '../../../hosts/redirect-response.ts';
import { stores } from '../storefronts/index.ts';
import { defaultLanguageOf } from '../../../stores/languages.ts';
import { type NamedPageKey } from '../../../stores/page-paths.ts';
import type { Language, StoreId } from '../../../stores/types.ts';
import { type PageKey, pageKeysOf, pathOf, urlOf } from '../../../stores/urls.ts';
import { pagePaths } from '../pages.ts';
import { compile } from '../../../redirects/compile.ts';
import { asLegacyLink, type LegacyLinks } from '../../../redirects/records.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { storefrontOf } from '../../../redirects/storefront-of.ts';
import { conditionCountries } from './countries.ts';
import { legacyTables } from './index.ts';
import { legacyCatalogue } from './legacy-catalogue.ts';
import { legacyArticles } from './legacy-articles.ts';
import { customerServiceLinks, legacyManuals, manualLinks } from './legacy-customer-service.ts';
import { legacyDiscontinued } from './legacy-discontinued.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

const everyStore = Object.values(stores);
const rulesOn = (storeId: StoreId) =>
  compile(legacyTables, { store: stores[storeId], stores: everyStore }).map(({ rule }) => rule);
const indexes = new Map(everyStore.map(({ id, urls }) => [id, indexRules(rulesOn(id), urls.trailingSlash)]));

/** Where a host of a storefront sends whoever asks for an address, or null. */
function landing(address: string, storeId: StoreId = 'us'): string | null {
  const index = indexes.get(storeId);
  const request = new Request(`https://shop.example${address}`);
  return (index && redirectResponse(index, request, null))?.headers.get('location') ?? null;
}
/** Where the us storefront would send them if these were its only links. */
function landingWith(links: LegacyLinks, address: string): string | null {
  const tables = [{ file: 'brands/demo/redirects/example.ts', legacyLinks: links }];
  const rules = compile(tables, { store: stores.us, stores: everyStore }).map(({ rule }) => rule);
  const index = indexRules(rules, stores.us.urls.trailingSlash);
  return (
    redirectResponse(index, new Request(`https://shop.example${address}`), null)?.headers.get('location') ??
    null
  );
}
const pageOn = (key: PageKey, storeId: StoreId = 'us') =>
  pathOf(stores[storeId], defaultLanguageOf(stores[storeId]), key);
const linksOf = (links: LegacyLinks) =>
  Object.entries(links).map(([source, link]) => [source, asLegacyLink(link)] as const);

test.each([
  ['us', '/baby-carriers/', 'category/baby-carriers'],
  ['us', '/baby-cradle-and-travel-crib/', 'category/baby-cradle-and-travel-crib'],
  ['us', '/travel-cot/travel-cot-light/', 'product/travel-cot-light'],
  ['us', '/baby-carriers/accessories/', 'category/baby-carriers/accessories-baby-carrier'],
  ['us', '/products/baby-carriers/winter-cover/', 'product/winter-cover'],
  ['us', '/articles/babywearing-guide/', 'content/babywearing-guide'],
  ['us', '/inspiration/sleep/', 'content/inspiration/sleep'],
  ['us', '/articles/hip-healthy-baby-carriers/', 'content/hip-healthy-baby-carriers'],
  ['us', '/campaign/50-years-of-baby-carrying/', 'category/selected/50-years-of-baby-carrying'],
  ['us', '/returns/', 'content/returns'],
  ['us', '/customer-service/recalls/a-toy/', 'content/recalled-products'],
  ['us', '/baby-carriers/baby-carrier-miracle/', 'product/baby-carrier-move'],
  ['us', '/baby-carrier-original/', 'product/baby-carrier-mini'],
  ['us', '/bathroom/baby-bath/', 'category/bathroom'],
  ['us', '/undefined/products/bathroom/', 'category/bathroom'],
  ['us', '/products/baby-carriers/baby-carrier-mini/cotton-cherry-red/', 'product/baby-carrier-mini'],
  ['us', '/legal-notice/', 'content/user-terms-conditions'],
  ['de', '/legal-notice/', 'content/legal-notice'],
  ['au', '/bouncers/bouncer-balance-soft/', 'product/bouncer-bliss'],
  ['kr', '/baby-bouncers/bouncer-bliss/', 'product/fabric-seat-for-bouncer'],
  ['us', '/products/gifts/gift-message/', 'category/gifts'],
  ['se', '/products/gifts/gift-message/', 'category/gifts'],
  ['jp', '/shohin/gift/message-card', 'category/gifts'],
] as const)(
  'product 2.4.21, 2.4.22, 2.4.23, 2.4.24, 2.4.26, 2.4.32, 2.4.33, 3.300: on %s, %s leads to what has taken its place: %s',
  (storeId, source, key) => {
    expect(landing(source, storeId)).toBe(pageOn(key, storeId));
  },
);

describe('legacy path redirects', () => {
  test('product 2.4.21: old product paths move under /products/, for every product', () => {
    const reached = new Set(linksOf(legacyCatalogue).map(([, { to }]) => to));
    const products = catalogue.products.filter(({ kind }) => kind === undefined);
    expect(products.filter(({ key }) => !reached.has(`product/${key}` as PageKey))).toEqual([]);
  });

  test.each(['about', 'reviews', 'usage', 'story-behind', 'product-specifications'])(
    'product 2.4.25: the product sub-tab %s goes to the product page itself',
    (tab) => {
      const products = pageKeys.filter((key) => key.startsWith('product/') && key !== 'product/gift-box');
      expect(products.length).toBeGreaterThan(50);
      for (const key of products) expect(landing(`${pagePaths[key].en}${tab}/`), key).toBe(pageOn(key));
      expect(landing(`/baby-carriers/baby-carrier-mini/${tab}/`)).toBe(pageOn('product/baby-carrier-mini'));
    },
  );

  test.each([
    ['se', 'en', '/en/products/gifts/gift-message/'],
    ['hk', 'zh-Hant', '/zh-hant/shangpin/liwu/xinyika/'],
  ] as const)('product 3.300: on %s in %s, it stays in its language: %s', (store, language, source) => {
    expect(landing(source, store)).toBe(pathOf(stores[store], language, 'category/gifts'));
  });

  test('successors that are not prescribed are marked', () => {
    const prescribed = /miracle|carrier-we|original/;
    const unmarked = linksOf(legacyDiscontinued).filter(
      ([source, { assumed }]) => assumed === undefined && !prescribed.test(source),
    );
    expect(unmarked).toEqual([]);
  });

  test.each([
    ['/customer-service/contact-us/', 'contact', 'requests/new'],
    ['/customer-service/order-status/', 'order-lookup', 'requests/new?topic=order'],
    ['/faq/baby-carriers/', 'content/faq', 'questions/baby-carriers'],
    ['/faq/some-answer/', 'content/faq', 'questions'],
  ] as const)(
    'product 2.4.27: requests and questions go to pages of ours, or to the help center of a brand that has one: %s',
    (source, page, path) => {
      for (const { id } of everyStore) expect(landing(source, id), id).toBe(pageOn(page, id));
      const sites = { helpCenter: 'https://help.example', fileStorage: null } as const;
      expect(landingWith(customerServiceLinks(sites), source)).toBe(`https://help.example/${path}`);
    },
  );

  test('product 2.4.28: old PDF manual paths go to the manuals, or to the file storage of a brand that has one', () => {
    const sites = { helpCenter: null, fileStorage: 'https://files.example' } as const;
    const stored = manualLinks(sites);
    for (const source of Object.keys(legacyManuals)) {
      expect(source).toMatch(/\.pdf$/);
      expect(landing(source)).toBe('/customer-service/manuals/');
      expect(landingWith(stored, source)).toMatch(/^https:\/\/files\.example\/manuals\/[a-z-]+\.pdf$/);
    }
  });

  test('product 2.4.290: addresses of a wishlist lead to what is saved, those about the brand to its page', () => {
    for (const { id } of everyStore) {
      for (const spelling of ['/wishlist/', '/wunschzettel/', '/liste-d-envies/'])
        expect(landing(spelling, id)).toBe(pageOn('saved', id));
      expect(landing('/about-us/', id)).toBe(pageOn('content/about', id));
      // It is a page of the storefronts in English, and leads to the page of the others.
      const about = pageOn('content/about', id);
      expect(landing('/about/', id)).toBe(about === '/about/' ? null : about);
    }
  });

  test('product 2.4.291: no address leads to a host that is neither a storefront nor named by the brand', () => {
    for (const { id } of everyStore) {
      const hosts = rulesOn(id).flatMap(({ toPath }) =>
        /^https?:/.test(toPath) ? [new URL(toPath).origin] : [],
      );
      const ours: readonly string[] = everyStore.map(({ origin }) => origin);
      expect(hosts.filter((host) => !ours.includes(host))).toEqual([]);
    }
  });

  test('product 2.4.29: a few paths go to the European site', () => {
    for (const { id } of everyStore) expect(landing('/medical-experts/', id)).toMatch(`${stores.eu.origin}/`);
  });

  test.each(['/find-a-store/', '/review/', '/us/', '/zh-cn/anything'])(
    'product 2.4.30, 2.4.31: dead pages go to /, on every storefront: %s',
    (source) => {
      for (const { id } of everyStore) expect(landing(source, id), id).toBe('/');
    },
  );

  test.each(['/us/shop/', '/us/products/baby-carriers/baby-carrier-mini/'])(
    'product 2.4.31: old /us/… paths go to the home page or the shop: %s',
    (source) => {
      expect(landing(source)).toBe('/selected/shop/');
    },
  );

  test('product 2.4.34: the word cotton became woven in variant slugs', () => {
    const woven = catalogue.products.flatMap(({ key, variants }) =>
      variants
        .filter(({ material }) => material === 'woven')
        .map(({ sku, color }) => ({ page: `product/${key}` as NamedPageKey, sku, color: color ?? '' })),
    );
    expect(woven.length).toBeGreaterThan(10);
    for (const { page, sku, color } of woven)
      expect(landing(`${pagePaths[page].en}cotton-${color}/`)).toBe(`${pageOn(page)}?sku=${sku}`);
  });

  test('product 2.4.33: old variants go to renamed variants', () => {
    expect(landing('/products/baby-carriers/baby-carrier-move/3d-mesh-midnight-blue/')).toBe(
      '/products/baby-carriers/baby-carrier-move/?sku=CARRIER-MOVE-MESH-NAVY-BLUE',
    );
  });

  test('product 2.4.35: several old /about/ergonomics-* pages go to the ergonomic carrier guide', () => {
    const pages = Object.keys(legacyArticles).filter((source) => source.startsWith('/about/ergonomics-'));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(landing(page)).toBe('/about/ergonomic-baby-carrier-guide/');
  });

  test.each(conditionCountries)(
    'product 2.4.36: some sources carry a country query string: %s',
    (country) => {
      const store = everyStore.find(({ countries }) => countries.some(({ code }) => code === country));
      const { id, countries } = store ?? stores.eu;
      // A storefront that sells in several countries is told which one.
      const told = countries.length > 1 ? `?country=${country}` : '';
      const { language } = storefrontOf(country, everyStore);
      const shop = 'category/selected/shop';
      const at = (spoken: Language, key: PageKey) => urlOf(stores[id], spoken, key) + told;
      expect(landing(`/find-a-store/?country=${country}`)).toBe(at(language, 'home'));
      expect(landing(`/choose-country/?country=${country.toUpperCase()}`)).toBe(at(language, 'home'));
      expect(landing(`/shop/?country=${country}`)).toBe(at(language, shop));
      expect(landing(`/shop/?lang=en&country=${country}`)).toBe(at('en', shop));
    },
  );
});
