import { describe, expect, test } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { compile } from '../compile.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, problemsIn } from './testing/lint-example.ts';

const elsewhere = 'https://help.example/';
const problemsOf = (...sources: readonly string[]) =>
  problemsIn(sources.map((source) => [source, elsewhere]));

test.each(['/redirects/', '/redirects/Spring/', '/redirects/spring--sale/', '/redirects/20%-off/'])(
  '%s is not a valid short link',
  (source) => {
    expect(problemsOf(source)).toContain(`bad-source: ${source} is not a valid short link.`);
  },
);

test.each([
  '/old/',
  '/old/*',
  '/old/?country=fi',
  '/a:b/',
  '/redirects/spring/',
  '/redirects/qr-kitchen-1',
  '/OLD/caf%C3%A9/',
  '/cart/old/*',
  '/products/',
  `/${'o'.repeat(511)}`,
])('%s is right, and hides nothing', (source) => {
  expect(problemsOf(source)).toEqual([]);
});

test('a short link in two files is one finding', () => {
  const shortLinks = { sale: { to: 'cart' } } as const;
  const site = { store: stores.us, stores: storefronts };
  const tables = ['one', 'two'].map((name) => ({ file: `redirects/table/${name}.ts`, shortLinks }));
  const input = { site, builtPages: everyPageBuilt(), variants: new Map(), links: [] };
  expect(lint({ ...input, rules: compile(tables, site) })).toMatchObject([
    {
      problem: '/redirects/sale/ is the same address as /redirects/sale/: "sale" in redirects/table/one.ts.',
      at: { file: 'redirects/table/two.ts', link: 'sale' },
    },
  ]);
});

test.each([
  ['/old/*', '/OLD/*'],
  ['/old/?country=fi', '/old?country=FI'],
  ['/old/?a=1&b=2', '/old/?b=2&a=1'],
])('%s is %s', (one, other) => {
  expect(problemsOf(one, other)).toEqual([
    `collision: ${other} is the same address as ${one}: "${one}" in rules.ts.`,
  ]);
});

test.each([
  ['/old/', '/old/*'],
  ['/old/?a=1', '/old/?a=2'],
  ['/old/?a=1%2C2', '/old/?a%2C1=2'],
])('%s is not %s', (one, other) => {
  expect(problemsOf(one, other)).toEqual([]);
});

describe('page-shadowed', () => {
  test.each([
    ['/CART', '/cart/'],
    ['/', '/'],
    ['/cart/?country=fi', '/cart/'],
    ['/cart/*', '/cart/'],
    ['/customer-service/*', expect.stringMatching(/^\/customer-service\/.+/)],
    ['/Robots.TXT', '/robots.txt'],
  ])('%s hides %s', (source, page) => {
    const hidden = problemsOf(source).map(
      (line) => /^page-shadowed: .* hides (\S+), which exists\.$/.exec(line)?.[1],
    );
    expect(hidden).toEqual([page]);
  });

  test('rules and links that are wrong only because of a hidden page are not reported separately', () => {
    const rules = [
      ['/old/', '/cart/'],
      ['/products/*', elsewhere],
      ['/cart/', '/stores/'],
    ] as const;
    const links = [{ file: 'content/en/a.md', line: 1, href: '/cart/' }];
    expect(problemsIn(rules, { links })).toEqual([
      expect.stringMatching(/^page-shadowed: \/products\/\* hides /),
      'page-shadowed: /cart/ hides /cart/, which exists.',
    ]);
  });

  test('a storefront has its own pages, in all of its languages, and only those that it builds', () => {
    expect(problemsIn([['/de/warenkorb/', elsewhere]], { store: 'eu' })).toHaveLength(1);
    expect(problemsIn([['/de/warenkorb/', elsewhere]])).toEqual([]);
    const page = [['/products/jackets/shell-jacket/', elsewhere]] as const;
    expect(problemsIn(page)).toHaveLength(1);
    expect(problemsIn(page, { without: { us: ['product/shell-jacket'] } })).toEqual([]);
  });
});
