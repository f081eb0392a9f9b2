import { describe, expect, test } from 'vitest';
import { stores } from '../storefronts/index.ts';
import type { StoreId } from '../../../stores/types.ts';
import { compile } from '../../../redirects/compile.ts';
import { resolve } from '../../../redirects/resolve.ts';
import { indexSite } from '../../../redirects/testing/index-site.ts';
import { redirectTables } from './index.ts';
import { legacyEnglishPages } from './legacy-pages.ts';

const siteOf = (store: StoreId) => ({ store: stores[store], stores: Object.values(stores) });
const rulesOn = (store: StoreId) =>
  compile([{ file: 'english.ts', legacyLinks: legacyEnglishPages }], siteOf(store)).map(({ rule }) => rule);

describe('the English address of a page', () => {
  test.each<[StoreId, string, string | null]>([
    ['de', '/products/kitchen/baby-bib/', '/produkte/kueche/babylaetzchen/'],
    ['de', '/cart/', '/warenkorb/'],
    ['de', '/customer-service/legal-notice/', '/kundenservice/impressum/'],
    ['kr', '/cart/', '/jangbaguni/'],
    ['us', '/cart/', null],
    ['eu', '/products/kitchen/baby-bib/', null],
    ['hk', '/stores', null],
  ])('on %s: %s', (store, path, target) => {
    const found = resolve(indexSite(redirectTables, siteOf(store)), { path, query: '', country: null });
    expect(found?.target ?? null).toBe(target);
  });

  test('of a product that the storefront does not sell leads to what it offers instead', () => {
    expect(rulesOn('au').map(({ fromPath, toPath }) => [fromPath, toPath])).toContainEqual([
      '/products/baby-bouncers/bouncer-balance-soft/',
      '/products/baby-bouncers/bouncer-bliss/',
    ]);
  });

  test('needs no rule if it is the page’s own', () => {
    for (const store of ['us', 'gb'] as const)
      expect(rulesOn(store).map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
        // Those that only storefronts of the European Union and of Great Britain have.
        ['/customer-service/right-of-withdrawal/', '/customer-service/returns/'],
        ...(store === 'gb' ? [] : [['/customer-service/right-to-cancel/', '/customer-service/returns/']]),
      ]);
  });
});
