import { afterEach, describe, expect, test, vi } from 'vitest';
import { blocksOf } from './blocks.ts';
import { contentProblems, missingPictures, picturesIn } from './check-content.ts';
import { type ContentDocument, parseDocument } from './read-content.ts';

vi.mock('../../brands/build.ts', () => import('../testing/sample-brand.ts'));

afterEach(() => vi.unstubAllGlobals());

const head = (key: string) =>
  `---\nkey: ${key}\ntitle: T\ndescription: D\nsection: pages\nupdatedOn: 2026-01-05\n---\n`;
/** A page whose text begins on line 8. */
const page = (text: string, key = 'content/returns', file = 'content/pages/a/en.md'): ContentDocument =>
  parseDocument(head(key) + text, file);
const problemsIn = (text: string) =>
  contentProblems([
    page(text),
    page('## Wash {#wash}\n\n### Überall hin\n', 'content/manuals', 'content/b/en.md'),
  ]);

describe('product 5.290: a build stops, with file and line, at', () => {
  test.each([
    [
      'a link to a page that there is not',
      'A\n\n[x](page:content/unknown)',
      '10: links to page:content/unknown, which is not a page key.',
    ],
    [
      'an anchor that the other page does not have',
      '[x](page:content/manuals#dry)',
      '8: links to #dry, which page:content/manuals does not have.',
    ],
    [
      'an anchor of a page whose text is not content',
      '[x](page:cart#total)',
      '8: links to #total, which page:cart does not have.',
    ],
    [
      'an anchor that its own page does not have',
      '## A\n\n[x](#b)',
      '10: links to #b, which this page does not have.',
    ],
    ['an unknown product', 'A\n\n::products shell-jacket unicorn', '10: there is no product unicorn.'],
    ['products that are not named', '::products', '8: ::products needs the key of a product.'],
    ['an unknown topic', '::guides news', '8: ::guides needs some of these topics: sleep, giving.'],
    [
      'a misspelled block',
      '::product shell-jacket',
      '8: there is no block ::product; there are ::products, ::guides, and ::manuals.',
    ],
    ['a picture without words', '![](picture:gifts)', '8: the picture gifts needs words'],
    [
      'a picture by its address',
      '![A box](picture:../gifts.jpg)',
      '8: the picture "../gifts.jpg" is not lowercase',
    ],
    ['a picture within a line', 'Look: ![A box](picture:gifts)', '8: a picture needs a line of its own'],
  ])('%s', (_, text, problem) => {
    const problems = problemsIn(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/pages/a/en.md:${problem}`);
  });

  test('a picture that its host does not have', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
      asked.push([method, url]);
      return Promise.resolve(new Response(null, { status: url.endsWith('gifts.jpg') ? 404 : 200 }));
    });
    const uses = picturesIn([
      page('A\n\n![A box](picture:gifts)\n\n![A bed](picture:sleep)\n\n![Again](picture:gifts)'),
    ]);
    expect(await missingPictures(uses, (name) => `https://pictures.example/${name}.jpg`)).toEqual([
      'content/pages/a/en.md:10: the picture https://pictures.example/gifts.jpg is missing.',
    ]);
    expect(asked).toEqual([
      ['HEAD', 'https://pictures.example/gifts.jpg'],
      ['HEAD', 'https://pictures.example/sleep.jpg'],
    ]);
  });
});

test.each([
  ['cannot be reached', null],
  ['does not answer such questions', 405],
])('a host of pictures that %s does not stop a build', async (_, status) => {
  vi.stubGlobal('fetch', () =>
    status === null
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response(null, { status })),
  );
  expect(
    await missingPictures([{ name: 'gifts', at: 'a.md:1' }], (name) => `https://p.example/${name}`),
  ).toEqual([]);
});

test.each([
  '[x](page:content/manuals#wash)',
  '[x](page:content/manuals#überall-hin)',
  '[x](page:cart)',
  '## A b\n\n[x](#a-b)',
])('a link that leads somewhere is no problem: %s', (text) => {
  expect(problemsIn(text)).toEqual([]);
});

test('a text is divided at its blocks, each with its line', () => {
  const text =
    'One.\n\n::products shell-jacket\n\nTwo.\n\n![A bed](picture:sleep "At night")\n::guides sleep giving\n::manuals\n';
  expect(blocksOf(page(text))).toEqual([
    { kind: 'text', markdown: 'One.\n', line: 8 },
    { kind: 'products', keys: ['shell-jacket'], line: 10 },
    { kind: 'text', markdown: '\nTwo.\n', line: 11 },
    { kind: 'picture', name: 'sleep', alt: 'A bed', caption: 'At night', line: 14 },
    { kind: 'guides', topics: ['sleep', 'giving'], line: 15 },
    { kind: 'manuals', line: 16 },
  ]);
});

test('a caption may be between single quotation marks, which Prettier prefers', () => {
  const [block] = blocksOf(page("![A bed](picture:sleep 'At night')"));
  expect(block).toMatchObject({ kind: 'picture', alt: 'A bed', caption: 'At night' });
});

test('blocks in an example of code are text', () => {
  const text = '```\n::products unicorn\n```\n';
  expect(blocksOf(page(text))).toEqual([{ kind: 'text', markdown: text, line: 8 }]);
});
