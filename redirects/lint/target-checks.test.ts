import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/index.ts';
import { urlOf } from '../../stores/urls.ts';
import { redirectRule } from '../types.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, findingsIn, problemsIn } from './testing/lint-example.ts';

describe('dead-target', () => {
  const us = 'https://us.cradleandcarry.example';
  const jp = 'https://www.cradleandcarry-japan.example';

  describe('no page', () => {
    test.each(['/no-such-page/', `${us}/no-such-page/`])('%s', (target) => {
      expect(findingsIn([['/old/', target]])).toEqual([
        {
          check: 'dead-target',
          problem: `/old/ leads to a page that the storefront does not build: ${target}.`,
          remedy: 'Choose a page that is built there; use "except" for a single country or storefront.',
          at: { file: 'rules.json', line: 1 },
        },
      ]);
    });

    test('that this storefront builds', () => {
      const rules = [['/old/', '/products/kitchen/baby-bib/']] as const;
      expect(problemsIn(rules)).toEqual([]);
      expect(problemsIn(rules, { without: { us: ['product/baby-bib'] } })).toHaveLength(1);
      expect(problemsIn(rules, { without: { gb: ['product/baby-bib'] } })).toEqual([]);
      expect(problemsIn(rules, { store: 'gb', without: { gb: ['product/baby-bib'] } })).toHaveLength(1);
    });

    test('reports how a page’s path is written', () => {
      const [finding] = findingsIn([['/old/', `${jp}/CART/`]]);
      expect(finding).toMatchObject({ problem: expect.stringContaining('does not build') as unknown });
      expect(findingsIn([['/old/', '/Cart']])[0]?.remedy).toBe('Write the path as /cart/.');
    });

    test('lists dead targets in several countries once, and counts the rest', () => {
      const dead = ['se', 'de', 'fr', 'it'].map(
        (country) => ['/old/', `https://${country}.cradleandcarry.example/gone/`, country] as const,
      );
      expect(findingsIn([...dead, ['/old/', '/cart/']])).toEqual([
        {
          check: 'dead-target',
          problem:
            '/old/ (se, de, fr, it) leads to a page that the storefront does not build: https://se.cradleandcarry.example/gone/, https://de.cradleandcarry.example/gone/, https://fr.cradleandcarry.example/gone/ and 1 more.',
          remedy: 'Choose a page that is built there; use "except" for a single country or storefront.',
          at: { file: 'rules.json', line: 1 },
        },
      ]);
    });
  });

  describe('no address', () => {
    test.each(['http://help.example/', 'javascript:alert(1)', '//evil.example/', '', 'https://'])(
      '%j',
      (target) => {
        expect(problemsIn([['/old/', target]])).toEqual([
          `dead-target: /old/ leads to something that is neither a path nor a secure URL: ${target}.`,
        ]);
      },
    );

    test.each(['/\\evil.example/', '/cart/\r\nset-cookie: a=b'])('%j', (target) => {
      expect(problemsIn([['/old/', target]])).toEqual([
        `dead-target: /old/ leads to an address with a space, backslash or control character: ${target}.`,
      ]);
    });

    test.each([
      ['/café/', '/caf%C3%A9/'],
      [`${us}/café/`, `${us}/caf%C3%A9/`],
      ['https://käse.example/brie/', 'https://xn--kse-qla.example/brie/'],
      ['/old/\ud800/:splat', '/old/%EF%BF%BD/:splat'],
    ])('%j is written %s', (target, spelling) => {
      expect(findingsIn([['/older/*', target]])).toMatchObject([
        {
          check: 'dead-target',
          problem: `/older/* leads to an address with characters outside ASCII, which redirects do not support: ${target}.`,
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

    test('the variants of another page are unknown', () => {
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
            (['us', 'se'] as const).map((id) => [
              id,
              new Map([['product/baby-bib' as const, skus[id] ?? []]]),
            ]),
          ),
          links: [],
        });
      expect(lintOn({ us: [], se: ['BIB-1'] })).toEqual([]);
      expect(lintOn({ us: ['BIB-1'], se: [] })).toHaveLength(1);
    });

    test('one that exists, or an SKU on another site', () => {
      expect(lintTarget('/products/kitchen/baby-bib/?sku=BIB-1')).toEqual([]);
      expect(lintTarget('https://help.example/?sku=BIB-9')).toEqual([]);
    });
  });

  test.each(['/', '/cart/', '/search/', us, `${jp}/cart`, 'https://help.example/any/thing'])(
    '%s is alive',
    (target) => {
      expect(problemsIn([['/old/', target]])).toEqual([]);
    },
  );

  test.each(['/:splat', `${us}/:splat?utm_source=folder`])(
    '%s is the rest of an address, which exists only with "*"',
    (target) => {
      expect(problemsIn([['/old/', target]])).toEqual([
        `dead-target: /old/ leads to the rest of the address, but has none: ${target}.`,
      ]);
    },
  );

  test.each(['/cart/?a=1?b=2'])('%s has two question marks', (target) => {
    expect(problemsIn([['/old/', target]])).toEqual([
      `dead-target: /old/ leads to an address with more than one question mark: ${target}.`,
    ]);
  });

  test.each(['/:splat'])('%s may be anything', (target) => {
    expect(problemsIn([['/old/*', target]])).toEqual([]);
  });
});

describe('loop', () => {
  test('two sources that lead to each other', () => {
    expect(
      findingsIn([
        ['/a/', '/b/'],
        ['/b/', '/A'],
      ]),
    ).toEqual([
      {
        check: 'loop',
        problem: '/a/ runs in a loop: /b/ → /A → /b/.',
        remedy: 'Choose a page that no rule matches.',
        at: { file: 'rules.json', line: 1 },
      },
      {
        check: 'loop',
        problem: '/b/ runs in a loop: /A → /b/ → /A.',
        remedy: 'Choose a page that no rule matches.',
        at: { file: 'rules.json', line: 2 },
      },
    ]);
  });

  test.each([
    ['to itself', [['/a/', '/a/?utm_source=folder']]],
    ['below its own prefix with the rest', [['/a/*', '/a/b/:splat']]],
  ] as const)('%s', (_, rules) => {
    expect(problemsIn(rules)).toEqual([expect.stringMatching(/^loop: /)]);
  });

  test('for one country only', () => {
    expect(
      problemsIn([
        ['/a/', '/b/'],
        ['/b/', '/a/', 'se'],
        ['/b/', '/cart/'],
      ]),
    ).toEqual([expect.stringMatching(/^loop: \/b\/ \(se\) /), expect.stringMatching(/^chain: \/a\/ /)]);
  });

  test('a source with a query may lead to its own path', () => {
    expect(problemsIn([['/cart-of-old/?country=fi', '/cart/']])).toEqual([]);
    expect(
      problemsIn([
        ['/old/?country=fi', '/old/'],
        ['/old/', '/cart/'],
      ]),
    ).toEqual([expect.stringMatching(/^chain: /)]);
  });
});

describe('chain', () => {
  const us = 'https://us.cradleandcarry.example';
  const kr = 'https://kr.cradleandcarry.example';

  test.each([
    ['a path', '/b/', '/cart/'],
    ['a path in a different spelling', '/B?x=1', '/cart/?x=1'],
    ['a URL of another storefront, where the page has a different path', `${kr}/b/`, `${kr}/jangbaguni/`],
    ['what is below a prefix', '/below/cart/', '/cart/'],
  ])('leads to %s', (_, target, last) => {
    const rules = [
      ['/a/', target],
      ['/b/', '/cart/'],
      ['/c/', '/b/?y=2'],
      ['/below/*', '/:splat'],
    ] as const;
    expect(findingsIn(rules).find(({ problem }) => problem.startsWith('/a/'))).toEqual({
      check: 'chain',
      problem: `/a/ leads to an address that redirects again: ${target}.`,
      remedy: `Write ${last} instead of ${target}.`,
      at: { file: 'rules.json', line: 1 },
    });
  });

  test('of up to eight steps ends; longer ones count as loops, as they do for visitors', () => {
    const chainOf = (length: number) =>
      Array.from({ length }, (_, at) => [`/s${at}/`, at === length - 1 ? '/cart/' : `/s${at + 1}/`] as const);
    const checksOf = (length: number) => new Set(findingsIn(chainOf(length)).map(({ check }) => check));
    expect(checksOf(8)).toEqual(new Set(['chain']));
    expect(checksOf(10)).toEqual(new Set(['loop', 'chain']));
  });

  test('follows the rules of the country', () => {
    const rules = [
      ['/a/', '/b/', 'se'],
      ['/a/', '/b/'],
      ['/b/', '/cart/', 'se'],
      ['/b/', '/stores/'],
    ] as const;
    expect(findingsIn(rules)).toEqual([
      {
        check: 'chain',
        problem: '/a/ (se, fallback) leads to an address that redirects again: /b/.',
        remedy: 'Write /cart/ instead of /b/. Write /stores/ instead of /b/.',
        at: { file: 'rules.json', line: 1 },
      },
    ]);
  });

  test.each(['/cart/', `${us}/cart/`, 'https://help.example/b/', '/:splat', '/b/:splat'])(
    'not %s',
    (target) => {
      expect(
        problemsIn([
          ['/a/*', target],
          ['/b/', '/cart/'],
        ]),
      ).toEqual([]);
    },
  );

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
    ['/sale/', '/search/', 'es'],
    ['/sale/', '/stores/'],
    ['/help/', 'https://help.example/'],
  ] as const;

  const remedyFor = (href: string, file = 'content/en/pages/a.md') =>
    findingsIn(rules, { links: [{ file, line: 7, href }] }).map(({ remedy }) => remedy);

  test.each([
    ['/old/', 'locales/en/common.json', 'Link to /cart/ instead.'],
    ['/sale/', 'content/en/pages/a.md', 'Link to page:stores instead.'],
    [
      'https://gb.cradleandcarry.example/old/',
      'locales/en/common.json',
      'Link to https://gb.cradleandcarry.example/cart/ instead.',
    ],
  ])('%s in %s', (href, file, remedy) => {
    expect(remedyFor(href, file)).toEqual([remedy]);
  });

  test('one that runs in a loop is the rule’s mistake, not the link’s', () => {
    const circle = [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ] as const;
    const links = [{ file: 'content/en/pages/a.md', line: 1, href: '/a/' }];
    expect(findingsIn(circle, { links }).map(({ check }) => check)).toEqual(['loop', 'loop']);
  });

  test.each(['/cart/', '/', 'https://help.example/old/', '//old/', 'mailto:old@example.com'])(
    '%s is not a source',
    (href) => {
      expect(remedyFor(href)).toEqual([]);
    },
  );
});
