import { describe, expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test.each([
  ['/cart/', '/cart/'],
  ['/CART', '/cart/'],
  ['/', '/'],
  ['/?country=fi', '/'],
  ['/cart/?country=fi', '/cart/'],
  ['/cart/*', '/cart/'],
  ['/customer-service/*', expect.stringMatching(/^\/customer-service\/.+/)],
  ['/404.html', '/404.html'],
  ['/500.html', '/500.html'],
  ['/api/cart', '/api/'],
  ['/api/*', '/api/'],
  ['/page-data/index/page-data.json', '/page-data/'],
  ['/Static/*', '/static/'],
  ['/texts/old/', '/texts/'],
  ['/redirect-rules/*', '/redirect-rules/'],
  ['/Robots.TXT', '/robots.txt'],
  ['/sitemap-index.xml', '/sitemap-index.xml'],
  ['/storefronts.json', '/storefronts.json'],
  ['/favicon.svg', '/favicon.svg'],
  ['/old/shop.js', '*.js'],
  ['/old/shop.css?v=2', '*.css'],
])('%s hides %s', (source, page) => {
  const hidden = problemsIn([[source, 'https://help.example/']]).map(
    (line) => /^page-shadowed: .* hides (\S+), which is there\.$/.exec(line)?.[1],
  );
  expect(hidden).toEqual([page]);
});

test('nothing else is said of rules and links that only a hidden page makes wrong', () => {
  const rules = [
    ['/old/', '/cart/'],
    ['/products/*', 'https://help.example/'],
    ['/cart/', '/stores/'],
  ] as const;
  const links = [{ file: 'content/en/a.md', line: 1, href: '/cart/' }];
  expect(problemsIn(rules, { links })).toEqual([
    expect.stringMatching(/^page-shadowed: \/products\/\* hides /),
    'page-shadowed: /cart/ hides /cart/, which is there.',
  ]);
});

test('says so once for all countries', () => {
  expect(
    findingsIn([
      ['/cart/', 'https://help.example/', 'se'],
      ['/cart/', 'https://help.example/'],
    ]),
  ).toEqual([
    {
      check: 'page-shadowed',
      problem: '/cart/ hides /cart/, which is there.',
      remedy: 'Choose another source, or remove the rule: addresses of pages and files are no sources.',
      at: { file: 'rules.json', line: 1 },
    },
  ]);
});

describe('on each storefront its own pages, in all of its languages', () => {
  test.each([
    ['kr', '/jangbaguni/'],
    ['kr', '/en/cart/'],
    ['jp', '/en/cart/'],
    ['eu', '/de/warenkorb/'],
  ] as const)('%s has %s', (store, source) => {
    expect(problemsIn([[source, 'https://help.example/']], { store })).toHaveLength(1);
    expect(problemsIn([[source, 'https://help.example/']], { store: 'us' })).toEqual([]);
  });

  test('what a storefront does not build is free', () => {
    const example = [['/products/kitchen/baby-bib/', 'https://help.example/']] as const;
    expect(problemsIn(example)).toHaveLength(1);
    expect(problemsIn(example, { without: { us: ['product/baby-bib'] } })).toEqual([]);
  });
});

test.each([
  '/old/',
  '/old/*',
  '/old/?country=fi',
  '/carts/',
  '/apiary/',
  '/car/*',
  '/cart/old/*',
  '/old/robots.txt',
  '/customer-service/',
  '/products/',
])('%s hides nothing', (source) => {
  expect(problemsIn([[source, 'https://help.example/']])).toEqual([]);
});
