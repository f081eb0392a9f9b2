import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test('every rule of a source has a country', () => {
  expect(
    findingsIn([
      ['/sale/', '/cart/', 'se'],
      ['/sale/', '/cart/', 'fi'],
    ]),
  ).toEqual([
    {
      check: 'missing-fallback',
      problem: '/sale/ leads nowhere for visitors from other countries than its rules name.',
      remedy: 'Add a last rule without a country.',
      at: { file: 'rules.json', line: 1 },
    },
  ]);
});

test('the fallback of another source, prefix or query is none', () => {
  expect(
    problemsIn([
      ['/sale/', '/cart/', 'se'],
      ['/sale/*', '/cart/'],
      ['/sale/?a=1', '/cart/'],
    ]),
  ).toEqual([expect.stringContaining('missing-fallback: /sale/ ')]);
});

test('the fallback may be spelt otherwise', () => {
  const problems = problemsIn([
    ['/sale/', '/cart/', 'se'],
    ['/Sale', '/stores/'],
  ]);
  expect(problems).not.toContainEqual(expect.stringContaining('missing-fallback'));
});

test('one rule for everybody is enough', () => {
  expect(
    problemsIn([
      ['/sale/', '/cart/', 'se'],
      ['/sale/', '/stores/'],
      ['/old/', '/stores/'],
    ]),
  ).toEqual([]);
});
