import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

const us = 'https://us.cradleandcarry.example';
const kr = 'https://kr.cradleandcarry.example';

test('two sources that lead to each other', () => {
  expect(
    findingsIn([
      ['/a/', '/b/'],
      ['/b/', '/A'],
    ]),
  ).toEqual([
    {
      check: 'loop',
      problem: '/a/ runs in a circle: /b/ → /A → /b/.',
      remedy: 'Lead it to a page, which no rule is about.',
      at: { file: 'rules.json', line: 1 },
    },
    {
      check: 'loop',
      problem: '/b/ runs in a circle: /A → /b/ → /A.',
      remedy: 'Lead it to a page, which no rule is about.',
      at: { file: 'rules.json', line: 2 },
    },
  ]);
});

test.each([
  ['to itself', [['/a/', '/a/?utm_source=folder']]],
  ['to itself in full', [['/a/', `${us}/a/`]]],
  ['to itself on another storefront', [['/a/', `${kr}/a/`]]],
  ['below its own prefix', [['/a/*', '/a/b/']]],
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
