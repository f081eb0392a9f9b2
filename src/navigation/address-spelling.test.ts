import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodableHash, onePath } from './address-spelling.ts';
import { anyPath } from './testing/any-path.ts';

test.each([
  ['/', '/'],
  ['/cart/', '/cart/'],
  ['/a b/', '/a%20b/'],
  ['/%63art/', '/cart/'],
  ['/å/', '/%C3%A5/'],
  ['/%c3%a5/', '/%C3%A5/'],
  ['/a%2Fb/', '/a%2Fb/'],
  ['/a%5Cb/', '/a%5Cb/'],
  ['/cart%3Fa/', '/cart%3Fa/'],
  ['/%2e%2e/', '/../'],
  ['/%252e%252e/', '/%252e%252e/'],
  ['/%25/', '/%25/'],
  ['/%2525/', '/%2525/'],
  ['/%', '/%25'],
  ['/100%/', '/100%25/'],
  ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
  ['/%FF/', '/%25FF/'],
  ['/%u0041/', '/%25u0041/'],
  ['/:uri/', '/%3Auri/'],
  ['//x//', '//x//'],
])('the path %s is spelled %s', (path, expected) => {
  expect(onePath(path)).toBe(expected);
});

test('any path has a spelling that can be decoded, stays the same, and keeps its segments', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const spelled = onePath(path);
      expect(() => decodeURI(spelled)).not.toThrow();
      expect(onePath(spelled)).toBe(spelled);
      expect(spelled.split('/')).toHaveLength(path.split('/').length);
      expect(spelled).not.toMatch(/[?#\\\s:]/);
    }),
  );
});

test('a path has one spelling, however much of it is encoded', () => {
  const encodeAll = (text: string) =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (segment) => {
      expect(onePath(`/${encodeAll(segment)}/`)).toBe(`/${encodeURIComponent(segment)}/`);
    }),
  );
});

test.each([
  ['', ''],
  ['#sizes', '#sizes'],
  ['#%C3%A5', '#%C3%A5'],
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('the hash %s is read as %s', (hash, expected) => {
  expect(decodableHash(hash)).toBe(expected);
});

test('any hash can be decoded', () => {
  fc.assert(fc.property(anyPath, (text) => void decodeURI(decodableHash(`#${text}`))));
});
