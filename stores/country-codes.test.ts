import { countries } from 'countries-list';
import { expect, test } from 'vitest';
import { countryCodes } from './country-codes.ts';

/** Codes of the reference list that ISO reserves or leaves to users. */
const notAssigned = ['ac', 'ta', 'xk'];

test('the codes are those of ISO 3166-1', () => {
  const known = Object.keys(countries).map((code) => code.toLowerCase());
  expect([...countryCodes].sort()).toEqual(known.filter((code) => !notAssigned.includes(code)).sort());
});
