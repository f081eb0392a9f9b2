import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cataloguePaths, listPages, ownPages } from '../stores/page-paths.ts';
import { stores } from '../stores/testing/storefronts.ts';
import type { Language, Store } from '../stores/types.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import { type AddressBook, addressesIn, addressesOf, nextBook, withFormerAddresses } from './address-book.ts';
import { compile } from './compile.ts';
import type { LegacyLinks } from './records.ts';
import { resolve } from './resolve.ts';
import { indexRules } from './rule-index.ts';

/** A build of a catalogue with these rows, after one that published the book. */
function build(rows: Record<string, string>, book: AddressBook, legacyLinks: LegacyLinks = {}) {
  const paths = { ...ownPages, ...cataloguePaths(rows) } as Store['paths'];
  const store: Store = { ...stores.de, paths };
  const site = { store, stores: [store] };
  const built = [...Object.keys(rows), 'home', 'content/faq'] as PageKey[];
  const written = compile([{ file: 'written.ts', legacyLinks }], site);
  const pages = new Map([[store.id, built]]);
  const { rules, clashes } = withFormerAddresses(written, book, site, pages, 'moved.ts');
  const index = indexRules(
    rules.map(({ rule }) => rule),
    store.urls.trailingSlash,
  );
  return {
    store,
    clashes,
    rules,
    next: nextBook(book, store, built),
    current: addressesOf(store, cataloguePaths(rows)),
    follow: (path: string) => resolve(index, { path, query: '', country: null }),
  };
}

const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const slugs = fc.tuple(slug, slug).map(([en, de]) => `en:${en} de:${de}`);
const maybe = fc.option(fc.tuple(fc.boolean(), slugs), { freq: 5 });
/** A category, which products may be in, and products, which may be gone; some have the addresses of others. */
const catalogue = fc
  .tuple(slugs, maybe, maybe)
  .map(
    ([category, ...products]) =>
      Object.fromEntries([
        ['category/k', `products ${category}`],
        ...products.flatMap((product, at) =>
          product ? [[`product/${at}`, `${product[0] ? 'category/k' : 'products'} ${product[1]}`]] : [],
        ),
      ]) as Record<string, string>,
  );
const isPossible = (rows: Record<string, string>) =>
  Object.keys(addressesOf(stores.de, cataloguePaths(rows))).length === 2 * Object.keys(rows).length;

test('product 2.3.301: however often pages move, every address they had leads to where they are, in one step', () => {
  let followed = 0;
  fc.assert(
    fc.property(fc.array(catalogue.filter(isPossible), { maxLength: 8 }), (history) => {
      let book: AddressBook = {};
      for (const rows of history) {
        const { store, clashes, next, current, follow } = build(rows, book);
        const had = Object.entries(book).filter(([, { page }]) => page in rows);
        const taken = had.filter(([path, { page }]) => current[path] && current[path].page !== page);
        expect(clashes).toHaveLength(taken.length);
        for (const path of Object.keys(current)) expect(follow(path)).toBeNull();
        // What is not built is not published: the next build has to do with the same book.
        if (clashes.length > 0) continue;
        for (const [path, { page, language }] of Object.entries(book)) {
          if (current[path]) continue;
          const target = page in rows ? pathOf(store, language as Language, page as PageKey) : null;
          const answer = follow(path);
          expect([answer?.target ?? null, answer?.rules.length]).toEqual([target, target ? 1 : undefined]);
          followed += target ? 1 : 0;
          if (page === 'category/k')
            expect(follow(`${path}/${listPages[language as Language]}2/`)?.target).toBe(target);
        }
        expect(next).toEqual({ ...book, ...current });
        book = next;
      }
    }),
    { numRuns: 1000 },
  );
  expect(followed).toBeGreaterThan(1000);
});

test('product 2.3.301: a former address that a written line leads elsewhere stops a build, until moved.ts decides', () => {
  const rows = { 'product/cup': 'products en:mug de:becher' };
  const { next } = build({ 'product/cup': 'products en:cup de:tasse' }, {});
  const to = (page: PageKey, language: Language = 'de') => ({ '/produkte/tasse': { to: page, language } });
  const cases = [{}, to('product/cup' as PageKey), to('content/faq')].map((links) =>
    build(rows, next, links),
  );
  expect(cases.map(({ clashes }) => clashes)).toEqual([
    [],
    [],
    [expect.stringMatching(/^\/produkte\/tasse\/ was the address of product\/cup.*written\.ts leads it to/)],
  ]);
  const decided = { ...next, ...addressesIn(to('content/faq'), stores.de) };
  const { clashes, follow, rules } = build(rows, decided, to('content/faq'));
  expect(clashes).toEqual([]);
  expect(follow('/produkte/tasse')?.target).toBe(pathOf(stores.de, 'de', 'content/faq'));
  expect(rules.filter(({ rule }) => rule.fromPath.startsWith('/produkte/tasse'))).toHaveLength(1);
});

test('an address that two pages claim is whose moved.ts says', () => {
  const { next } = build({ 'product/cup': 'products en:cup' }, {});
  const rows = { 'product/cup': 'products en:mug', 'product/new': 'products en:cup' };
  expect(build(rows, next).clashes[0]).toContain("to: 'product/new', language: 'de' } to moved.ts");
  const lines = {
    '/produkte/cup/': { to: 'product/new' },
    '/en/products/cup/': { to: 'product/new' },
  } as const;
  expect(build(rows, { ...next, ...addressesIn(lines, stores.de) }).clashes).toEqual([]);
});
