import type { Category, ProductProjection } from '@commercetools/platform-sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import catalogueRows from '../../brands/second/catalogue-rows.json' with { type: 'json' };
import type { PublishedCatalogue } from '../../commerce/catalogue.ts';
import type { MovedLinks } from '../../redirects/records.ts';
import type { CatalogueRows } from '../../stores/catalogue-pages.ts';
import { addMovedCommand } from './add-moved.ts';

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

type Slugs = Readonly<Record<string, Readonly<Record<string, string>>>>;

// The brand has slugs in its own languages only, of which it has more here.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** The slugs of the brand's catalogue. */
const usual: Slugs = {
  jackets: { en: 'jackets', nb: 'jakker' },
  selected_shop: { en: 'shop', nb: 'alle-varer' },
  'shell-jacket': { en: 'shell-jacket', nb: 'skalljakke' },
  'wool-jacket': { en: 'wool-jacket', nb: 'ulljakke' },
  'wind-jacket': { en: 'wind-jacket', nb: 'vindjakke' },
};

/** Its catalogue with other slugs, by the resource's key. */
function withSlugs(slugs: Slugs): PublishedCatalogue {
  const of = (key: string) => ({ id: key, key, slug: { ...usual[key], ...slugs[key] } });
  const products = ['shell-jacket', 'wool-jacket', 'wind-jacket'].map(
    (key) =>
      ({
        ...of(key),
        categories: [{ typeId: 'category', id: 'jackets' }],
        masterVariant: { id: 1, attributes: [{ name: 'kind', value: { key: 'product' } }] },
      }) as unknown as ProductProjection,
  );
  const categories = ['jackets', 'selected_shop'].map(
    (key) =>
      ({
        ...of(key),
        custom: { fields: { kind: key === 'jackets' ? 'product' : 'selected' } },
      }) as unknown as Category,
  );
  return { products, categories };
}

async function run(catalogue: PublishedCatalogue) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const written: { links: MovedLinks; rows: CatalogueRows }[] = [];
  const code = await addMovedCommand([], {
    readCatalogue: () => Promise.resolve(catalogue),
    write: (links, rows) => {
      written.push({ links, rows });
      return Promise.resolve();
    },
  });
  return {
    code,
    text: print.mock.calls.join('\n'),
    links: written[0]?.links ?? {},
    rows: written[0]?.rows ?? {},
  };
}

test('nothing is added if nothing has moved', async () => {
  const { text, rows } = await run(withSlugs({}));
  expect(rows).toEqual(catalogueRows);
  expect(text).toBe('No page has moved.');
});

test('an address that a product had in a language redirects to it wherever the language is spoken', async () => {
  const { code, text, links, rows } = await run(withSlugs({ 'shell-jacket': { de: 'regenjacke' } }));
  expect(code).toBe(0);
  // German is the first language in Germany, and another one in the rest of Europe.
  expect(links).toMatchObject({
    '/produkte/jackets/shell-jacket/': { to: 'product/shell-jacket' },
    '/de/produkte/jackets/shell-jacket/': { to: 'product/shell-jacket', language: 'de' },
  });
  expect(text).toContain('2 redirects added to brands/second/redirects/moved.ts:\n');
  expect(rows['product/shell-jacket']).toContain(' de:regenjacke');
});

test('a category that moves takes its list and its products along', async () => {
  const { links } = await run(withSlugs({ jackets: { nb: 'ytterplagg' } }));
  expect(links).toMatchObject({
    '/products/jakker/': { to: 'category/jackets' },
    '/products/jakker/page/*': { to: 'category/jackets' },
    '/products/jakker/skalljakke/': { to: 'product/shell-jacket' },
  });
});

test('an impossible address is refused, and nothing is written', async () => {
  await expect(run(withSlugs({ 'shell-jacket': { fr: 'veste légère' } }))).rejects.toThrow(
    'product/shell-jacket has the slug "veste légère" in fr',
  );
});
