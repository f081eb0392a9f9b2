import { describe, expect, test } from 'vitest';
import { appShellPath } from './app-shell-path.ts';
import { addressFacts, keepInAdvance, picturesOf } from './site-facts.ts';
import { precached } from './write-worker.ts';

const img = (name: string, width: number) =>
  `<img class="a" src="/.netlify/images?w=${width}&amp;url=${name}&amp;cd=1" alt=""/>`;

describe('what browsers keep in advance', () => {
  const page = (path: string, bytes: number, html = '') => ({ path, bytes, html, files: [`${path}.js`] });
  const keep = (...pages: readonly ReturnType<typeof page>[]) => keepInAdvance(pages, '/frame.json');

  test('pages in order, as long as there is space', () => {
    const { paths, bytes, files } = keep(page('/', 900_000), page('/a', 1_100_000), page('/b', 900_000));
    expect([paths, bytes, files]).toEqual([['/', '/b'], 1_800_000, ['/frame.json', '/.js', '/b.js']]);
  });

  test('each picture in one size', () => {
    const { files } = keep(page('/', 1, img('a', 320) + img('b', 320)), page('/a', 1, img('a', 640)));
    expect(files.filter((file) => file.startsWith('/.netlify'))).toEqual(
      picturesOf(img('a', 320) + img('b', 320)),
    );
  });

  test('the pictures at the top of a page', () => {
    const html = Array.from({ length: 40 }, (_, index) => img(String(index), 320)).join('');
    expect(keep(page('/', 1, html)).files).toHaveLength(14);
  });
});

test('the worker knows pages, the folders of the catalogue however large it is, screens that need a connection, and where redirects start', () => {
  const page = (path: string, pageKey: string) =>
    ({ pageKey, i18n: { path } }) as unknown as Parameters<typeof addressFacts>[1][number];
  const pages = [
    page('/', 'home'),
    page('/Über-uns/', 'about'),
    page('/checkout/', 'checkout'),
    page('/products/kitchen/', 'category/kitchen'),
    page('/products/jackets/shell-jacket/', 'product/shell-jacket'),
    page('/404.html', 'not-found'),
    page(appShellPath, 'server-error'),
  ];
  const sources = ['/redirects/a', '/Shop/*', '/shop/b?x=1', '/p/'];
  expect(addressFacts({ languages: ['en', 'zh-Hant'] }, pages, sources)).toEqual({
    languages: ['en', 'zh-hant'],
    pages: ['', '/über-uns'],
    folders: ['/products', '/selected', '/zh-hant/shangpin', '/zh-hant/jingxuan'],
    screens: ['/checkout'],
    sources: ['p', 'redirects', 'shop'],
  });
});

test('nothing that changes without changing its name is installed', () => {
  const manifest = (url: string) => `self.__precacheManifest = [\n  {\n    "url": "${url}"\n  }\n]`;
  expect(precached(manifest('app-0123456789abcdef0123.js'))).toEqual(['app-0123456789abcdef0123.js']);
  expect(() => precached(manifest('page-data/app-data.json'))).toThrow('page-data/app-data.json');
  expect(() => precached('')).toThrow('nothing');
});
