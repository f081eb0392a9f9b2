import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathKey } from './path-key.ts';
import { bitPositions, likelySources, makeSourceFilter, type SourceFilter } from './source-filter.ts';
import { anyPath } from './testing/arbitrary-text.ts';

const likely = (filter: SourceFilter, key: string | null) => likelySources(filter, key, bitPositions);
const anyKey = anyPath.map((path) => pathKey(path) ?? '');

/** Keys as a table has them, each series different from the others. */
const series = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `/redirects/${name}-${number}`);

test('knows every source', () => {
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 200 }), (keys) => {
      const filter = makeSourceFilter(keys);
      for (const key of keys) expect(likely(filter, key)).toContain(key);
    }),
    { numRuns: 500 },
  );
});

test('knows every source above a path that ends in a star', () => {
  const folder = anyKey.filter((key) => key !== '');
  const names = fc.array(
    folder.map((key) => `${key}/*`),
    { minLength: 1, maxLength: 50 },
  );
  fc.assert(
    fc.property(names, anyKey, (prefixes, rest) => {
      const filter = makeSourceFilter(prefixes);
      for (const prefix of prefixes) expect(likely(filter, prefix.slice(0, -2) + rest)).toContain(prefix);
    }),
    { numRuns: 500 },
  );
});

test('knows every source of a large table', () => {
  const keys = series('campaign', 20_000);
  const filter = makeSourceFilter(keys);
  expect(keys.filter((key) => !likely(filter, key).includes(key))).toEqual([]);
});

test('is the same after it was written to a page', () => {
  const filter = makeSourceFilter(series('campaign', 100));
  expect(JSON.parse(JSON.stringify(filter))).toEqual(filter);
});

describe('takes few other names for a source', () => {
  test.each([
    { kind: 'names that differ in a word', others: series('other', 20_000) },
    { kind: 'the next numbers', others: series('campaign', 22_000).slice(2000) },
    {
      kind: 'words',
      others: Array.from({ length: 20_000 }, (_, number) => `/${(number * 7919).toString(36)}`),
    },
  ])('$kind: fewer than 2 in 100', ({ others }) => {
    const filter = makeSourceFilter(series('campaign', 2000));
    const mistaken = others.filter((key) => likely(filter, key).includes(key));
    expect(mistaken.length / others.length).toBeLessThan(0.02);
  });

  test('a page that is not there asks for the rules in fewer than 3 cases of 100', () => {
    const filter = makeSourceFilter([...series('campaign', 2000), '/undefined/*', '/us/*']);
    const pages = Array.from({ length: 20_000 }, (_, number) => `/products/${(number * 7919).toString(36)}`);
    const mistaken = pages.filter((key) => likely(filter, key).length > 0);
    expect(mistaken.length / pages.length).toBeLessThan(0.03);
  });
});

test.each([0, 1, 10, 1000, 20_000])('weighs at most 1.3 bytes for each of %d sources', (count) => {
  const { bits } = makeSourceFilter(series('campaign', count));
  expect(atob(bits).length).toBeLessThanOrEqual(1.3 * count + 1);
});

test('a filter of nothing knows nothing', () => {
  const filter = makeSourceFilter([]);
  expect(series('campaign', 1000).flatMap((key) => likely(filter, key))).toEqual([]);
});

test('no key, which is what a path that is too long has, has no sources', () => {
  expect(likely(makeSourceFilter(['/a', '/b/*']), null)).toEqual([]);
});

describe('names', () => {
  const filter = makeSourceFilter(['', '/undefined/*', '/old/shop/*', '/old/shop/sale']);

  test.each([
    ['the home page', '', ['']],
    ['a prefix itself', '/undefined', ['/undefined/*']],
    ['below a prefix', '/undefined/a/b', ['/undefined/*']],
    ['below a longer one', '/old/shop/x', ['/old/shop/*']],
    ['an exact source and the prefix it is below', '/old/shop/sale', ['/old/shop/sale', '/old/shop/*']],
    ['a word that begins like a prefix', '/undefinedly', []],
    ['above a prefix', '/old', []],
    ['a prefix that is not at the beginning', '/a/undefined', []],
  ])('%s', (_, key, names) => {
    expect(likely(filter, key)).toEqual(names);
  });
});

test('positions are whole numbers below the size', () => {
  fc.assert(
    fc.property(anyKey, fc.integer({ min: 1, max: 0x7fffffff }), (name, size) => {
      for (const position of bitPositions(name, 7, size)) {
        expect(Number.isInteger(position)).toBe(true);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThan(size);
      }
    }),
  );
});
