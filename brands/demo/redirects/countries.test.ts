import { expect, test } from 'vitest';
import { conditionCountries } from './countries.ts';

/** docs/product.md, 9.1. */
const wanted =
  'us, se, de, fr, gb, es, it, nl, ca, kr, hk, au, jp, at, be, hr, cz, dk, ee, fi, hu, ie, lv, lt, lu, pl, pt, sk, si, tw, cn, cy, gr';

test('product 9.1: conditions use these 33 countries, in this order', () => {
  expect(conditionCountries).toEqual(wanted.split(', '));
  expect(new Set(conditionCountries).size).toBe(33);
});
