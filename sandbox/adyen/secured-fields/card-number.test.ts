import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandNamed, cardBrands, detectBrand, unknownBrand } from './card-brands.ts';
import { formatCardNumber, onlyDigits, passesLuhn } from './card-number.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('card number', () => {
  test('is shown in the groups printed on the card', () => {
    expect(formatCardNumber('4111111111111111', [4])).toBe('4111 1111 1111 1111');
    expect(formatCardNumber('370000000000002', [4, 6, 5])).toBe('3700 000000 00002');
    expect(formatCardNumber('41111', [4])).toBe('4111 1');
    expect(formatCardNumber('4111', [4])).toBe('4111');
    expect(formatCardNumber('', [4])).toBe('');
  });

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

  test('that is empty fails the check', () => {
    expect(passesLuhn('')).toBe(false);
  });
});

describe('card brand', () => {
  test.each([
    ['4', 'visa'],
    ['4111111111111111', 'visa'],
    ['5454545454545454', 'mc'],
    ['2223000048410010', 'mc'],
    ['370000000000002', 'amex'],
    ['6771798021000008', 'maestro'],
    ['6011601160116611', 'discover'],
    ['9', 'noBrand'],
    ['', 'noBrand'],
  ])('of %s is %s', (number, name) => {
    expect(detectBrand(number).name).toBe(name);
  });

  test('is guessed only among the accepted ones', () => {
    expect(detectBrand('4111', ['mc', 'amex'])).toBe(unknownBrand);
    expect(detectBrand('4111', ['mc', 'visa'])).toBe(brandNamed('visa'));
  });

  test('without an entry is the unknown one', () => {
    expect(brandNamed('reset')).toBe(unknownBrand);
  });
});
