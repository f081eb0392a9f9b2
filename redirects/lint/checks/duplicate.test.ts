import { expect, test } from 'vitest';
import { stores } from '../../../stores/index.ts';
import { compile } from '../../compile.ts';
import { lint } from '../lint.ts';
import { everyPageBuilt, type ExampleRule, findingsIn, problemsIn } from '../testing/lint-example.ts';

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

test('the same path below a prefix or with a query is another source', () => {
  expect(
    problemsIn([
      ['/sale/', '/cart/'],
      ['/sale/*', '/cart/'],
      ['/sale/?a=1', '/cart/'],
      ['/sale/?a=2', '/cart/'],
    ]),
  ).toEqual([]);
});
