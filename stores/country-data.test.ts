import { countries } from 'countries-list';
import { describe, expect, test } from 'vitest';
import { countryData } from './country-data.ts';

const everyCode = Object.keys(countries);

describe('product 3.7: a country reference entry', () => {
  test('has name, native name, phone codes, continent, capital, currencies, languages and a derived iso3 code', () => {
    expect(countryData('se')).toEqual({
      code: 'se',
      iso3: 'SWE',
      name: 'Sweden',
      nativeName: 'Sverige',
      aliases: [],
      phoneCodes: [46],
      continents: ['EU'],
      capital: 'Stockholm',
      currencies: ['SEK'],
      languages: ['sv'],
    });
  });

  test('lists one continent or more, the main one first', () => {
    expect(countryData('fr').continents).toEqual(['EU']);
    expect(countryData('ru').continents).toEqual(['AS', 'EU']);
  });

  test('product 3.9: is on the continents AF AN AS EU NA OC SA', () => {
    const continents = new Set(everyCode.flatMap((code) => countryData(code).continents));
    expect([...continents].sort()).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']);
  });

  test('includes the country it is part of, and only if it is', () => {
    expect(countryData('ax').partOf).toBe('fi');
    expect(countryData('fi')).not.toHaveProperty('partOf');
  });

  test('marks its code as user-assigned, and only if it is', () => {
    expect(countryData('xk').userAssigned).toBe(true);
    expect(countryData('fi')).not.toHaveProperty('userAssigned');
  });

  test('product 3.8: is keyed by the two-letter code, and exists for every code', () => {
    for (const code of everyCode) {
      const entry = countryData(code);
      expect(entry.code).toBe(code.toLowerCase());
      expect(entry.iso3, code).toMatch(/^[A-Z]{3}$/);
      expect(entry.name, code).not.toBe('');
      expect(entry.nativeName, code).not.toBe('');
    }
  });
});

test.each(['xx', '', 'constructor'])('there is no country "%s"', (code) => {
  expect(() => countryData(code)).toThrow(new Error(`Unknown country code "${code}".`));
});
