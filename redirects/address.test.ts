import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storesAt } from '../stores/storefront.ts';
import { stores as known, storefronts } from '../stores/testing/storefronts.ts';
import { readAddress, splitAddress } from './address.ts';

test.each([
  ['/a/?b=c?d#e#f', '/a/', '?b=c?d', '#e#f'],
  ['/a/#b?c', '/a/', '', '#b?c'],
  ['/a\n?b\n#c\n', '/a\n', '?b\n', '#c\n'],
])('%j', (address, path, query, hash) => {
  expect(splitAddress(address)).toEqual({ path, query, hash });
});

const text = fc.string({ unit: fc.constantFrom('a', '/', '?', '#', '&', '\u00e9', '\n') });

test('the parts together are the complete address, and none contains part of the next', () => {
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

const stores = storesAt(storefronts);
const us = known.us;

describe('one of our addresses', () => {
  test.each([
    ['/redirects/x/', 'us', '/redirects/x/', '', ''],
    [' /a?b=1&c#d ', 'us', '/a', '?b=1&c', '#d'],
    ['https://se.fell-and-fjord.example/x?y', 'se', '/x', '?y', ''],
    ['http://SE.fell-and-fjord.example', 'se', '/', '', ''],
    ['https://se.fell-and-fjord.example//evil.example/x', 'se', '/evil.example/x', '', ''],
    ['//se.fell-and-fjord.example/x', 'se', '/x', '', ''],
    ['jp.fell-and-fjord.example/x', 'jp', '/x', '', ''],
  ])('%j', (input, store, path, query, hash) => {
    const parts = { path, query, hash };
    expect(readAddress(input, us, stores)).toMatchObject({ kind: 'ours', store: { id: store }, ...parts });
  });

  test('with a port, as in a preview', () => {
    const [preview] = storesAt([us], 'http://{store}.localhost:8000');
    if (!preview) throw new Error('There is no storefront.');
    expect(readAddress('us.localhost:8000/x', preview, [preview])).toMatchObject({
      kind: 'ours',
      path: '/x',
    });
    expect(readAddress('us.localhost/x', preview, [preview])).toMatchObject({ kind: 'foreign' });
  });
});

test.each([
  ['elsewhere.example', { kind: 'foreign', host: 'elsewhere.example' }],
  ['//elsewhere.example/x', { kind: 'foreign', host: 'elsewhere.example' }],
  ['https://us.fell-and-fjord.example@evil.example/', { kind: 'foreign', host: 'evil.example' }],
  ['/\\evil.example', { kind: 'malformed' }],
  ['gift-guide', { kind: 'malformed' }],
  ['mailto:a@us.fell-and-fjord.example', { kind: 'malformed' }],
  ['https://', { kind: 'malformed' }],
])('%j is not one', (input, expected) => {
  expect(readAddress(input, us, stores)).toMatchObject(expected);
});
