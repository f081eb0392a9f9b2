import { countries } from 'countries-list';
import { describe, expect, test } from 'vitest';
import { countryData } from './country-data.ts';

const everyCode = Object.keys(countries);

describe('product 3.7: a country reference entry', () => {
  test('has name, native name, phone codes, continent, capital, currencies, languages and a derived iso3 code', () => {
    expect(countryData('se')).toEqual({
      ...{ iso2: 'SE', iso3: 'SWE', name: 'Sweden', native: 'Sverige', capital: 'Stockholm' },
      ...{ phone: [46], continent: 'EU', currency: ['SEK'], languages: ['sv'] },
    });
  });

  test('lists more continents, the country it is part of, and a user-assigned code only if it has any', () => {
    expect(countryData('ru')).toMatchObject({ continent: 'AS', continents: ['AS', 'EU'] });
    expect(countryData('ax').partOf).toBe('FI');
    expect(countryData('xk').userAssigned).toBe(true);
    for (const field of ['continents', 'partOf', 'userAssigned'])
      expect(countryData('fi')).not.toHaveProperty(field);
  });

  test('product 3.9: is on the continents AF AN AS EU NA OC SA', () => {
    const continents = new Set(everyCode.map((code) => countryData(code).continent));
    expect([...continents].sort()).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']);
  });

  test('product 3.8: is keyed by the two-letter code, and exists for every code', () => {
    for (const code of everyCode) {
      const entry = countryData(code);
      expect(entry.iso2).toBe(code);
      expect(entry.iso3, code).toMatch(/^[A-Z]{3}$/);
      expect([entry.name, entry.native], code).not.toContain('');
    }
  });
});

test.each(['xx', '', 'constructor'])('there is no country "%s"', (code) => {
  expect(() => countryData(code)).toThrow(new Error(`Unknown country code "${code}".`));
});
