import { describe, expect, test } from 'vitest';
import { indexRules, sourceParts } from './rule-index.ts';
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

test.each<[string, string, boolean]>([
  ['a page', '/page/', false],
  ['another site', 'https://b.example/b/', false],
  ['a source', '/b/?x=1', true],
  ['a source in another spelling', '/B', true],
  ['what is below a prefix', '/c/d/', true],
  ['the rest of an address', '/page/:splat', true],
])('an index knows whether a target may be a source: %s', (_, target, leadsOn) => {
  const rules = [redirectRule('/a/', target, 'kr'), redirectRule('/a/', '/page/')];
  const others = [redirectRule('/b/', '/page/'), redirectRule('/c/*', '/page/')];
  const [source] = indexRules([...rules, ...others], 'always').exact.get('/a') ?? [];
  expect(source?.leadsOn).toBe(leadsOn);
});

test('sources with more parameters are tried first, others by the alphabet, whatever order the table has', () => {
  const rules = ['/a/?y=1', '/a/', '/a/?y=1&x=1', '/a/?x=1'].map((from) => redirectRule(from, '/b/'));
  for (const table of [rules, [...rules].reverse()]) {
    const sources = indexRules(table, 'always').exact.get('/a') ?? [];
    const order = sources.map(({ fallback }) => fallback?.fromPath);
    expect(order).toEqual(['/a/?y=1&x=1', '/a/?x=1', '/a/?y=1', '/a/']);
  }
});
