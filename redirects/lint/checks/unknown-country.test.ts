import { expect, test } from 'vitest';
import { conditionCountries } from '../../types.ts';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test.each([
  ['SE', 'Write "se" instead of "SE".'],
  ['uk', 'Remove "uk", or add it to conditionCountries in redirects/types.ts.'],
  ['ch', 'Remove "ch", or add it to conditionCountries in redirects/types.ts.'],
])('%s is none', (country, remedy) => {
  expect(
    findingsIn([
      ['/sale/', '/cart/', country],
      ['/sale/', '/cart/'],
    ]),
  ).toEqual([
    {
      check: 'unknown-country',
      problem: `/sale/ (${country}) is for a country that no rule may name.`,
      remedy,
      at: { file: 'rules.json', line: 1 },
    },
  ]);
});

test('product 9.1: the countries that redirects may name are known', () => {
  const rules = conditionCountries.map((country) => ['/sale/', '/cart/', country] as const);
  expect(problemsIn([...rules, ['/sale/', '/cart/']])).toEqual([]);
});
