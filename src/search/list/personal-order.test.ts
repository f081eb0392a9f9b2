import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inPersonalOrder } from './use-page-order.ts';

const products = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }));
const ordered = (keys: string, fixed: number) =>
  inPersonalOrder(products, { keys: keys.split(''), fixed })
    .map(({ key }) => key)
    .join('');

describe('an order for a visitor', () => {
  test('changes only what has not been seen', () => {
    expect(ordered('edcba', 0)).toBe('edcba');
    expect(ordered('edcba', 2)).toBe('abedc');
    expect(ordered('edcba', 9)).toBe('abcde');
  });

  test('products that it does not name come last, in the merchant’s order', () => {
    expect(ordered('ec', 0)).toBe('ecabd');
    expect(ordered('zx', 0)).toBe('abcde');
  });

  test('loses nothing, and repeats nothing', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(keys, fc.nat(6), (some, fixed) => {
        const all = inPersonalOrder(products, { keys: some, fixed });
        expect(all.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect(all.slice(0, fixed)).toEqual(products.slice(0, fixed));
      }),
    );
  });
});
