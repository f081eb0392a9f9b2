import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress } from './split-address.ts';

test.each([
  ['', '', '', ''],
  ['/a/', '/a/', '', ''],
  ['/a/?b=c', '/a/', '?b=c', ''],
  ['/a/#d', '/a/', '', '#d'],
  ['/a/?b=c#d', '/a/', '?b=c', '#d'],
  ['/a/?b=c?d#e#f', '/a/', '?b=c?d', '#e#f'],
  ['/a/#b?c', '/a/', '', '#b?c'],
  ['/a/?', '/a/', '?', ''],
  ['?b', '', '?b', ''],
  ['https://shop.example?b#c', 'https://shop.example', '?b', '#c'],
  ['/a\n?b\n#c\n', '/a\n', '?b\n', '#c\n'],
])('%j', (address, path, query, hash) => {
  expect(splitAddress(address)).toEqual({ path, query, hash });
});

const text = fc.string({ unit: fc.constantFrom('a', '/', '?', '#', '&', '\u00e9', '\n') });

test('the parts are the whole address, each with nothing of the next one', () => {
  fc.assert(
    fc.property(text, (address) => {
      const { path, query, hash } = splitAddress(address);
      expect(path + query + hash).toBe(address);
      expect(path).not.toMatch(/[?#]/);
      expect(query).toMatch(/^(?:\?[^#]*)?$/);
      expect(hash).toMatch(/^(?:#[^]*)?$/);
    }),
  );
});
