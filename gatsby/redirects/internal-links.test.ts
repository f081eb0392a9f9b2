import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { internalLinksOf, readInternalLinks } from './internal-links.ts';

const us = 'https://us.example';
const origins = [us, 'https://kr.example'];
const linksIn = (text: string, file = 'content/en/a.md') =>
  internalLinksOf(file, text, origins).map(({ line, href }) => [line, href]);

describe('in Markdown', () => {
  test.each([
    ['[words](/old/)', '/old/'],
    ['[words]( </old/?a=1#b> )', '/old/?a=1#b'],
    ['[ref]: /old/', '/old/'],
    ['<a class="x" href="/old/">words</a>', '/old/'],
    [`[words](${us}/old/)`, `${us}/old/`],
    [`<${us}/old/>`, `${us}/old/`],
    ['See https://kr.example?a=1 too.', 'https://kr.example?a=1'],
  ])('%s', (text, href) => {
    expect(linksIn(text)).toEqual([[1, href]]);
  });

  test.each([
    '[words](https://help.example/old/)',
    '[words](https://us.example.evil/old/)',
    '[words](//us.example/old/)',
    '[words](#part)',
    'and/or /not a link/',
  ])('does not report %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });
});

describe('in texts', () => {
  test.each<[string, [number, string][]]>([
    ['{\n  "help": "/faq/",\n  "/key/": "words"\n}', [[2, '/faq/']]],
    [`{\n  "note": "See <a href=\\"/faq/\\">here</a>"\n}`, [[2, '/faq/']]],
    [
      '{ "help": "/faq/", "more": { "size": "/sizes/" } }',
      [
        [1, '/faq/'],
        [1, '/sizes/'],
      ],
    ],
    ['{\n  "per": "/ month",\n  "count": 3\n}', []],
  ])('%s', (text, links) => {
    expect(linksIn(text, 'locales/en/translation.json')).toEqual(links);
  });
});

describe('files', () => {
  let root = '';
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('are found in each folder, at any depth, in order', async () => {
    root = await mkdtemp(join(tmpdir(), 'links-'));
    const files = {
      [`${brand.folder}/content/en/pages/b.md`]: '[b](/b/)',
      [`${brand.folder}/content/en/about/a.md`]: '\n[a](/a/)',
      [`${brand.folder}/content/en/notes.txt`]: '[no](/no/)',
      [`${brand.folder}/texts/en/cart.json`]: '{ "shop": "/shop/" }',
      'locales/en/translation.json': '{\n  "help": "/help/"\n}',
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    expect(await readInternalLinks(origins, root)).toEqual([
      { file: `${brand.folder}/content/en/about/a.md`, line: 2, href: '/a/' },
      { file: `${brand.folder}/content/en/pages/b.md`, line: 1, href: '/b/' },
      { file: `${brand.folder}/texts/en/cart.json`, line: 1, href: '/shop/' },
      { file: 'locales/en/translation.json', line: 2, href: '/help/' },
    ]);
  });

  test('of the shop contain no internal links: they all use page keys', async () => {
    expect(await readInternalLinks(brand.storefronts.map(({ origin }) => origin))).toEqual([]);
  });
});
