import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

const us = 'https://us.cradleandcarry.example';
const kr = 'https://kr.cradleandcarry.example';

test.each([
  ['a path', '/b/', '/cart/'],
  ['a path in other spelling', '/B?x=1', '/cart/?x=1'],
  ['a URL of this storefront', `${us}/b/`, '/cart/'],
  ['a URL of another storefront, where the page has another path', `${kr}/b/`, `${kr}/jangbaguni/`],
  ['what two further rules are about', '/c/', '/cart/?y=2'],
  ['what lies below a prefix', '/below/cart/', '/cart/'],
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

test('of up to eight steps has an end; longer ones count as circles, as they do for visitors', () => {
  const chainOf = (length: number) =>
    Array.from({ length }, (_, at) => [`/s${at}/`, at === length - 1 ? '/cart/' : `/s${at + 1}/`] as const);
  const checksOf = (length: number) => new Set(findingsIn(chainOf(length)).map(({ check }) => check));
  expect(checksOf(8)).toEqual(new Set(['chain']));
  expect(checksOf(10)).toEqual(new Set(['loop', 'chain']));
});

test('not a circle, which is worse', () => {
  expect(problemsIn([['/a/', '/a/?x=1']])).toEqual([expect.stringMatching(/^loop: /)]);
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

test('not the page of another storefront at an address that is older here', () => {
  const rules = [
    ['/a/', `${us}/cart/`],
    ['/cart/', '/warenkorb/'],
  ] as const;
  expect(problemsIn(rules, { store: 'de' })).toEqual([]);
  expect(problemsIn([['/a/', '/cart/'], rules[1]], { store: 'de' })).toHaveLength(1);
});
