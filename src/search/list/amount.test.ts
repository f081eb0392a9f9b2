import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { localeOf } from '../../../stores/languages.ts';
import { amountAsPrice, readAmount, writeAmount } from './amount.ts';

/** The locale and currency of every page with prices. */
const pages = Object.values(stores).flatMap(({ countries, languages }) =>
  countries.flatMap((country) =>
    languages.map((language) => ({ locale: localeOf(language, country), currency: country.currency })),
  ),
);

describe('product 5.52: readAmount', () => {
  test.each([
    ['25', '25'],
    [' 25 ', '25'],
    ['$25', '25'],
    ['25 €', '25'],
    ['1 200 kr', '1200'],
    ['２５', '25'],
    ['￥１２，０００', '12000'],
    ['1 290 kr', '1290'],
    ['1 290:-', '1290'],
    ['25,–', '25'],
    ['€1.299,00', '1299'],
    ['NT$1,290', '1290'],
    ['25.50 EUR', '25.5'],
    ['\u202d25\u202c', '25'],
    ['1,5', '1.5'],
    ['1.50', '1.5'],
    ['1,000', '1000'],
    ['1.000', '1000'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['0', '0'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (typed, amount) => expect(readAmount(typed, 'EUR')).toBe(amount));

  test.each(['1e3', '-5', 'abc', '12abc', '1,2,3', '1.23.45', '$', '0x10', 'Infinity', '1..5', '12,3456'])(
    '%j is refused',
    (typed) => expect(readAmount(typed, 'EUR')).toBeNull(),
  );

  test('reads what a field or a price shows, in every locale', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...pages), (value, { locale, currency }) => {
        const amount = String(value / 100);
        expect(readAmount(writeAmount(amount, locale), currency)).toBe(amount);
        expect(readAmount(amountAsPrice(amount, currency, locale), currency)).toBe(amount);
      }),
    );
  });
});
