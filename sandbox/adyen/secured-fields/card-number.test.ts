import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrands, unknownBrand } from './card-brands.ts';
import { formatCardNumber, onlyDigits, passesLuhn } from './card-number.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('card number', () => {
  test('keeps its digits, in order, whatever the groups', () => {
    fc.assert(
      fc.property(digits(0, 19), fc.constantFrom(...cardBrands, unknownBrand), (number, { groups }) => {
        const shown = formatCardNumber(number, groups);
        expect(onlyDigits(shown, 19)).toBe(number);
        expect(shown).toBe(shown.trim());
      }),
    );
  });

  test('has exactly one valid check digit', () => {
    fc.assert(
      fc.property(digits(1, 18), (body) => {
        const right = Array.from('0123456789').filter((digit) => passesLuhn(body + digit));
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
