import { describe, expect, test } from 'vitest';
import { redirectRule } from './types.ts';

describe('product 3.1, 3.2: a redirect rule', () => {
  test('for one country', () => {
    expect(redirectRule('/a/', '/b/', 'kr')).toStrictEqual({
      fromPath: '/a/',
      toPath: '/b/',
      isPermanent: true,
      ignoreCase: true,
      redirectInBrowser: true,
      conditions: { country: 'kr' },
    });
  });

  test('for everyone has no conditions at all', () => {
    expect(Object.keys(redirectRule('/a/', '/b/'))).toEqual([
      'fromPath',
      'toPath',
      'isPermanent',
      'ignoreCase',
      'redirectInBrowser',
    ]);
  });
});
