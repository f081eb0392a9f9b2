import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Redirect, type RedirectRequest, resolve } from './resolve.ts';
import { indexRules } from './rule-index.ts';
import { anyRequest, anyTable } from './testing/arbitrary-table.ts';
import { anyText, hasControlCharacter } from './testing/arbitrary-text.ts';
import { resolveLinearly } from './testing/resolve-linearly.ts';
import type { RedirectRule } from './types.ts';

const endings = fc.constantFrom('always', 'never');
const runs = { numRuns: 2000 };

/** Verifies a property of the result of any table for any request. */
function forAnswers(
  check: (
    answer: Redirect | null,
    asked: RedirectRequest,
    resolveAgain: (request: RedirectRequest) => Redirect | null,
  ) => void,
) {
  fc.assert(
    fc.property(anyTable, endings, anyRequest, (rules, ending, request) => {
      const index = indexRules(rules, ending);
      check(resolve(index, request), request, (again) => resolve(index, again));
    }),
    runs,
  );
}

const answersOf = (rules: readonly RedirectRule[], request: RedirectRequest) =>
  resolve(indexRules(rules, 'always'), request);

describe('any table and any request', () => {
  test('match often enough to prove something', () => {
    const samples = fc.sample(fc.tuple(anyTable, anyRequest), { numRuns: 2000, seed: 1 });
    const answers = samples.map(([rules, request]) => answersOf(rules, request));
    expect(answers.filter((answer) => answer).length).toBeGreaterThan(200);
    expect(answers.filter((answer) => answer && answer.rules.length > 1).length).toBeGreaterThan(20);
    expect(answers.filter((answer) => answer?.rules[0].conditions).length).toBeGreaterThan(20);
    expect(answers.filter((answer) => answer?.rules[0].toPath.includes(':splat')).length).toBeGreaterThan(20);
    expect(answers.filter((answer) => answer?.rules[0].fromPath.includes('?')).length).toBeGreaterThan(20);
  });

  test('give the same result as reading the entire table', () => {
    fc.assert(
      fc.property(anyTable, endings, anyRequest, (rules, ending, request) => {
        const answer = resolve(indexRules(rules, ending), request);
        const expected = resolveLinearly(rules, ending, request);
        expect(answer && { target: answer.target, rules: answer.rules }).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('stay on this storefront or on a site in the table', () => {
    forAnswers((answer) => {
      if (!answer) return;
      const { origin } = new URL(answer.target, 'https://shop.example');
      const authored = answer.rules.at(-1)?.toPath.startsWith('/')
        ? 'https://shop.example'
        : 'https://known.example';
      expect(origin).toBe(authored);
    });
  });

  test('give a target that fits in a header and has at most one question mark', () => {
    forAnswers((answer) => {
      expect(hasControlCharacter(answer?.target ?? '')).toBe(false);
      expect(answer?.target.split('#')[0]?.split('?').length ?? 0).toBeLessThanOrEqual(2);
    });
  });

  test('give everyone the same result if it does not depend on the country', () => {
    forAnswers((answer, request, resolveAgain) => {
      if (!answer || answer.dependsOnCountry) return;
      for (const country of ['us', 'fi', 'kr', 'jp', 'xx', null])
        expect(resolveAgain({ ...request, country })).toEqual(answer);
    });
  });
});

describe('there is a result, and no error,', () => {
  test('for any text as path, query and country', () => {
    fc.assert(
      fc.property(anyTable, anyText, anyText, anyText, (rules, path, query, country) => {
        expect(() => answersOf(rules, { path, query, country })).not.toThrow();
      }),
      runs,
    );
  });

  test.each([
    ['a long word', '/a'.padEnd(100_000, 'a')],
    ['many segments', '/a'.repeat(50_000)],
    ['malformed percent signs', '/a/%'.repeat(25_000)],
    ['half characters', '/a/\ud800'.repeat(25_000)],
  ])('for 100 kB of %s', (_, path) => {
    fc.assert(
      fc.property(anyTable, (rules) => {
        expect(answersOf(rules, { path, query: '', country: 'us' })).toBeNull();
        expect(() => answersOf(rules, { path: '/a/', query: path, country: path })).not.toThrow();
      }),
      { numRuns: 20 },
    );
  });
});
