import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { brand } from '../brands/build.ts';
import { sitemapEntries, sitemapsOf } from '../tests/crawl/html.ts';
import { pageContextMaker } from './page-context.ts';
import { writeSearchFiles } from './search-files.ts';
import { settings } from './testing/build-settings.ts';

const [store] = brand.storefronts;
const [language] = store.languages;
const { product } = brand.samples;
const contextOf = pageContextMaker({
  store,
  stores: [store],
  builtPages: { [store.id]: new Set([product]) },
});
inEmptyFolder();
afterEach(() => void vi.unstubAllEnvs());

test('product 2.3.314: a large catalogue has several sitemaps, each of which its readers and hosts take', async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const many = Array.from({ length: 2_001 }, () => contextOf(product, language));
  await writeSearchFiles({ getNodesByType: () => [] }, many);
  expect(sitemapsOf(await readFile('public/sitemap-index.xml', 'utf8'))).toEqual([
    `${store.origin}/sitemap-${language}.xml`,
    `${store.origin}/sitemap-${language}-2.xml`,
  ]);
  const entriesIn = async (file: string) =>
    sitemapEntries(await readFile(`public/sitemap-${file}.xml`, 'utf8'));
  expect([await entriesIn(language), await entriesIn(`${language}-2`)].map(({ length }) => length)).toEqual([
    2_000, 1,
  ]);
});
