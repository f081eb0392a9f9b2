import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../demo/catalogue/index.ts';
import { isSoldIn } from '../../demo/catalogue/sold-where.ts';
import { brand } from '../../stores/brand.ts';
import { stores } from '../../stores/index.ts';
import type { Store } from '../../stores/types.ts';
import { isPageKey, type PageKey, pageKeys, pathOf, urlOf } from '../../stores/urls.ts';
import { compile } from '../compile.ts';
import { pathKey } from '../path-key.ts';
import { resolve } from '../resolve.ts';
import { indexRules, type RuleIndex, sourceParts } from '../rule-index.ts';
import { legacyTables } from './index.ts';

const everyStore = Object.values(stores);
const sources = legacyTables.flatMap((table) =>
  'legacyLinks' in table ? Object.keys(table.legacyLinks) : [],
);

const compiledOn = (store: Store) => compile(legacyTables, { store, stores: everyStore });
const indexOf = (store: Store) =>
  indexRules(
    compiledOn(store).map(({ rule }) => rule),
    store.urls.trailingSlash,
  );
const us = indexOf(stores.us);

/** Where an address without a query leads, or null. */
const landing = (index: RuleIndex, address: string) =>
  resolve(index, { path: address.replace(/\?.*/, ''), query: '', country: null })?.target ?? null;

/** An English address that is the page's own on us. */
const isPage = (source: string) => pageKeys.some((key) => pathOf(stores.us, 'en', key) === source);

const keyOf = (source: string) => sourceParts(source)?.key ?? '';

/** `/a/b` → `/a`, `/a/b`. */
const ancestorsOf = (key: string) =>
  key
    .split('/')
    .slice(1)
    .map((_, at, segments) => `/${segments.slice(0, at + 1).join('/')}`);

/** The pages a storefront builds from the demo catalogue, as listed by `gatsby/built-pages.ts`. */
function builtOn({ countries, legalPages }: Store): ReadonlySet<PageKey> {
  const legal = new Set(everyStore.flatMap((store) => store.legalPages));
  const sold = catalogue.products
    .filter((product) => countries.some(({ currency }) => isSoldIn(product, currency)))
    .map(({ key }) => `product/${key}`);
  return new Set([
    ...pageKeys.filter((key) => !key.startsWith('product/') && !legal.has(key)),
    ...legalPages,
    ...sold.filter(isPageKey),
  ]);
}

describe('the sources', () => {
  test('are lower-case ASCII between slashes, or a file, optionally followed by a star or a query', () => {
    const wellFormed = /^(\/[a-z0-9-]+)+(\/|\/\*|\.pdf|\.php|\/\?[a-z]+=[a-z]+(&[a-z]+=[a-z]+)*)$/;
    expect(sources.filter((source) => !wellFormed.test(source))).toEqual([]);
    expect(sources.length).toBeGreaterThan(1000);
  });

  test('occur only once in all tables', () => {
    const keys = sources.map((source) => JSON.stringify(sourceParts(source)));
    expect(sources.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index)).toEqual([]);
  });

  test.each(everyStore)('hide no page of $id in any language', (store) => {
    const compiled = compiledOn(store).map(({ rule }) => rule.fromPath);
    const exact = new Set(compiled.filter((source) => !source.endsWith('/*')).map(keyOf));
    const prefixes = new Set(compiled.filter((source) => source.endsWith('/*')).map(keyOf));
    const built = builtOn(store);
    const pages = store.languages.flatMap((language) =>
      pageKeys.filter((key) => built.has(key)).map((key) => pathKey(pathOf(store, language, key)) ?? ''),
    );
    const shadowed = pages.filter(
      (page) => exact.has(page) || ancestorsOf(page).some((one) => prefixes.has(one)),
    );
    expect(shadowed).toEqual([]);
  });

  test('lead to the same place in any case, with or without the slash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources.filter((one) => !/[*?]/.test(one))),
        fc.boolean(),
        (source, slash) => {
          const spelled = source.toUpperCase().replace(/\/$/, slash ? '/' : '');
          const place = landing(us, source);
          expect(landing(us, spelled)).toBe(place);
          expect(place !== null || isPage(source)).toBe(true);
        },
      ),
    );
  });
});

describe.each(everyStore)('the targets on $id', (store) => {
  const compiled = compiledOn(store);
  const index = indexOf(store);

  test('are built pages of their storefront, or known external addresses', () => {
    const wrong = compiled.filter(({ rule, origin }) => {
      if (rule.toPath === '/:splat') return false;
      if (origin.store === null || origin.pageKey === null)
        return !Object.values(brand.sites).some(
          (site) => site !== null && rule.toPath.startsWith(`${site}/`),
        );
      const [address = ''] = rule.toPath.split('?');
      const { pageKey } = origin;
      const named = stores[origin.store];
      const addresses = named.languages.flatMap((language) => [
        urlOf(named, language, pageKey),
        ...(named.id === store.id ? [pathOf(named, language, pageKey)] : []),
      ]);
      return !addresses.includes(address) || !builtOn(named).has(pageKey);
    });
    expect(wrong).toEqual([]);
  });

  test('are not sources', () => {
    const chained = compiled.filter(
      ({ rule }) =>
        rule.toPath.startsWith('/') && rule.toPath !== '/:splat' && landing(index, rule.toPath) !== null,
    );
    expect(chained).toEqual([]);
  });

  test('refer to variants of their product', () => {
    const skus = new Map(
      catalogue.products.map(({ key, variants }) => [`product/${key}`, variants.map(({ sku }) => sku)]),
    );
    const unknown = compiled.filter(
      ({ origin: { sku, pageKey } }) => sku !== null && !skus.get(pageKey ?? '')?.includes(sku),
    );
    expect(unknown).toEqual([]);
    expect(compiled.filter(({ origin }) => origin.sku !== null).length).toBeGreaterThan(30);
  });
});
