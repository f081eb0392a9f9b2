import { expect, test } from 'vitest';
import { conditionCountries } from '../../../redirects/types.ts';
import { readCountry } from './read-country.ts';

test.each(['KR', 'kr', 'ch', 'AX'])('%s is a country', (text) => {
  expect(readCountry(text)).toBe(text.toLowerCase());
});

test('so is each that rules name', () => {
  for (const code of conditionCountries) expect(readCountry(code)).toBe(code);
});

test.each(['sweden', '', 'k', 'k1', 'ß', 'en', 'zz', 'eu', 'xk', 'ac', 'ta'])(
  '%j is no country, and the error says what a code looks like',
  (text) => {
    expect(() => readCountry(text)).toThrow(`"${text}" is no country code. A code is two letters`);
  },
);

test.each(['uk', 'UK'])('%s is refused with the right code', (text) => {
  expect(() => readCountry(text)).toThrow(`"${text}" is no country code; gb is meant.`);
});
