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
    ['an empty query', '/a/?', { key: '/a', isPrefix: false, query: [] }],
    ['an encoded path', '/caf%C3%A9', { key: '/café', isPrefix: false, query: [] }],
  ])('%s', (_, fromPath, parts) => {
    expect(sourceParts(fromPath)).toEqual(parts);
  });

  test.each([
    ['no slash in front', 'a/'],
    ['another site', 'https://known.example/a/'],
    ['nothing', ''],
    ['a query alone', '?country=fi'],
    ['every address', '/*'],
    ['too long', `/${'a'.repeat(3000)}`],
  ])('no parts for %s', (_, fromPath) => {
    expect(sourceParts(fromPath)).toBeNull();
  });
});

describe('an index', () => {
  const kr = redirectRule('/a/', '/kr/', 'kr');
  const fi = redirectRule('/a/', '/fi/', 'fi');
  const all = redirectRule('/a/', '/all/');

  test('contains the rules of a source by country, with the fallback separate', () => {
    const index = indexRules([kr, fi, all], 'always');
    expect([...index.countries]).toEqual([
      ['kr', 0],
      ['fi', 1],
    ]);
    expect([...index.exact]).toEqual([
      ['/a', [{ query: [], byCountry: [kr, fi], fallback: all, leadsOn: false }]],
    ]);
    expect(index.prefixes.size).toBe(0);
    expect(index.prefixDepth).toBe(0);
  });

  test('leaves a gap for a country without a rule in a source', () => {
    const other = redirectRule('/b/', '/fi/', 'fi');
    const index = indexRules([kr, other], 'always');
    expect(index.exact.get('/b')).toEqual([
      { query: [], byCountry: [undefined, other], fallback: null, leadsOn: false },
    ]);
  });

  test('keeps the first rule for a country and none after the fallback', () => {
    const late = [redirectRule('/a/', '/late/', 'jp'), redirectRule('/a/', '/late/')];
    const index = indexRules([kr, redirectRule('/A', '/second/', 'kr'), all, ...late], 'always');
    expect(index.exact.get('/a')).toEqual([{ query: [], byCountry: [kr], fallback: all, leadsOn: false }]);
    expect(index.countries.has('jp')).toBe(false);
  });

  test('puts sources that require more parameters first', () => {
    const rules = ['/a/', '/a/?x=1', '/a/?y=1&x=1', '/a/?y=1'].map((from) => redirectRule(from, '/b/'));
    const sources = indexRules(rules, 'always').exact.get('/a') ?? [];
    expect(sources.map(({ fallback }) => fallback?.fromPath)).toEqual([
      '/a/?y=1&x=1',
      '/a/?x=1',
      '/a/?y=1',
      '/a/',
    ]);
  });

  test('treats parameters in a different order as the same source', () => {
    const index = indexRules(
      [redirectRule('/a/?x=1&y=2', '/b/', 'kr'), redirectRule('/a/?y=2&x=1', '/c/')],
      'always',
    );
    expect(index.exact.get('/a')).toHaveLength(1);
  });

  test('keeps prefixes separate and knows the longest', () => {
    const rules = ['/a/*', '/a/b/c/*', '/b/*'].map((from) => redirectRule(from, '/:splat'));
    const index = indexRules(rules, 'never');
    expect([...index.prefixes.keys()]).toEqual(['/a', '/a/b/c', '/b']);
    expect(index.prefixDepth).toBe(3);
    expect(index.exact.size).toBe(0);
    expect(index.trailingSlash).toBe('never');
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

  test('skips invalid sources', () => {
    expect(indexRules([redirectRule('no-slash', '/b/')], 'always').exact.size).toBe(0);
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
