import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { stores } from '../brands/demo/storefronts/index.ts';
import { sitemapEntries, sitemapsOf } from '../tests/crawl/html.ts';
import { pageContextMaker } from './page-context.ts';
import { writeSearchFiles } from './search-files.ts';
import { settings } from './testing/build-settings.ts';

const { ca } = stores;
const contextOf = pageContextMaker({
  store: ca,
  stores: [ca],
  builtPages: { ca: new Set(['product/baby-bib']) },
});
inEmptyFolder();
afterEach(() => void vi.unstubAllEnvs());

test('product 2.3.314: a large catalogue has several sitemaps, each of which its readers and hosts take', async () => {
  for (const [name, value] of Object.entries({ ...settings, STORE: 'ca' })) vi.stubEnv(name, value);
  const many = Array.from({ length: 2_001 }, () => contextOf('product/baby-bib', 'fr'));
  await writeSearchFiles({ getNodesByType: () => [] }, many);
  expect(sitemapsOf(await readFile('public/sitemap-index.xml', 'utf8'))).toEqual([
    `${ca.origin}/sitemap-fr.xml`,
    `${ca.origin}/sitemap-fr-2.xml`,
  ]);
  const entriesIn = async (file: string) =>
    sitemapEntries(await readFile(`public/sitemap-${file}.xml`, 'utf8'));
  expect([await entriesIn('fr'), await entriesIn('fr-2')].map(({ length }) => length)).toEqual([2_000, 1]);
});
