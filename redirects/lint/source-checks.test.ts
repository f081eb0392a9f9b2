import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/index.ts';
import { compile } from '../compile.ts';
import { lint } from './lint.ts';
import { everyPageBuilt, type ExampleRule, findingsIn, problemsIn } from './testing/lint-example.ts';

describe('bad-source', () => {
  test.each([
    ['old-shop/', 'does not start with a slash'],
    [`/${'o'.repeat(512)}`, 'has 513 characters'],
    ['/old shop/', 'contains a space or control character'],
    ['/old/#bibs', 'contains a hash, which browsers never send to a server'],
    ['/old/?a=1?b=2', 'contains more than one question mark'],
    ['/*', 'would match every address'],
    ['/old*', 'contains a "*" that is not its last segment'],
    ['/redirects/', 'is not a valid short link'],
    ['/redirects/Spring/', 'is not a valid short link'],
    ['/redirects/spring_sale/', 'is not a valid short link'],
    ['/redirects/spring--sale/', 'is not a valid short link'],
    ['/redirects//redirects/spring//', 'is not a valid short link'],
    ['/old/:year/', 'has a segment that starts with a colon, which hosts treat as a placeholder'],
  ])('%j is not a valid source', (source, problem) => {
    expect(problemsIn([[source, '/cart/']])).toContain(`bad-source: ${source} ${problem}.`);
  });

  test.each([
    '/old/',
    '/old/*',
    '/old/?country=fi',
    '/a:b/',
    '/redirects/spring/',
    '/redirects/qr-kitchen-1',
    '/OLD/caf%C3%A9/',
    `/${'o'.repeat(511)}`,
  ])('%j is a valid source', (source) => {
    expect(problemsIn([[source, '/cart/']])).toEqual([]);
  });
});

describe('unknown-country', () => {
  test.each([
    ['SE', 'Write "se" instead of "SE".'],
    ['uk', 'Remove "uk", or add it to conditionCountries in redirects/types.ts.'],
  ])('%s is unknown', (country, remedy) => {
    expect(
      findingsIn([
        ['/sale/', '/cart/', country],
        ['/sale/', '/cart/'],
      ]),
    ).toEqual([
      {
        check: 'unknown-country',
        problem: `/sale/ (${country}) is for a country that rules cannot use.`,
        remedy,
        at: { file: 'rules.json', line: 1 },
      },
    ]);
  });
});

describe('missing-fallback', () => {
  test('every rule of a source has a country', () => {
    expect(
      findingsIn([
        ['/sale/', '/cart/', 'se'],
        ['/sale/', '/cart/', 'fi'],
      ]),
    ).toEqual([
      {
        check: 'missing-fallback',
        problem: '/sale/ leads nowhere for visitors from countries without a rule.',
        remedy: 'Add a last rule without a country.',
        at: { file: 'rules.json', line: 1 },
      },
    ]);
  });

  test('the fallback of another source, prefix, or query does not count', () => {
    expect(
      problemsIn([
        ['/sale/', '/cart/', 'se'],
        ['/sale/*', '/cart/'],
        ['/sale/?a=1', '/cart/'],
      ]),
    ).toEqual([expect.stringContaining('missing-fallback: /sale/ ')]);
  });
});

describe('rule-after-fallback', () => {
  test('rules after the one for everyone are never reached', () => {
    expect(
      findingsIn([
        ['/sale/', '/cart/'],
        ['/sale/', '/stores/', 'se'],
        ['/sale/', '/stores/', 'fi'],
      ]),
    ).toEqual([
      {
        check: 'rule-after-fallback',
        problem: '/sale/ (se, fi) comes after the rule without a country and is never reached.',
        remedy: 'Move the rule without a country to the end.',
        at: { file: 'rules.json', line: 2 },
      },
    ]);
  });
});

