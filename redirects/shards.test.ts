import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathKey } from './path-key.ts';
import { type RedirectRequest, resolve } from './resolve.ts';
import { indexRules, sourceParts } from './rule-index.ts';
import { packRules, type Shard, shardOf, shardRules, unpackRules } from './shards.ts';
import { bitPositions, likelySources } from './source-filter.ts';
import { anyRequest, anyTable } from './testing/arbitrary-table.ts';
import { pathsOnTheWay } from './testing/resolve-linearly.ts';
import { redirectRule, type RedirectRule } from './types.ts';

/** Long enough to need several shards beside any other rules. */
const filling = Array.from({ length: 16 }, (_, number) =>
  redirectRule(`/filling/${number}/`, `/${'long'.repeat(2500)}/`),
);

test('rules of one source for many countries make the filter of one source', () => {
  const rules = ['se', 'kr', 'jp', undefined].map((country) => redirectRule('/a/', '/b/', country));
  expect(shardRules(rules).filter).toEqual(shardRules(rules.slice(-1)).filter);
});

/** What a visitor notices; how a rule's source was spelled is not part of it. */
function answerOf(rules: readonly RedirectRule[], request: RedirectRequest) {
  const redirect = resolve(indexRules(rules, 'always'), request);
  return redirect && { ...redirect, rules: redirect.rules.map(({ toPath }) => toPath) };
}

const written = (shard: Shard): Shard => JSON.parse(JSON.stringify(shard)) as Shard;
/** A source as the filter and `shardOf` call it. */
const nameOf = (fromPath: string) => {
  const { key = '', isPrefix = false } = sourceParts(fromPath) ?? {};
  return isPrefix ? `${key}/*` : key;
};

/** Resolves with the shards that the address asks for, and each target on the way, and with no others. */
function answerOfShards(rules: readonly RedirectRule[], request: RedirectRequest) {
  const { filter, shards } = shardRules(rules);
  const names = pathsOnTheWay(rules, 'always', request).flatMap((path) =>
    likelySources(filter, pathKey(path), bitPositions),
  );
  const numbers = new Set(names.map((name) => shardOf(name, shards.length)));
  return answerOf(
    [...numbers].flatMap((number) => unpackRules(written(shards[number] ?? {}))),
    request,
  );
}

describe('packed rules', () => {
  test('stand by source, countries with one target together, the fallback without any', () => {
    const rules = [
      redirectRule('/a/', '/b/', 'kr'),
      redirectRule('/a/', '/c/', 'jp'),
      redirectRule('/a/', '/b/', 'us'),
      redirectRule('/a/', '/b/'),
      redirectRule('/d/?x=1', '/e/'),
    ];
    expect(packRules(rules)).toEqual({
      '/a/': [['/b/', 'kr us'], ['/c/', 'jp'], ['/b/']],
      '/d/?x=1': [['/e/']],
    });
  });

  test('leave out what can never be reached', () => {
    const rules = [
      redirectRule('/a/', '/first/', 'kr'),
      redirectRule('/A', '/second/', 'kr'),
      redirectRule('/a/', '/all/'),
      redirectRule('/a', '/late/', 'jp'),
      redirectRule('/a/', '/late/'),
    ];
    expect(packRules(rules)).toEqual({ '/a/': [['/first/', 'kr'], ['/all/']] });
  });

  test('are the same rules when unpacked', () => {
    const rules = [
      redirectRule('/a/', '/b/', 'kr'),
      redirectRule('/a/', '/b/', 'us'),
      redirectRule('/c/*', '/:splat'),
      redirectRule('/a/', '/b/'),
    ];
    expect(unpackRules(written(packRules(rules)))).toEqual(expect.arrayContaining(rules));
  });

  test('answer as the whole table does when unpacked', () => {
    fc.assert(
      fc.property(anyTable, anyRequest, (rules, request) => {
        expect(answerOf(unpackRules(written(packRules(rules))), request)).toEqual(answerOf(rules, request));
      }),
      { numRuns: 3000 },
    );
  });

  test('answer alike where two sources ask for as many parameters', () => {
    const rules = [
      redirectRule('/a/?x=1', '/x/'),
      redirectRule('/a/?y=1', '/y-kr/', 'kr'),
      redirectRule('/a/?y=1', '/y/'),
    ];
    const request = { path: '/a/', query: '?x=1&y=1', country: 'kr' };
    expect(answerOf(unpackRules(packRules(rules)), request)).toEqual(answerOf(rules, request));
  });

  test('answer alike where one source is written in two orders', () => {
    const rules = [redirectRule('/a/?x=1&y=2', '/all/'), redirectRule('/a/?y=2&x=1', '/late/', 'kr')];
    const request = { path: '/a/', query: '?x=1&y=2', country: 'kr' };
    expect(answerOf(unpackRules(packRules(rules)), request)).toEqual(answerOf(rules, request));
  });
});

describe('shards', () => {
  test('that an address asks for answer as the whole table does', () => {
    fc.assert(
      fc.property(anyTable, anyRequest, (rules, request) => {
        const all = [...filling, ...rules];
        expect(answerOfShards(all, request)).toEqual(answerOf(all, request));
      }),
      { numRuns: 300 },
    );
  });

  test('hold every source where its name says, and the filter knows it', () => {
    fc.assert(
      fc.property(anyTable, (rules) => {
        const all = [...filling, ...rules];
        const { filter, shards } = shardRules(all);
        expect(shards.length).toBeGreaterThan(2);
        for (const [number, shard] of shards.entries())
          for (const fromPath of Object.keys(shard))
            expect(shardOf(nameOf(fromPath), shards.length)).toBe(number);
        const held = shards.flatMap((shard) => Object.keys(shard).map(nameOf));
        expect(new Set(held)).toEqual(new Set(all.map(({ fromPath }) => nameOf(fromPath))));
        for (const { fromPath } of all) {
          const key = sourceParts(fromPath)?.key ?? null;
          expect(likelySources(filter, key, bitPositions)).toContain(nameOf(fromPath));
        }
      }),
    );
  });

  test('weigh about the same', () => {
    const rules = Array.from({ length: 20_000 }, (_, number) =>
      redirectRule(`/redirects/campaign-${number}/`, `/pages/campaign-${number}/?utm_campaign=c${number}`),
    );
    const weights = shardRules(rules).shards.map((shard) => JSON.stringify(shard).length);
    expect(weights.length).toBeGreaterThan(20);
    expect(Math.min(...weights)).toBeGreaterThan(48_000 / 2);
    expect(Math.max(...weights)).toBeLessThan(48_000 * 1.5);
  });

  test('of an empty table are one, and empty', () => {
    expect(shardRules([])).toMatchObject({ shards: [{}] });
    expect(answerOfShards([], { path: '/a/', query: '', country: null })).toBeNull();
  });

  test('leave out what is no source', () => {
    expect(shardRules([redirectRule('no-slash', '/a/')]).shards).toEqual([{}]);
  });
});

test('a source is in one of the shards, always the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 500 }), (name, count) => {
      const number = shardOf(name, count);
      expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true);
      expect(shardOf(name, count)).toBe(number);
    }),
  );
});
