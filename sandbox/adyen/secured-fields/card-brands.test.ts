import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passesLuhn } from './card-brands.ts';

describe('card number', () => {
  test('has exactly one valid check digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 18 }), (body) => {
        const right = Array.from('0123456789').filter((last) => passesLuhn(body.join('') + last));
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('fails the check when one digit is mistyped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (position, difference) => {
        const number = Array.from('4111111111111111', Number);
        number[position] = ((number[position] ?? 0) + difference) % 10;
        expect(passesLuhn(number.join(''))).toBe(false);
      }),
    );
  });
});
