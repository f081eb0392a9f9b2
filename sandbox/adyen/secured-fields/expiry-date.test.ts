import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryDateError, formatExpiryDate, parseExpiryDate } from './expiry-date.ts';

/** Types `keys` one by one, as a shopper does. */
const type = (keys: string) =>
  Array.from(keys).reduce((text, key) => formatExpiryDate(text + key, false), '');

describe('expiry date', () => {
  test.each([
    ['1', '1'],
    ['3', '03/'],
    ['12', '12/'],
    ['330', '03/30'],
    ['0330', '03/30'],
    ['03/30', '03/30'],
    ['3/30', '03/30'],
    ['1/30', '01/30'],
    ['03309', '03/30'],
    ['ab', ''],
  ])('typed as %s is shown as %s', (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });

  test.each(['03/30', '0330', '03/2030', '03 / 30', '03-30'])('pasted as %s is shown as 03/30', (text) => {
    expect(formatExpiryDate(text, false)).toBe('03/30');
  });

  test('can be deleted to the last character', () => {
    let text = '12/34';
    const seen = [];
    while (text !== '') {
      text = formatExpiryDate(text.slice(0, -1), true);
      seen.push(text);
    }
    expect(seen).toEqual(['12/3', '12', '1', '']);
  });

  test('that is complete does not change when formatted again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const shown = `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`;
        expect(type(shown)).toBe(shown);
        expect(parseExpiryDate(shown)).toEqual({ month, year: 2000 + year });
      }),
    );
  });

  test.each(['', '1', '12/', '12/3', '13/30', '00/30'])('written %j is incomplete', (text) => {
    expect(parseExpiryDate(text)).toBeUndefined();
  });

  const today = { year: 2026, month: 11 };

  test('is valid from this month on for twenty years', () => {
    expect(expiryDateError({ year: 2026, month: 11 }, today)).toBeUndefined();
    expect(expiryDateError({ year: 2046, month: 11 }, today)).toBeUndefined();
  });

  test('in the past has expired', () => {
    expect(expiryDateError({ year: 2026, month: 10 }, today)).toBe('cc.dat.912');
    expect(expiryDateError({ year: 2020, month: 12 }, today)).toBe('cc.dat.912');
  });

  test('beyond twenty years is a typing error', () => {
    expect(expiryDateError({ year: 2046, month: 12 }, today)).toBe('cc.dat.913');
  });
});
