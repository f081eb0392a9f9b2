import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAsPrice, readAmount, writeAmount } from './amount.ts';

const locales = [
  'en-US',
  'de-DE',
  'fr-FR',
  'sv-SE',
  'es-ES',
  'it-IT',
  'nl-NL',
  'ja-JP',
  'ko-KR',
  'zh-Hant-HK',
];

describe('readAmount', () => {
  test.each([
    ['25', '25'],
    [' 25 ', '25'],
    ['$25', '25'],
    ['25 €', '25'],
    ['1 200 kr', '1200'],
    ['２５', '25'],
    ['1,5', '1.5'],
    ['1.50', '1.5'],
    ['1,000', '1000'],
    ['1.000', '1000'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['0', '0'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  test.each(['1e3', '-5', 'abc', '12abc', '1,2,3', '1.23.45', '$', '0x10', 'Infinity', '1..5', '12,3456'])(
    '%j is refused',
    (typed) => expect(readAmount(typed)).toBeNull(),
  );

  test('reads what a field or a price shows, in every locale', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...locales), (value, locale) => {
        const amount = String(value / 100);
        expect(readAmount(writeAmount(amount, locale))).toBe(amount);
        expect(readAmount(amountAsPrice(amount, 'EUR', locale))).toBe(amount);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const amount = readAmount(typed);
        expect(amount === null || amount === '' || Number(amount) >= 0).toBe(true);
      }),
    );
  });
});
