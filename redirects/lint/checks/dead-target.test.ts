import { describe, expect, test } from 'vitest';
import { stores } from '../../../stores/index.ts';
import { urlOf } from '../../../stores/urls.ts';
import { redirectRule } from '../../types.ts';
import { lint } from '../lint.ts';
import { everyPageBuilt, findingsIn, problemsIn } from '../testing/lint-example.ts';

const us = 'https://us.cradleandcarry.example';
const jp = 'https://www.cradleandcarry-japan.example';

describe('no page', () => {
  test.each([
    '/no-such-page/',
    `${us}/no-such-page/`,
    `${jp}/no-such-page?utm_source=folder`,
    '/favicon.svg',
  ])('%s', (target) => {
    expect(findingsIn([['/old/', target]])).toEqual([
      {
        check: 'dead-target',
        problem: `/old/ leads to no page that the storefront builds: ${target}.`,
        remedy:
          'Lead it to a page that is built there; "except" names one for a single country or storefront.',
        at: { file: 'rules.json', line: 1 },
      },
    ]);
  });

  test('that this very storefront builds', () => {
    const rules = [['/old/', '/products/kitchen/baby-bib/']] as const;
    expect(problemsIn(rules)).toEqual([]);
    expect(problemsIn(rules, { without: { us: ['product/baby-bib'] } })).toHaveLength(1);
    expect(problemsIn(rules, { without: { gb: ['product/baby-bib'] } })).toEqual([]);
    expect(problemsIn(rules, { store: 'gb', without: { gb: ['product/baby-bib'] } })).toHaveLength(1);
  });

  test('says how a page is spelt', () => {
    const [finding] = findingsIn([['/old/', `${jp}/CART/`]]);
    expect(finding).toMatchObject({ problem: expect.stringContaining('no page') as unknown });
    expect(findingsIn([['/old/', '/Cart']])[0]?.remedy).toBe('Spell the path /cart/.');
  });

  test('lists what is dead in several countries once, and counts the rest', () => {
    const dead = ['se', 'de', 'fr', 'it'].map(
      (country) => ['/old/', `https://${country}.cradleandcarry.example/gone/`, country] as const,
    );
    expect(findingsIn([...dead, ['/old/', '/cart/']])).toEqual([
      {
        check: 'dead-target',
        problem:
          '/old/ (se, de, fr, it) leads to no page that the storefront builds: https://se.cradleandcarry.example/gone/, https://de.cradleandcarry.example/gone/, https://fr.cradleandcarry.example/gone/ and 1 more.',
        remedy:
          'Lead it to a page that is built there; "except" names one for a single country or storefront.',
        at: { file: 'rules.json', line: 1 },
      },
    ]);
  });
});

describe('no address', () => {
  test.each([
    'http://help.example/',
    'javascript:alert(1)',
    '//evil.example/',
    'cart/',
    '',
    'https://',
    'https:///evil.example',
    'ftp://files.example/manual.pdf',
  ])('%j', (target) => {
    expect(problemsIn([['/old/', target]])).toEqual([
      `dead-target: /old/ leads to what is neither a path nor a secure URL: ${target}.`,
    ]);
  });

  test.each(['/\\evil.example/', '/cart/ ', '/cart/\r\nset-cookie: a=b', 'https://help.example/a b'])(
    '%j',
    (target) => {
      expect(problemsIn([['/old/', target]])).toEqual([
        `dead-target: /old/ leads to an address with a space, backslash or control character: ${target}.`,
      ]);
    },
  );

  test.each([
    ['/café/', '/caf%C3%A9/'],
    ['/cart/?note=\ud83d\ude00#größe', '/cart/?note=%F0%9F%98%80#gr%C3%B6%C3%9Fe'],
    [`${us}/café/`, `${us}/caf%C3%A9/`],
    ['//käse.example/brie/', 'https://xn--kse-qla.example/brie/'],
    ['https://käse.example/brie/', 'https://xn--kse-qla.example/brie/'],
    ['/old/\ud800/:splat', '/old/%EF%BF%BD/:splat'],
  ])('%j is written %s', (target, spelling) => {
    expect(findingsIn([['/older/*', target]])).toMatchObject([
      {
        check: 'dead-target',
        problem: `/older/* leads to an address with characters outside ASCII, which no redirect can name: ${target}.`,
        remedy: `Write ${spelling} instead of ${target}.`,
      },
    ]);
  });

  test('https://[/', () => {
    expect(problemsIn([['/old/', 'https://[/']])).toEqual([
      'dead-target: /old/ leads to a malformed URL: https://[/.',
    ]);
  });
});

