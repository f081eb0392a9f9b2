import { describe, expect, test } from 'vitest';
import { storesAt } from '../../../stores/index.ts';
import { readAddress, readOwnAddress } from './read-address.ts';

const stores = storesAt();
const [us] = stores;
if (!us) throw new Error('There is no storefront.');

describe('an address of ours', () => {
  test.each([
    ['/redirects/x/', 'us', '/redirects/x/', '', ''],
    [' /a?b=1&c#d ', 'us', '/a', '?b=1&c', '#d'],
    ['/a%zz', 'us', '/a%zz', '', ''],
    ['/a#b?c', 'us', '/a', '', '#b?c'],
    ['https://se.cradleandcarry.example/x?y', 'se', '/x', '?y', ''],
    ['http://SE.cradleandcarry.example', 'se', '/', '', ''],
    ['//kr.cradleandcarry.example/x', 'kr', '/x', '', ''],
    ['www.cradleandcarry-japan.example/x', 'jp', '/x', '', ''],
  ])('%j', (input, store, path, query, hash) => {
    const address = readOwnAddress(input, us, stores);
    expect({ ...address, store: address.store.id }).toEqual({ kind: 'ours', store, path, query, hash });
  });

  test.each(['gift-guide', 'GIFT-Guide'])('%s, the name of a short link', (input) => {
    expect(readOwnAddress(input, us, stores).path).toBe('/redirects/gift-guide/');
  });

  test('with a port, as in a preview', () => {
    const [preview] = storesAt('http://{store}.localhost:8000');
    if (!preview) throw new Error('There is no storefront.');
    expect(readAddress('us.localhost:8000/x', preview, [preview])).toMatchObject({
      kind: 'ours',
      path: '/x',
    });
    expect(readAddress('us.localhost/x', preview, [preview])).toMatchObject({ kind: 'foreign' });
  });
});

test.each([
  ['https://elsewhere.example/x', { kind: 'foreign', host: 'elsewhere.example' }],
  ['elsewhere.example', { kind: 'foreign', host: 'elsewhere.example' }],
  ['//elsewhere.example/x', { kind: 'foreign', host: 'elsewhere.example' }],
  ['https://us.cradleandcarry.example.evil.example/', { kind: 'foreign' }],
  ['https://us.cradleandcarry.example@evil.example/', { kind: 'foreign', host: 'evil.example' }],
  ['/\\evil.example', { kind: 'malformed' }],
  ['gift-guide', { kind: 'malformed' }],
  ['', { kind: 'malformed' }],
  ['mailto:a@us.cradleandcarry.example', { kind: 'malformed' }],
  ['javascript:alert(1)', { kind: 'malformed' }],
  ['https://', { kind: 'malformed' }],
])('%j is none', (input, expected) => {
  expect(readAddress(input, us, stores)).toMatchObject(expected);
});

test.each([
  ['gift guide', /"gift guide" is no address.*name.*slash/],
  ['', /"" is no address/],
  [
    'https://elsewhere.example/',
    /elsewhere\.example is none of our storefronts.*us\.cradleandcarry\.example.*jap/,
  ],
])('%j is refused with a reason', (input, reason) => {
  expect(() => readOwnAddress(input, us, stores)).toThrow(reason);
});
