import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directoryFixture } from './testing/directory.ts';
import { findCountries } from './find-countries.ts';
import { listCountries } from './listed-countries.ts';

const inGerman = listCountries(directoryFixture, 'de');
const found = (term: string) => findCountries(inGerman, term).map(({ entry }) => entry.country);

test.each([
  ['English name', 'united k', ['gb']],
  ['a missing accent', 'oster', ['at']],
  ['a superfluous accent', 'pólska', ['pl']],
  ['spaces around', '  irland ', ['ie']],
  ['full width and something invisible', 'ｕｋ\u200b', ['gb']],
  ['part of a name', 'reich', ['at', 'gb']],
  ['two letters', 'us', ['us']],
  ['one of its parts', 'Schottland', ['gb']],
  ['one of its parts, whose name contains another country’s', 'Northern Ireland', ['gb']],
  ['the beginning of a part', 'engl', ['gb']],
  ['an abbreviation with dots', 'u.s.a.', ['us']],
  ['a name with a space too many', 'Hong Kong', ['hk']],
  ['a name in another of our languages', 'Irlande', ['ie']],
  ['an unknown name', 'Atlantis', []],
])('finds by %s', (_, term, countries) => {
  expect(found(term).sort()).toEqual(countries);
});

test('a country by that name comes before one that is only called so', () => {
  const inEnglish = listCountries(directoryFixture, 'en');
  expect(findCountries(inEnglish, 'Ireland').map(({ entry }) => entry.country)).toEqual(['ie']);
});

test('an empty term finds all countries, sorted according to the language', () => {
  expect(found(' ')).toHaveLength(directoryFixture.length);
  expect(listCountries(directoryFixture, 'sv').at(-1)?.name).toBe('Österrike');
  expect(inGerman.slice(0, 2).map(({ name }) => name)).toEqual(['Hongkong', 'Irland']);
});

test('a native name that is the same is left out; a different one has its language', () => {
  const nativeOf = (country: string) => inGerman.find(({ entry }) => entry.country === country)?.native;
  expect(nativeOf('at')).toBeNull();
  expect(nativeOf('ie')).toEqual({ name: 'Éire', language: 'ga' });
  expect(nativeOf('hk')).toEqual({ name: '香港', language: 'zh' });
});

test('every country is found by each of its names and codes, in either case', () => {
  const languages = ['en', 'sv', 'de', 'fr', 'es', 'it', 'nl', 'ko', 'ja', 'zh-Hant'];
  const anyCountry = fc
    .constantFrom(...languages)
    .map((language) => listCountries(directoryFixture, language))
    .chain((countries) =>
      fc.record({ countries: fc.constant(countries), country: fc.constantFrom(...countries) }),
    );
  fc.assert(
    fc.property(anyCountry, fc.boolean(), ({ countries, country }, upper) => {
      for (const term of [...country.names, ...country.codes]) {
        const typed = upper ? term.toUpperCase() : term.toLowerCase();
        expect(findCountries(countries, typed)).toContain(country);
      }
    }),
  );
});
