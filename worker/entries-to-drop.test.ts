import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesToDrop, type StoredEntry } from './trim.ts';

const day = 86_400_000;
const now = 100 * day;
const entry = (
  address: string,
  bytes: number,
  daysAgo: number,
  group: string | null = address,
): StoredEntry => ({
  address,
  bytes,
  storedAt: now - daysAgo * day,
  group,
});
const drop = (entries: readonly StoredEntry[], bytes: number, inAdvance: readonly string[] = []) =>
  entriesToDrop(entries, { bytes, days: 30, isKeptInAdvance: (group) => inAdvance.includes(group) }, now);

test.each([
  ['nothing within the limit', [entry('a', 5, 1), entry('b', 5, 2)], 10, [], []],
  ['what was stored longest ago', [entry('a', 5, 1), entry('b', 5, 2)], 9, [], ['b']],
  [
    'a page with its data',
    [entry('a', 5, 9, 'A'), entry('a.json', 5, 9, 'A'), entry('b', 5, 1)],
    9,
    [],
    ['a', 'a.json'],
  ],
  [
    'a page by its latest part',
    [entry('a', 5, 9, 'A'), entry('a.json', 5, 1, 'A'), entry('b', 5, 2)],
    12,
    [],
    ['b'],
  ],
  [
    'what was visited before what is kept in advance',
    [entry('home', 5, 9), entry('a', 5, 1)],
    9,
    ['home'],
    ['a'],
  ],
  ['what is older than 30 days', [entry('a', 1, 31), entry('b', 1, 29)], 10, [], ['a']],
  ['never what all pages need', [entry('app', 9, 2, null), entry('a', 5, 1)], 9, [], ['a']],
] as const)('drops %s', (_, entries, bytes, inAdvance, dropped) => {
  expect(drop(entries, bytes, inAdvance)).toEqual(dropped);
});

test('what is left is within the limit, and nothing of it could have been spared for something older', () => {
  const entries = fc.uniqueArray(
    fc.record({ id: fc.nat(50), bytes: fc.integer({ min: 1, max: 100 }), daysAgo: fc.nat(29) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 2000 }), (list, limit) => {
      const all = list.map(({ id, bytes, daysAgo }) => entry(String(id), bytes, daysAgo));
      const gone = new Set(drop(all, limit));
      const left = all.filter(({ address }) => !gone.has(address));
      const dropped = all.filter(({ address }) => gone.has(address));
      expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
      for (const one of dropped)
        for (const other of left) expect(one.storedAt).toBeLessThanOrEqual(other.storedAt);
    }),
  );
});