describe('no variant', () => {
  const lintTarget = (target: string) => problemsIn([['/old/', target]], { skus: ['BIB-1'] });

  test.each([
    '/products/kitchen/baby-bib/?sku=BIB-9',
    `${us}/products/kitchen/baby-bib/?utm_source=a&sku=BIB-9`,
  ])('%s', (target) => {
    expect(lintTarget(target)).toEqual([
      `dead-target: /old/ leads to a variant that the product does not have there, BIB-9: ${target}.`,
    ]);
  });

  test('a variant of another product', () => {
    expect(lintTarget('/products/kitchen/baby-bib/?sku=CARRIER-MINI-COTTON-SLATE-BLUE')).toHaveLength(1);
  });

  test('nobody knows the variants of another page', () => {
    expect(lintTarget('/products/kitchen/baby-cup/?sku=CUP-1')).toEqual([]);
  });

  test('of the storefront it leads to', () => {
    const page = urlOf(stores.se, 'sv', 'product/baby-bib');
    const lintOn = (skus: Record<string, string[]>) =>
      lint({
        site: { store: stores.us, stores: Object.values(stores) },
        rules: [{ rule: redirectRule('/old/', `${page}?sku=BIB-1`), origin: null }],
        builtPages: everyPageBuilt(),
        variants: new Map(
          (['us', 'se'] as const).map((id) => [id, new Map([['product/baby-bib' as const, skus[id] ?? []]])]),
        ),
        links: [],
      });
    expect(lintOn({ us: [], se: ['BIB-1'] })).toEqual([]);
    expect(lintOn({ us: ['BIB-1'], se: [] })).toHaveLength(1);
  });

  test('nobody knows the variants', () => {
    expect(problemsIn([['/old/', '/products/kitchen/baby-bib/?sku=BIB-9']])).toEqual([]);
  });

  test('one that exists, or a SKU outside', () => {
    expect(lintTarget('/products/kitchen/baby-bib/?sku=BIB-1')).toEqual([]);
    expect(lintTarget('https://help.example/?sku=BIB-9')).toEqual([]);
  });
});

test.each([
  '/',
  '/cart/',
  '/search/',
  '/cart/?utm_source=folder#top',
  us,
  `${us}/`,
  `${us}?utm_source=folder`,
  `${jp}/cart`,
  'https://help.example/any/thing',
])('%s is alive', (target) => {
  expect(problemsIn([['/old/', target]])).toEqual([]);
});

test.each(['/:splat', `${us}/:splat?utm_source=folder`])(
  '%s is the rest of an address, which only "*" has',
  (target) => {
    expect(problemsIn([['/old/', target]])).toEqual([
      `dead-target: /old/ leads to the rest of the address, and has none: ${target}.`,
    ]);
  },
);

test.each(['/cart/?a=1?b=2', 'https://help.example/?a=1?'])('%s has two question marks', (target) => {
  expect(problemsIn([['/old/', target]])).toEqual([
    `dead-target: /old/ leads to an address with more than one question mark: ${target}.`,
  ]);
});

test('a question mark in the hash is none', () => {
  expect(problemsIn([['/old/', '/cart/?a=1#really?']])).toEqual([]);
});

test.each(['/:splat', '/no-such-page/:splat'])('%s may be anything', (target) => {
  expect(problemsIn([['/old/*', target]])).toEqual([]);
});
