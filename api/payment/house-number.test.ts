import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stores } from '../../stores/index.ts';
import { splitStreet } from './house-number.ts';

const shippedTo = Object.values(stores).flatMap(({ shippingCountries }) => shippingCountries);

test.each([
  ['de', 'Lindenstraße 12 a', 'Lindenstraße', '12 a'],
  ['de', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['de', 'C4, 12', 'C4', '12'],
  ['de', 'Schloss Berg', 'Schloss Berg', null],
  ['de', '12', '12', null],
  ['at', 'Ringstraße 1/2/3', 'Ringstraße', '1/2/3'],
  ['nl', 'Keizersgracht 12-2', 'Keizersgracht', '12-2'],
  ['nl', 'Keizersgracht 12 III', 'Keizersgracht', '12 III'],
  ['be', 'Rue Neuve 12 bus 3', 'Rue Neuve', '12 bus 3'],
  ['es', 'Calle Mayor, 5, 2º B', 'Calle Mayor', '5, 2º B'],
  ['pt', 'Rua Augusta, 12, 3.º Esq', 'Rua Augusta', '12, 3.º Esq'],
  ['it', 'Via Roma 12/B', 'Via Roma', '12/B'],
  ['pl', 'ul. Długa 5 m. 3', 'ul. Długa', '5 m. 3'],
  ['cz', 'Dlouhá 123/4', 'Dlouhá', '123/4'],
  ['hu', 'Kossuth utca 12.', 'Kossuth utca', '12.'],
  ['dk', 'Vestergade 12, 3. tv', 'Vestergade', '12, 3. tv'],
  ['fi', 'Mannerheimintie 12 A 3', 'Mannerheimintie', '12 A 3'],
  ['se', 'Storgatan 12 lgh 1102', 'Storgatan', '12 lgh 1102'],
  ['se', 'Storgatan 12a lgh 1102', 'Storgatan', '12a lgh 1102'],
  ['fi', 'Mannerheimintie 12 a A 3', 'Mannerheimintie', '12 a A 3'],
  ['lv', 'Brīvības iela 12 - 3', 'Brīvības iela', '12 - 3'],
  ['lv', 'Brīvības iela 12 - 3 a', 'Brīvības iela', '12 - 3 a'],
  ['es', 'Avenida 3ª 45', 'Avenida 3ª', '45'],
  ['be', 'Rue du 8 Mai 12', 'Rue du 8 Mai', '12'],
  ['de', 'Hof 3 a b', 'Hof 3 a b', null],
  ['de', ', 12', ', 12', null],
  ['fr', '12 bis, rue de Rivoli', 'rue de Rivoli', '12 bis'],
  ['lu', '12, rue de la Gare', 'rue de la Gare', '12'],
  ['gb', '221B Baker Street', 'Baker Street', '221B'],
  ['gb', 'Flat 3, 12 High Street', 'Flat 3, 12 High Street', null],
  ['gb', 'Rose Cottage', 'Rose Cottage', null],
  ['us', '350 5th Avenue', '5th Avenue', '350'],
  ['us', '1st Avenue', '1st Avenue', null],
  ['us', '12 A Street', 'A Street', '12'],
  ['us', 'PO Box 12', 'PO Box 12', null],
  ['au', '3/12 George St', 'George St', '3/12'],
  ['kr', '세종대로 110', '세종대로', '110'],
  ['hk', '彌敦道12號3樓', '彌敦道', '12號3樓'],
  ['hk', '12 Nathan Road', 'Nathan Road', '12'],
  ['tw', '中山路一段12之3號', '中山路一段', '12之3號'],
  ['tw', '12-3號', '12-3號', null],
  ['jp', '丸の内1-1-1', '丸の内1-1-1', null],
])('%s: “%s” is “%s” and “%s”', (country, line, street, houseNumber) => {
  expect(splitStreet(line, country)).toEqual({ street, houseNumber });
});

/** What numbers are made of, and what looks like it. */
const hostile = fc.constantFrom(
  ...[
    '1',
    '23',
    ' ',
    ', ',
    '-',
    ' - ',
    '/',
    '–',
    '.',
    'a',
    'º',
    '號',
    '之',
    ' m. ',
    ' lgh ',
    'bus',
    'no. ',
    ' bis ',
    '!',
  ],
);
const country = fc.constantFrom(...shippedTo);

/** Without what may stand between a street and its number. */
const charactersOf = (text: string) => Array.from(text.replaceAll(/[\s,]/g, '')).toSorted().join('');

test('nothing of a line is lost, and neither part is ever empty', () => {
  const words = fc.stringMatching(/^[\p{L}\d .,/-]{1,60}$/u).filter((text) => text.trim() !== '');
  const line = fc.oneof(
    words,
    fc.string(),
    fc.array(hostile, { maxLength: 20 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(country, line, (inCountry, text) => {
      const { street, houseNumber } = splitStreet(text, inCountry);
      expect(charactersOf(street + (houseNumber ?? ''))).toBe(charactersOf(text));
      expect(houseNumber).not.toBe('');
      expect(street === '').toBe(text.trim() === '');
    }),
  );
});

test('what is repeated for 10,000 characters is split before the test is over', () => {
  const repeated = fc
    .tuple(hostile, fc.array(hostile, { minLength: 1, maxLength: 4 }))
    .map(([first, rest]) => `a ${first}${rest.join('').repeat(10_000).slice(0, 10_000)}!`);
  fc.assert(
    fc.property(country, repeated, (inCountry, text) => {
      expect(charactersOf(Object.values(splitStreet(text, inCountry)).join(''))).toBe(charactersOf(text));
    }),
    { examples: [['de', `a 1${' -'.repeat(5_000)}!`]] },
  );
});
