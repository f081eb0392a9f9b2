import { expect, test } from 'vitest';
import { redirectRule } from './types.ts';
import { orderedSources } from './source-order.ts';

test('exact sources come before prefixes, long prefixes before short ones, many parameters before few', () => {
  const rules = [
    redirectRule('/us/*', '/'),
    redirectRule('/us/products/*', '/a/'),
    redirectRule('/us/products/*?country=fi', '/b/'),
    redirectRule('/shop/', '/c/'),
    redirectRule('/shop/?country=fi', '/d/'),
    redirectRule('/shop/?country=fi&lang=en', '/e/'),
  ];
  expect(orderedSources(rules).map((source) => source.rules[0].fromPath)).toEqual([
    '/shop/?country=fi&lang=en',
    '/shop/?country=fi',
    '/shop/',
    '/us/products/*?country=fi',
    '/us/products/*',
    '/us/*',
  ]);
});
