import { describe, expect, test } from 'vitest';
import { conditionCountries, redirectRule } from './types.ts';

/** docs/product.md, 9.1. */
const wanted =
  'us, se, de, fr, gb, es, it, nl, ca, kr, hk, au, jp, at, be, hr, cz, dk, ee, fi, hu, ie, lv, lt, lu, pl, pt, sk, si, tw, cn, cy, gr';

test('product 9.1: conditions use these 33 countries, in this order', () => {
  expect(conditionCountries).toEqual(wanted.split(', '));
  expect(new Set(conditionCountries).size).toBe(33);
});

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
