import { describe, expect, test } from 'vitest';
import { sourceParts } from './rule-index.ts';

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
