import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeQuery } from './merge-query.ts';
import { anyText, hasControlCharacter } from './testing/arbitrary-text.ts';

test.each([
  ['no query', '/a/', '', '/a/'],
  ['a question mark alone', '/a/', '?', '/a/'],
  ['a query without its question mark', '/a/', 'x=1', '/a/?x=1'],
  ["the target's parameter wins and others pass", '/a/?x=1', '?x=2&y=3&x=4', '/a/?x=1&y=3'],
  ['order and spelling of the target stay', '/a/?z=%7e&A=b+c&m', '?q=1', '/a/?z=%7e&A=b+c&m&q=1'],
  [
    'a parameter that the target writes differently',
    '/a/?utm%5Fsource=x',
    '?utm_source=y',
    '/a/?utm%5Fsource=x',
  ],
  ['query and hash', '/a/?x=1#top', '?y=2', '/a/?x=1&y=2#top'],
  ['an empty query in the target', '/a/?', '?x=1', '/a/?x=1'],
  ['an ampersand at the end of the target', '/a/?x=1&', '?y=2', '/a/?x=1&y=2'],
  ['a second question mark of the visitor', '/a/', '?x=1?y=2', '/a/?x=1%3Fy=2'],
  ['superfluous ampersands', '/a/', '?&x=1&&y=2&', '/a/?x=1&y=2'],
  ['a line break of the visitor', '/a/', '?x=1%0d%0aSet-Cookie:y', '/a/?x=1%0d%0aSet-Cookie:y'],
  ['a malformed percent sign', '/a/', '?x=%zz', '/a/?x=%zz'],
  [
    'a flag without a value, a space and Latin-1 pass as they are',
    '/a/',
    '?preview&q=a%20b+c&e=%E9',
    '/a/?preview&q=a%20b+c&e=%E9',
  ],
  ['what is not allowed in an address is encoded', '/a/', '?q=a b"é', '/a/?q=a%20b%22%C3%A9'],
  ['a parameter in a different case is a different parameter', '/a/?x=1', '?X=2', '/a/?x=1&X=2'],
])('%s', (_, target, query, merged) => {
  expect(mergeQuery(target, query)).toBe(merged);
});

test.each([
  ['are removed in any position', '?x=1&country=fi&y=2', '/a/?x=1&y=2'],
  ['are removed in any case of their value, every time', '?country=FI&country=se', '/a/'],
  ['are removed in any case of their name', '?Country=fi&COUNTRY=se&x=1', '/a/?x=1'],
])('parameters that selected the rule %s', (_, query, merged) => {
  expect(mergeQuery('/a/', query, [['country', 'fi']])).toBe(merged);
});

describe('whatever the visitor’s query', () => {
  const name = fc.oneof(fc.constantFrom('utm_source', 'utm_medium', 'sku', 'x', 'y', ''), anyText);
  const pairs = fc.array(fc.tuple(name, anyText), { maxLength: 5 });
  const written = pairs.map((list) => new URLSearchParams(list).toString());
  const query = fc.oneof(
    anyText,
    written,
    written.map((text) => `?${text}`),
  );
  const target = fc
    .tuple(
      fc.constantFrom('/a/', '/', 'https://known.example/a/'),
      written,
      fc.constantFrom('', '#', '#top', '#top?x=1'),
    )
    .map(([path, own, hash]) => `${path}${own === '' ? '' : `?${own}`}${hash}`);
  const usedUp = fc.array(fc.tuple(name, anyText), { maxLength: 2 });
  const base = 'https://shop.example';
  // Node misreads other characters next to a malformed percent sign.
  const asAscii = (text: string) => text.toWellFormed().replace(/[^\0-\x7f]/gu, encodeURIComponent);
  const parametersOf = (address: string) => [...new URL(address, base).searchParams];

  test('the target’s own parts stay, at its beginning and its end', () => {
    fc.assert(
      fc.property(target, query, usedUp, (to, asked, used) => {
        const [address = '', ...hash] = to.split('#');
        const merged = mergeQuery(to, asked, used);
        expect(merged.startsWith(address)).toBe(true);
        expect(merged.endsWith(to.slice(address.length))).toBe(true);
        expect(new URL(merged, base).hash).toBe(new URL(`#${hash.join('#')}`, base).hash);
      }),
    );
  });

  test("the parameters are the target's, then the visitor's others", () => {
    fc.assert(
      fc.property(target, query, usedUp, (to, asked, used) => {
        const own = parametersOf(to);
        const others = [...new URLSearchParams(asAscii(asked))].filter(
          ([one]) => ![...own, ...used].some(([taken]) => taken === one),
        );
        expect(parametersOf(mergeQuery(to, asked, used))).toEqual([...own, ...others]);
      }),
      { numRuns: 1000 },
    );
  });

  test('there is at most one question mark before the hash, and nothing that ends a line', () => {
    fc.assert(
      fc.property(target, query, (to, asked) => {
        const merged = mergeQuery(to, asked);
        expect(merged.split('#')[0]?.split('?').length).toBeLessThanOrEqual(2);
        expect(hasControlCharacter(merged)).toBe(false);
      }),
    );
  });

  test('merging the same query twice is merging it once', () => {
    fc.assert(
      fc.property(target, query, (to, asked) => {
        const once = mergeQuery(to, asked);
        expect(mergeQuery(once, asked)).toBe(once);
      }),
    );
  });
});
