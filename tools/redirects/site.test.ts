import { expect, test } from 'vitest';
import { redirectsOf } from './site.ts';

test('a storefront is compiled once', () => {
  expect(redirectsOf('kr')).toBe(redirectsOf('kr'));
  expect(redirectsOf('kr').site.store.id).toBe('kr');
});

test('a storefront that does not exist is refused with those that do', () => {
  expect(() => redirectsOf('uk')).toThrow('There is no storefront "uk". There are: us, gb,');
});
