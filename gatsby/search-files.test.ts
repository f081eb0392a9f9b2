import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { stores } from '../stores/index.ts';
import { sitemapEntries, sitemapsOf } from '../tests/crawl/html.ts';
import { pageContextMaker } from './page-context.ts';
import { writeSearchFiles } from './search-files.ts';
import { settings } from './testing/build-settings.ts';

const { ca, us } = stores;
const keys = ['home', 'product/baby-bib', 'category/kitchen', 'cart'] as const;
const contextOf = pageContextMaker({
  store: ca,
  stores: [ca, us],
  builtPages: { ca: new Set(keys), us: new Set(keys) },
});
const contexts = ca.languages.flatMap((language) => keys.map((key) => contextOf(key, language)));

const pictures = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, url: `https://pictures.example/${id}.jpg` }));
const nodes: Readonly<Record<string, readonly object[]>> = {
  CommercePicture: pictures('front', 'use', 'other', 'scene'),
  BrandPicture: [],
  CommerceProduct: ca.languages.map((language) => ({
    path: contextOf('product/baby-bib', language).i18n.path,
    variants: [{ pictureIds: ['front', 'use'] }, { pictureIds: ['other'] }],
  })),
  CommerceCategory: [{ path: contextOf('category/kitchen', 'en').i18n.path, pictureId: 'scene' }],
  ContentPage: [],
};

describe('product 2.3.314: search engines find', () => {
  inEmptyFolder();
  beforeEach(async () => {
    for (const [name, value] of Object.entries({ ...settings, STORE: 'ca' })) vi.stubEnv(name, value);
    await writeSearchFiles({ getNodesByType: (type: string) => nodes[type] as never }, contexts);
  });

  afterEach(() => void vi.unstubAllEnvs());

  const entriesIn = async (language: string) =>
    sitemapEntries(await readFile(`public/sitemap-${language}.xml`, 'utf8'));

  test('a sitemap of each language by way of robots.txt', async () => {
    expect(await readFile('public/robots.txt', 'utf8')).toContain(`Sitemap: ${ca.origin}/sitemap-index.xml`);
    expect(sitemapsOf(await readFile('public/sitemap-index.xml', 'utf8'))).toEqual([
      `${ca.origin}/sitemap-en.xml`,
      `${ca.origin}/sitemap-fr.xml`,
    ]);
  });

  test('a large catalogue in several files, each of which its readers and hosts take', async () => {
    const many = Array.from({ length: 2_001 }, () => contextOf('product/baby-bib', 'fr'));
    await writeSearchFiles({ getNodesByType: (type: string) => nodes[type] as never }, many);
    expect(sitemapsOf(await readFile('public/sitemap-index.xml', 'utf8'))).toEqual([
      `${ca.origin}/sitemap-fr.xml`,
      `${ca.origin}/sitemap-fr-2.xml`,
    ]);
    expect([await entriesIn('fr'), await entriesIn('fr-2')].map(({ length }) => length)).toEqual([2_000, 1]);
  });

  test('every listed page of a language in it, with its alternates', async () => {
    const entries = await entriesIn('fr');
    expect(entries.map(({ url }) => url)).toEqual(
      keys.filter((key) => key !== 'cart').map((key) => ca.origin + contextOf(key, 'fr').i18n.path),
    );
    expect([...(entries[0]?.alternates.keys() ?? [])]).toEqual(['en-US', 'en-CA', 'fr-CA', 'x-default']);
  });

  test('the pictures of a page, of a product those of its first variant', async () => {
    const [home, bib, kitchen] = await entriesIn('en');
    expect(home?.pictures).toEqual([]);
    expect(bib?.pictures).toEqual(
      ['front', 'use'].map(
        (id) =>
          `${ca.origin}/.netlify/images?w=1200&fm=webp&q=45&url=https%3A%2F%2Fpictures.example%2F${id}.jpg`,
      ),
    );
    expect(kitchen?.pictures).toHaveLength(1);
  });
});
