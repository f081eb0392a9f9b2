import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test('rules after the one for everybody are never reached', () => {
  expect(
    findingsIn([
      ['/sale/', '/cart/'],
      ['/sale/', '/stores/', 'se'],
      ['/sale/', '/stores/', 'fi'],
    ]),
  ).toEqual([
    {
      check: 'rule-after-fallback',
      problem: '/sale/ (se, fi) stands after the rule without a country and is never reached.',
      remedy: 'Move the rule without a country to the end.',
      at: { file: 'rules.json', line: 2 },
    },
  ]);
});

test('the fallback at the end is right, also with other sources in between', () => {
  expect(
    problemsIn([
      ['/sale/', '/cart/', 'se'],
      ['/old/', '/cart/'],
      ['/sale/', '/cart/', 'fi'],
      ['/sale/', '/stores/'],
    ]),
  ).toEqual([]);
});
