import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantLists } from './index.ts';
import { inWords, type Mutant, mutantsOf, mutated, selected } from './mutant.ts';

const list = {
  file: 'api/total.ts',
  tests: ['api/total.test.ts'],
  mutants: [
    { find: 'a + b', replace: 'a - b' },
    { find: 'a > 0', replace: 'a >= 0', tests: ['api/other.test.ts'] },
  ],
} as const;
const [plus, positive] = mutantsOf([list]) as [Mutant, Mutant];

test('a mutant has the tests of its file, or its own', () => {
  expect([plus.tests, positive.tests]).toEqual([['api/total.test.ts'], ['api/other.test.ts']]);
});

test.each([
  [undefined, 3],
  ['money', 2],
  ['api/total', 2],
  ['redirects', 1],
  ['nothing', 0],
])('the word %s selects %i', (word, count) => {
  const lists = { money: [list], redirects: [{ ...list, file: 'edge/a.ts', mutants: [list.mutants[0]] }] };
  expect(selected(lists, word)).toHaveLength(count);
});

test('the mistake is made in the one place, even with characters that have a meaning in a replacement', () => {
  expect(mutated('x = a + b;', plus)).toBe('x = a - b;');
  expect(mutated('x = a + b;', { ...plus, replace: '`$&`' })).toBe('x = `$&`;');
});

test.each([
  ['is gone', 'x = a * b;', plus, 'api/total.ts does not contain "a + b".'],
  ['occurs twice', 'a + b; a + b', plus, 'api/total.ts contains "a + b" more than once.'],
  ['stays', 'a + b', { ...plus, replace: 'a + b' }, 'api/total.ts: "a + b" is replaced by itself.'],
])('a list is stale when the text %s', (_, text, mutant, message) => {
  expect(() => mutated(text, mutant)).toThrow(message);
});

test('a mutant is described in one line', () => {
  expect(inWords({ ...plus, find: 'if (a)\n  return b;', replace: '' })).toBe(
    'api/total.ts: if (a) return b; → (nothing)',
  );
  expect(inWords({ ...plus, find: 'x'.repeat(80) })).toContain(`${'x'.repeat(59)}… → a - b`);
});

test.each(selected(mutantLists, undefined).map((mutant) => [inWords(mutant), mutant] as const))(
  'fits the source: %s',
  (_, mutant) => {
    expect(() => mutated(readFileSync(mutant.file, 'utf8'), mutant)).not.toThrow();
  },
);
