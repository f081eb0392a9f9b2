import { describe, expect, test } from 'vitest';
import { indexRules, sourceParts, rulesInOrder } from './rule-index.ts';
import { redirectRule } from './types.ts';

describe('the parts of a source', () => {
  test.each([
    ['a path', '/Gift-Guide/', { key: '/gift-guide', isPrefix: false, query: [] }],
    ['the home page', '/', { key: '', isPrefix: false, query: [] }],
    ['a prefix', '/Old/*', { key: '/old', isPrefix: true, query: [] }],
    ['a star within', '/old*', { key: '/old*', isPrefix: false, query: [] }],
    [
      'a query',
      '/a/?country=FI&x=',
      {
        key: '/a',
        isPrefix: false,
        query: [
          ['country', 'fi'],
          ['x', ''],
        ],
      },
    ],
    ['a prefix with a query', '/a/*?country=fi', { key: '/a', isPrefix: true, query: [['country', 'fi']] }],
  ])('%s', (_, fromPath, parts) => {
    expect(sourceParts(fromPath)).toEqual(parts);
  });

  test.each([
    ['no slash in front', 'a/'],
    ['another site', 'https://known.example/a/'],
    ['a query alone', '?country=fi'],
    ['every address', '/*'],
    ['too long', `/${'a'.repeat(3000)}`],
  ])('no parts for %s', (_, fromPath) => {
    expect(sourceParts(fromPath)).toBeNull();
  });
});

test('sources with more parameters are tried first, others by the alphabet, whatever order the table has', () => {
  const rules = ['/a/?y=1', '/a/', '/a/?y=1&x=1', '/a/?x=1'].map((from) => redirectRule(from, '/b/'));
  for (const table of [rules, [...rules].reverse()]) {
    const sources = indexRules(table, 'always').exact.get('/a') ?? [];
    const order = sources.map(({ fallback }) => fallback?.fromPath);
    expect(order).toEqual(['/a/?y=1&x=1', '/a/?x=1', '/a/?y=1', '/a/']);
  }
});

test('exact sources come before prefixes, long prefixes before short ones, many parameters before few', () => {
  const rules = [
    redirectRule('/us/*', '/'),
    redirectRule('/us/products/*', '/a/'),
    redirectRule('/us/products/*?country=fi', '/b/'),
    redirectRule('/shop/', '/c/'),
    redirectRule('/shop/?country=fi', '/d/'),
    redirectRule('/shop/?country=fi&lang=en', '/e/'),
  ];
  expect(rulesInOrder(rules).map(({ fromPath }) => fromPath)).toEqual([
    '/shop/?country=fi&lang=en',
    '/shop/?country=fi',
    '/shop/',
    '/us/products/*?country=fi',
    '/us/products/*',
    '/us/*',
  ]);
});