describe('duplicate', () => {
  test.each<[string, ExampleRule[], string]>([
    [
      'a country',
      [
        ['/sale/', '/cart/', 'se'],
        ['/sale/', '/cart/', 'se'],
        ['/sale/', '/cart/'],
      ],
      ' (se)',
    ],
    [
      'other countries',
      [
        ['/sale/', '/cart/'],
        ['/sale/', '/cart/'],
        ['/sale/', '/cart/', 'se'],
      ],
      ' (fallback)',
    ],
    [
      'everybody',
      [
        ['/sale/', '/cart/'],
        ['/sale/', '/stores/'],
      ],
      '',
    ],
  ])('a second rule for %s', (_, rules, countries) => {
    expect(findingsIn(rules).find(({ check }) => check === 'duplicate')).toEqual({
      check: 'duplicate',
      problem: `/sale/${countries} is written twice: first as rules.json:1.`,
      remedy: 'Remove one of the two: only the first counts.',
      at: { file: 'rules.json', line: 2 },
    });
  });

  test('a short link in two files is one finding', () => {
    const shortLinks = { sale: { to: 'cart' } } as const;
    const site = { store: stores.us, stores: Object.values(stores) };
    const rules = compile(
      [
        { file: 'redirects/table/one.ts', shortLinks },
        { file: 'redirects/table/two.ts', shortLinks },
      ],
      site,
    );
    expect(lint({ site, rules, builtPages: everyPageBuilt(), variants: new Map(), links: [] })).toEqual([
      {
        check: 'duplicate',
        problem:
          '/redirects/sale/ (every country, fallback) is written twice: first as "sale" in redirects/table/one.ts.',
        remedy: 'Remove one of the two: only the first counts.',
        at: { file: 'redirects/table/two.ts', link: 'sale' },
      },
    ]);
  });
});

describe('collision', () => {
  test.each(['/Old/Shop/', '/old/shop'])('%s is /old/shop/', (other) => {
    expect(
      findingsIn([
        ['/old/shop/', '/cart/'],
        [other, '/stores/'],
      ]),
    ).toEqual([
      {
        check: 'collision',
        problem: `${other} is the same address as /old/shop/: rules.json:1.`,
        remedy:
          'Keep one of the two: case, slashes, percent-encoding, and the order of parameters do not distinguish addresses.',
        at: { file: 'rules.json', line: 2 },
      },
    ]);
  });

  test.each([
    ['/old/*', '/OLD/*'],
    ['/old/?country=fi', '/old?country=FI'],
    ['/old/?a=1&b=2', '/old/?b=2&a=1'],
  ])('%s is %s', (one, other) => {
    expect(
      problemsIn([
        [one, '/cart/'],
        [other, '/cart/'],
      ]),
    ).toEqual([`collision: ${other} is the same address as ${one}: rules.json:1.`]);
  });

  test.each([
    ['/old/', '/old/*'],
    ['/old/?a=1', '/old/?a=2'],
    ['/old/?a=1%2C2', '/old/?a%2C1=2'],
  ])('%s is not %s', (one, other) => {
    expect(
      problemsIn([
        [one, '/cart/'],
        [other, '/cart/'],
      ]),
    ).toEqual([]);
  });
});

describe('page-shadowed', () => {
  test.each([
    ['/cart/', '/cart/'],
    ['/CART', '/cart/'],
    ['/', '/'],
    ['/cart/?country=fi', '/cart/'],
    ['/cart/*', '/cart/'],
    ['/customer-service/*', expect.stringMatching(/^\/customer-service\/.+/)],
    ['/api/cart', '/api/'],
    ['/Robots.TXT', '/robots.txt'],
    ['/old/shop.js', '*.js'],
  ])('%s hides %s', (source, page) => {
    const hidden = problemsIn([[source, 'https://help.example/']]).map(
      (line) => /^page-shadowed: .* hides (\S+), which exists\.$/.exec(line)?.[1],
    );
    expect(hidden).toEqual([page]);
  });

  test('rules and links that are wrong only because of a hidden page are not reported separately', () => {
    const rules = [
      ['/old/', '/cart/'],
      ['/products/*', 'https://help.example/'],
      ['/cart/', '/stores/'],
    ] as const;
    const links = [{ file: 'content/en/a.md', line: 1, href: '/cart/' }];
    expect(problemsIn(rules, { links })).toEqual([
      expect.stringMatching(/^page-shadowed: \/products\/\* hides /),
      'page-shadowed: /cart/ hides /cart/, which exists.',
    ]);
  });

  describe('on each storefront its own pages, in all of its languages', () => {
    test.each([
      ['kr', '/en/cart/'],
      ['eu', '/de/warenkorb/'],
    ] as const)('%s has %s', (store, source) => {
      expect(problemsIn([[source, 'https://help.example/']], { store })).toHaveLength(1);
      expect(problemsIn([[source, 'https://help.example/']], { store: 'us' })).toEqual([]);
    });

    test('a page that a storefront does not build is free', () => {
      const example = [['/products/kitchen/baby-bib/', 'https://help.example/']] as const;
      expect(problemsIn(example)).toHaveLength(1);
      expect(problemsIn(example, { without: { us: ['product/baby-bib'] } })).toEqual([]);
    });
  });

  test.each(['/old/', '/old/*', '/old/?country=fi', '/carts/', '/cart/old/*', '/products/'])(
    '%s hides nothing',
    (source) => {
      expect(problemsIn([[source, 'https://help.example/']])).toEqual([]);
    },
  );
});
