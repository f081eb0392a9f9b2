import { describe, expect, test } from 'vitest';
import { redirectRule } from '../../redirects/types.ts';
import { casesOf, differences } from './cases.ts';
import { choiceFrom, kindOf, sampleOf } from './sample.ts';

const some = { seed: 7, isExhaustive: false };
const storefronts = [casesOf('us'), casesOf('jp')].map((cases) => [cases.store, cases] as const);

describe.each(storefronts)('a sample of %s', (_, { rules, sources }) => {
  const kindsOf = (chosen: readonly string[]) => {
    const bySource = Map.groupBy(rules, ({ fromPath }) => fromPath);
    return new Set(chosen.map((source) => kindOf(bySource.get(source) ?? [])));
  };

  test('is the same for the same seed and different for another', () => {
    expect(sampleOf(rules, some)).toEqual(sampleOf(rules, some));
    expect(sampleOf(rules, { ...some, seed: 8 })).not.toEqual(sampleOf(rules, some));
  });

  test.each([0, 1, 2, 3, 2 ** 31 - 1])('contains every kind of rule, with seed %d', (seed) => {
    const chosen = sampleOf(rules, { ...some, seed });
    expect(kindsOf(chosen)).toEqual(kindsOf(sources));
    expect(chosen.length).toBeGreaterThanOrEqual(60);
    expect(chosen.length).toBeLessThan(sources.length / 5);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  test('contains the kinds that the table is known to contain', () => {
    const kinds = [...kindsOf(sampleOf(rules, some))].join('; ');
    for (const word of ['prefix', 'query', 'country', 'fallback', 'external target', 'target here'])
      expect(kinds).toContain(word);
  });

  test('contains everything on request', () => {
    expect(sampleOf(rules, { ...some, isExhaustive: true })).toEqual(sources);
  });
});

test.each([
  ['prefix, target here, rest in target', [redirectRule('/a/*', '/:splat')]],
  ['query, target here', [redirectRule('/a/?country=fi', '/b/')]],
  [
    'country, fallback, external target, target here',
    [redirectRule('/a/', 'https://b.example/', 'se'), redirectRule('/a/', '/b/')],
  ],
  ['country, target here', [redirectRule('/a/', '/b/', 'se')]],
  ['file, target here, query in target, part of target', [redirectRule('/a.pdf', '/b/?c=d#e')]],
  ['encoded, target here', [redirectRule('/caf%C3%A9/', '/b/')]],
])('a kind: %s', (kind, rules) => expect(kindOf(rules)).toBe(kind));

test('every source is chosen eventually', () => {
  const rules = Array.from({ length: 300 }, (_, number) => redirectRule(`/old/${number}/`, '/'));
  const seeds = Array.from({ length: 100 }, (_, seed) => seed);
  const chosen = new Set(seeds.flatMap((seed) => sampleOf(rules, { ...some, seed })));
  expect(chosen.size).toBe(300);
});

test('a rule of the sample with another target is found', () => {
  const cases = casesOf('us', some);
  const every = differences(cases);
  const [broken = ''] = cases.asked;
  for (const source of cases.asked)
    every.compare(
      source,
      source === broken ? '/elsewhere/' : cases.targetOf(source, 'se'),
      cases.targetOf(source, 'se'),
    );
  expect(every.found).toEqual([`${broken}: /elsewhere/ instead of ${cases.targetOf(broken, 'se')}`]);
});

describe('a run', () => {
  test('uses the given seed', () => {
    expect(choiceFrom({ REDIRECTS_SEED: '123' })).toEqual({ seed: 123, isExhaustive: false });
  });

  test('uses a random seed if none is given', () => {
    const seeds = Array.from({ length: 5 }, () => choiceFrom({ REDIRECTS_SEED: '' }).seed);
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test('compares everything on request', () => {
    expect(choiceFrom({ EXHAUSTIVE: '1' }).isExhaustive).toBe(true);
    expect(choiceFrom({ EXHAUSTIVE: '' }).isExhaustive).toBe(false);
  });

  test.each(['some', '-1', '1.5', '2147483648'])('rejects the seed %s', (seed) => {
    expect(() => choiceFrom({ REDIRECTS_SEED: seed })).toThrow(`REDIRECTS_SEED is "${seed}"`);
  });
});
