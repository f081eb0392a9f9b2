import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lacksHouseNumber } from './lacks-house-number.ts';

describe('product 5.45: a street', () => {
  it.each([
    ['us', '350 Fifth Avenue'],
    ['us', '12 42nd Street'],
    ['us', 'N6W23001 Bluemound Road'],
    ['de', 'Hauptstraße 12a'],
    ['de', 'Straße des 17. Juni 135'],
    ['de', 'Packstation 145'],
    ['hu', 'Fő utca 12. III. em. 2.'],
    ['es', 'Calle Mayor, s/n'],
    ['jp', '丸の内１－１－１'],
    ['jp', '丸の内一丁目'],
  ])('in %s, "%s" has a number', (country, street) => {
    expect(lacksHouseNumber(street, country)).toBe(false);
  });

  it.each([
    ['us', 'Fifth Avenue'],
    ['us', '42nd Street'],
    ['de', 'Hauptstraße'],
    ['de', 'Straße des 17. Juni'],
    ['jp', '丸の内'],
  ])('in %s, "%s" lacks its number', (country, street) => {
    expect(lacksHouseNumber(street, country)).toBe(true);
  });

  it.each(['gb', 'ie', 'constructor'])('in %s may do without a number', (country) => {
    expect(lacksHouseNumber('Rose Cottage', country)).toBe(false);
  });

  it('that is empty is not asked about: it is required', () => {
    expect(lacksHouseNumber(' ', 'us')).toBe(false);
  });

  it('has a number as soon as one is added, whatever the street', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (street, number) => {
        expect(lacksHouseNumber(`${number} ${street}`, 'us')).toBe(false);
        expect(lacksHouseNumber(`${street} ${number}`, 'de')).toBe(false);
      }),
    );
  });
});
