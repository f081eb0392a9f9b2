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
  ['lv', 'Brīvības iela 12 - 3', 'Brīvības iela', '12 - 3'],
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
  ['jp', '丸の内1-1-1', '丸の内1-1-1', null],
])('%s: “%s” is “%s” and “%s”', (country, line, street, houseNumber) => {
  expect(splitStreet(line, country)).toEqual({ street, houseNumber });
});

test('nothing of a line is lost, and neither part is ever empty', () => {
  const words = fc.stringMatching(/^[\p{L}\d .,/-]{1,60}$/u).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.constantFrom(...shippedTo), fc.oneof(words, fc.string()), (country, line) => {
      const { street, houseNumber } = splitStreet(line, country);
      const letters = (text: string) => Array.from(text.replaceAll(/[\s,]/g, '')).toSorted().join('');
      expect(letters(street + (houseNumber ?? ''))).toBe(letters(line));
      expect(houseNumber).not.toBe('');
      expect(street === '').toBe(line.trim() === '');
    }),
  );
});

test('a long line full of numbers is split in no time', () => {
  const started = performance.now();
  splitStreet(`${'1 a-'.repeat(3000)}!`, 'de');
  expect(performance.now() - started).toBeLessThan(2000);
});
