// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { defaultLanguageOf } from '../../stores/languages.ts';
import { pageKeysOf, pathOf } from '../../stores/urls.ts';
import { brands } from './brands.ts';

/* What has to be true of the addresses of any brand. */
const all = brands.flatMap((brand) => brand.storefronts.map((store) => ({ brand, store, id: store.id })));

describe.each(all)('the addresses of the storefront $id of $brand.name', ({ brand, store }) => {
  const pages = pageKeysOf(brand).filter((key) => key !== 'not-found' && key !== 'server-error');
  /** Every address: its language, its page and its path. */
  const addresses = store.languages.flatMap((language) =>
    pages.map((key) => ({ language, key, path: pathOf(store, language, key) })),
  );

  test('no two pages share one, whatever their language', () => {
    const byPath = Map.groupBy(addresses, ({ path }) => path);
    const shared = [...byPath.values()].filter((pages) => pages.length > 1);
    expect(shared).toEqual([]);
    expect(byPath.size).toBe(store.languages.length * pages.length);
  });

  test('are plain: lower-case ASCII letters, digits and dashes', () => {
    for (const { path } of addresses) expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9-]*$/);
  });

  test('end in a slash depending on the storefront', () => {
    for (const { path } of addresses) {
      if (path !== '/') expect(path.endsWith('/'), path).toBe(store.urls.trailingSlash === 'always');
    }
  });

  test('product 2.2.11: begin with the language exactly when it is not the default one, and only once', () => {
    const prefixes = store.languages.map((language) => language.toLowerCase());
    for (const { language, path } of addresses) {
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
