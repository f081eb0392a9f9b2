import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexPublished, publishedFolder, readRules, rulesFileOf } from './published-rules.ts';
import { resolve } from './resolve.ts';
import { indexRules, sourceId, sourceParts } from './rule-index.ts';
import { anyRequest, anyTable } from './testing/arbitrary-table.ts';
import { sampleRules } from './testing/sample-rules.ts';
import { redirectRule, type RedirectRule } from './types.ts';

const contentOf = async (rules: readonly RedirectRule[], slash: 'always' | 'never' = 'always') =>
  JSON.parse((await rulesFileOf(rules, slash)).text) as unknown;

describe('a file of rules', () => {
  test('returns the same results as the rules it was created from, for any table', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, fc.array(anyRequest), async (rules, requests) => {
        const read = indexPublished(readRules(await contentOf(rules)));
        const index = indexRules(rules, 'always');
        for (const request of requests)
          expect(resolve(read, request)?.target).toBe(resolve(index, request)?.target);
      }),
    );
  });
});

describe('its address', () => {
  const rulesUrlOf = async (...given: Parameters<typeof rulesFileOf>) =>
    (await rulesFileOf(...given)).address;

  test('is that of a hashed file in the rules folder', async () => {
    expect(await rulesUrlOf(sampleRules, 'always')).toMatch(
      new RegExp(`^${publishedFolder}[0-9a-f]{12}\\.json$`),
    );
  });

  test('is the same for the same rules, whatever order their sources have', async () => {
    const nameOf = ({ fromPath }: RedirectRule) => {
      const parts = sourceParts(fromPath);
      return parts ? sourceId(parts) : '';
    };
    await fc.assert(
      fc.asyncProperty(anyTable, fc.infiniteStream(fc.nat()), async (rules, numbers) => {
        const groups = [...Map.groupBy(rules, nameOf).values()].map((group) => ({
          group,
          at: Number(numbers.next().value),
        }));
        const shuffled = groups.sort((one, other) => one.at - other.at).flatMap(({ group }) => group);
        expect(await rulesUrlOf(shuffled, 'always')).toBe(await rulesUrlOf(rules, 'always'));
      }),
    );
  });

  test.each<[string, readonly RedirectRule[], 'always' | 'never']>([
    ['one more', [...sampleRules, redirectRule('/more/', '/a/')], 'always'],
    [
      'another target',
      sampleRules.map((rule, at) => (at === 0 ? { ...rule, toPath: '/a/' } : rule)),
      'always',
    ],
    ['a different ending of addresses', sampleRules, 'never'],
  ])('differs for other rules: %s', async (_what, rules, slash) => {
    expect(await rulesUrlOf(rules, slash)).not.toBe(await rulesUrlOf(sampleRules, 'always'));
  });
});

test.each([
  ['a page', '<!doctype html>'],
  ['another end of addresses', { trailingSlash: 'ignore', rules: [] }],
])('an invalid file of rules is rejected: %s', (_what, data) => {
  expect(() => readRules(data)).toThrow();
});
