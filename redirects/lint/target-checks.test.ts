import { describe, expect, test } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { urlOf } from '../../stores/urls.ts';
import { redirectRule } from '../types.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, findingsIn, problemsIn } from './testing/lint-example.ts';

const us = 'https://us.fell-and-fjord.example';
const jp = 'https://jp.fell-and-fjord.example';

describe('dead-target', () => {
  const noPage = 'leads to a page that the storefront does not build';
  const noAddress = 'leads to something that is neither a path nor a secure URL';
  const noLine = 'leads to an address with a space, backslash or control character';

  test.each([
    [`${us}/no-such-page/`, noPage],
    [`${jp}/CART/`, noPage],
    ['javascript:alert(1)', noAddress],
    ['//evil.example/', noAddress],
    ['http://us.fell-and-fjord.example/cart/', noAddress],
    ['', noAddress],
    ['https://', noAddress],
    ['/\\evil.example/', noLine],
    ['/cart/\r\nset-cookie: a=b', noLine],
    [`${us}/:splat?utm_source=folder`, 'leads to the rest of the address, but has none'],
  ])('%j %s', (target, problem) => {
    expect(problemsIn([['/old/', target]])).toEqual([`dead-target: /old/ ${problem}: ${target}.`]);
  });

  test.each(['/', us, `${jp}/cart`, 'https://help.example/any/thing?sku=SHELL-9'])(
    '%s is alive',
    (target) => {
      expect(problemsIn([['/old/', target]], { skus: ['SHELL-1'] })).toEqual([]);
    },
  );

  test('a page is one of the storefront it is on', () => {
    const rules = [['/old/', '/products/jackets/shell-jacket/']] as const;
    expect(problemsIn(rules, { without: { gb: ['product/shell-jacket'] } })).toEqual([]);
    expect(problemsIn(rules, { store: 'gb', without: { gb: ['product/shell-jacket'] } })).toHaveLength(1);
  });

  test('in several countries is one finding, which counts what it does not list', () => {
    const dead = ['se', 'de', 'gb', 'jp'].map(
      (country) => ['/old/', `https://${country}.fell-and-fjord.example/gone/`, country] as const,
    );
    expect(problemsIn([...dead, ['/old/', '/cart/']])).toEqual([
      'dead-target: /old/ (se, de, gb, jp) leads to a page that the storefront does not build: https://se.fell-and-fjord.example/gone/, https://de.fell-and-fjord.example/gone/, https://gb.fell-and-fjord.example/gone/ and 1 more.',
    ]);
  });

  test('the variants are those of the storefront it leads to, and unknown for another page', () => {
    const lintOn = (skus: Record<string, string[]>, page = urlOf(stores.se, 'sv', 'product/shell-jacket')) =>
      lint({
        site: { store: stores.us, stores: storefronts },
        rules: [
          {
            rule: redirectRule('/old/', `${page}?utm_source=a&sku=SHELL-1`),
            origin: { file: 'a.ts', link: '/old/' },
          },
        ],
        builtPages: everyPageBuilt(),
        variants: new Map(
          [stores.us.id, stores.se.id].map(
            (id) => [id, new Map([['product/shell-jacket', skus[id] ?? []]] as const)] as const,
          ),
        ),
        links: [],
      });
    expect(lintOn({ us: [], se: ['SHELL-1'] })).toEqual([]);
    expect(lintOn({ us: ['SHELL-1'], se: [] })).toHaveLength(1);
    expect(lintOn({ us: [] }, '/products/jackets/wool-jacket/')).toEqual([]);
  });
});

describe('a loop', () => {
  test('below its own prefix with the rest', () => {
    expect(problemsIn([['/a/*', '/a/b/:splat']])).toEqual([expect.stringContaining('runs in a loop')]);
  });

  test('for one country only', () => {
    expect(
      problemsIn([
        ['/a/', '/b/'],
        ['/b/', '/a/', 'se'],
        ['/b/', '/cart/'],
      ]),
    ).toEqual([
      expect.stringMatching(/^chain: \/a\/ leads/),
      expect.stringMatching(/^chain: \/b\/ \(se\) runs in a loop/),
    ]);
  });
});

describe('chain', () => {
  const se = 'https://se.fell-and-fjord.example';

  test.each([
    ['a path in a different spelling', '/B?x=1', '/cart/?x=1'],
    ['a URL of another storefront, where the page has a different path', `${se}/b/`, `${se}/varukorg/`],
    ['what is below a prefix', '/below/cart/', '/cart/'],
  ])('leads to %s', (_, target, last) => {
    const rules = [
      ['/a/', target],
      ['/b/', '/cart/'],
      ['/below/*', '/:splat'],
    ] as const;
    expect(findingsIn(rules)).toMatchObject([
      { check: 'chain', remedy: `Write ${last} instead of ${target}.` },
    ]);
  });

  test('of up to eight steps ends; longer ones count as loops, as they do for visitors', () => {
    const chainOf = (length: number) =>
      Array.from({ length }, (_, at) => [`/s${at}/`, at === length - 1 ? '/cart/' : `/s${at + 1}/`] as const);
    const loopsIn = (length: number) =>
      problemsIn(chainOf(length)).filter((problem) => problem.includes('runs in a loop')).length;
    expect(loopsIn(8)).toBe(0);
    expect(loopsIn(10)).toBeGreaterThan(0);
  });

  test.each([`${us}/cart/`, 'https://help.example/b/', '/:splat', '/b/:splat'])('not %s', (target) => {
    expect(
      problemsIn([
        ['/a/*', target],
        ['/b/', '/cart/'],
      ]),
    ).toEqual([]);
  });

  test('not the page of another storefront at an address that is old here', () => {
    const rules = [
      ['/a/', `${us}/cart/`],
      ['/cart/', '/warenkorb/'],
    ] as const;
    expect(problemsIn(rules, { store: 'de' })).toEqual([]);
    expect(problemsIn([['/a/', '/cart/'], rules[1]], { store: 'de' })).toHaveLength(1);
  });
});

describe('internal-link-to-source', () => {
  const rules = [
    ['/old/', '/cart/'],
    ['/sale/', '/search/', 'de'],
    ['/sale/', '/stores/'],
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ] as const;
  const remediesFor = (href: string) =>
    findingsIn(rules, { links: [{ file: 'content/en/pages/a.md', line: 7, href }] })
      .filter(({ check }) => check !== 'chain')
      .map(({ remedy }) => remedy);

  test.each([
    ['/sale/', 'Link to page:stores instead.'],
    ['https://gb.fell-and-fjord.example/old/', 'Link to page:cart instead.'],
  ])('%s', (href, remedy) => {
    expect(remediesFor(href)).toEqual([remedy]);
  });

  test.each(['/cart/', 'https://help.example/old/', '//old/', 'mailto:old@example.com', '/a/'])(
    '%s is not a source, or only of a loop, which is the rule’s mistake',
    (href) => {
      expect(remediesFor(href)).toEqual([]);
    },
  );
});
