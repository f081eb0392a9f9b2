import { beforeAll, expect, test } from 'vitest';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import type { PublishedCatalogue } from '../../commerce/catalogue.ts';
import type { MovedLinks } from '../../redirects/records.ts';
import { rowsToBuild } from '../../gatsby/catalogue-pages.ts';
import type { CatalogueRows } from '../../stores/catalogue-pages.ts';
import catalogueRows from '../../brands/demo/catalogue-rows.json' with { type: 'json' };
import { addMovedCommand } from './add-moved.ts';

const sandboxed = useSandboxedShop();
let published: PublishedCatalogue;
beforeAll(async () => {
  published = await sandboxed.shop.catalogue();
});

/** The demo's catalogue with other slugs, by the resource's key. */
const withSlugs = (slugs: Readonly<Record<string, Readonly<Record<string, string>>>>): PublishedCatalogue => {
  const change = <One extends { readonly key?: string; readonly slug: object }>(one: One): One => ({
    ...one,
    slug: { ...one.slug, ...slugs[one.key ?? ''] },
  });
  return { products: published.products.map(change), categories: published.categories.map(change) };
};

async function run(catalogue: PublishedCatalogue) {
  const printed: string[] = [];
  const written: { links: MovedLinks; rows: CatalogueRows }[] = [];
  const code = await addMovedCommand([], {
    print: (text) => printed.push(text),
    readCatalogue: () => Promise.resolve(catalogue),
    write: (links, rows) => {
      written.push({ links, rows });
      return Promise.resolve();
    },
  });
  return { code, text: printed.join('\n'), links: written[0]?.links ?? {}, rows: written[0]?.rows ?? {} };
}

test('the committed list has what the demo’s catalogue has', async () => {
  const { text, rows } = await run(published);
  expect(rows, 'if the demo has changed: npm run redirects -- add-moved').toEqual(catalogueRows);
  expect(text).toBe('No page has moved.');
});

test('an address that a product had in a language redirects to it wherever the language is spoken', async () => {
  const { code, text, links, rows } = await run(withSlugs({ 'baby-bib': { fr: 'bavette' } }));
  expect(code).toBe(0);
  // French is the first language in France, and another one in Canada.
  expect(links).toMatchObject({
    '/produits/cuisine/bavoir/': { to: 'product/baby-bib' },
    '/fr/produits/cuisine/bavoir/': { to: 'product/baby-bib', language: 'fr' },
  });
  expect(text).toContain('2 redirects added to brands/demo/redirects/moved.ts:\n');
  expect(rows['product/baby-bib']).toContain(' fr:bavette ');
});

test('a category that moves takes its list and its products along', async () => {
  const { links } = await run(withSlugs({ kitchen: { ko: 'sikgi' } }));
  expect(links).toMatchObject({
    '/sangpum/jubang/': { to: 'category/kitchen' },
    '/sangpum/jubang/page/*': { to: 'category/kitchen' },
    '/sangpum/jubang/agi-teokbaji/': { to: 'product/baby-bib' },
  });
});

test('an impossible address is refused, and nothing is written', async () => {
  await expect(run(withSlugs({ 'baby-bib': { fr: 'bavoir bébé' } }))).rejects.toThrow(
    'product/baby-bib has the slug "bavoir bébé" in fr',
  );
});

test('product 2.3.301: a build stops if a page has moved, and says what to do', () => {
  expect(rowsToBuild(published)).toEqual(catalogueRows);
  expect(() => rowsToBuild(withSlugs({ 'baby-bib': { fr: 'bavette' } }))).toThrow(
    /product\/baby-bib in fr: \/produits\/cuisine\/bavoir\/ is now \/produits\/cuisine\/bavette\/\n.*add-moved/,
  );
});
