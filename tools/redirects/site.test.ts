import { expect, test } from 'vitest';
import { readOwnAddress, redirectsOf } from './site.ts';

test('a storefront is compiled once', () => {
  expect(redirectsOf('kr')).toBe(redirectsOf('kr'));
  expect(redirectsOf('kr').site.store.id).toBe('kr');
});

test('a storefront that does not exist is refused with those that do', () => {
  expect(() => redirectsOf('uk')).toThrow('Unknown store "uk". Known stores: us, gb,');
});

const { site } = redirectsOf('us');

test.each(['gift-guide', 'GIFT-Guide'])('%s, the name of a short link', (input) => {
  expect(readOwnAddress(input, site).path).toBe('/redirects/gift-guide/');
});

test.each([
  ['gift guide', /"gift guide" is not an address.*name.*slash/],
  ['', /"" is not an address/],
  [
    'https://elsewhere.example/',
    /elsewhere\.example is not one of our storefronts.*us\.cradleandcarry\.example.*jap/,
  ],
])('%j is refused with a reason', (input, reason) => {
  expect(() => readOwnAddress(input, site)).toThrow(reason);
});
