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

describe('an index', () => {
  test('treats parameters in a different order as the same source', () => {
    const index = indexRules(
      [redirectRule('/a/?x=1&y=2', '/b/', 'kr'), redirectRule('/a/?y=2&x=1', '/c/')],
      'always',
    );
    expect(index.exact.get('/a')).toHaveLength(1);
  });

  test.each<[string, string, boolean]>([
    ['a page', '/page/', false],
    ['another site', 'https://b.example/b/', false],
    ['a source', '/b/?x=1', true],
    ['a source in another spelling', '/B', true],
    ['what is below a prefix', '/c/d/', true],
    ['the rest of an address', '/page/:splat', true],
  ])('knows whether a target may be a source: %s', (_, target, leadsOn) => {
    const rules = [redirectRule('/a/', target, 'kr'), redirectRule('/a/', '/page/')];
    const others = [redirectRule('/b/', '/page/'), redirectRule('/c/*', '/page/')];
    const [source] = indexRules([...rules, ...others], 'always').exact.get('/a') ?? [];
    expect(source?.leadsOn).toBe(leadsOn);
  });

  test.each([
    ['parameters given twice', '/a/?x=1&x=1', '/a/?x=1&y=2'],
    ['an encoded equals sign', '/a/?x%3Dy=z', '/a/?x=y%3Dz'],
  ])('distinguishes sources with %s from others', (_, one, other) => {
    const index = indexRules([redirectRule(one, '/b/'), redirectRule(other, '/c/')], 'always');
    expect(index.exact.get('/a')).toHaveLength(2);
  });
});

test('sources with as many parameters are tried in the same order, whatever order the table has', () => {
  const rules = [redirectRule('/a/?lang=en', '/lang/'), redirectRule('/a/?country=fi', '/country/')];
  for (const table of [rules, [...rules].reverse()]) {
    const [first] = indexRules(table, 'always').exact.get('/a') ?? [];
    expect(first?.fallback?.toPath).toBe('/country/');
  }
});
