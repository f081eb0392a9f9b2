import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addressFormat, addressProblem } from './address-formats.ts';
import { de } from './de.ts';
import { se } from './se.ts';
import { us } from './us.ts';

describe('address formats', () => {
  it('knows every country a storefront sells in', () => {
    for (const { code } of [us, se, de].flatMap((store) => store.countries)) {
      const format = addressFormat(code);
      expect(format?.postalCode.test(format.postalCodeExample), code).toBe(true);
    }
  });

  it.each([
    ['us', '10001', 'NY', null],
    ['us', '10001-1234', 'NY', null],
    ['us', '1001', 'NY', 'InvalidPostalCode'],
    ['us', '10001', undefined, 'MissingState'],
    ['us', '96910', 'GU', 'CannotShipTo'],
    ['se', '111 22', undefined, null],
    ['se', '11122', undefined, null],
    ['se', '1112', undefined, 'InvalidPostalCode'],
    ['de', '10115', undefined, null],
    ['de', '101156', undefined, 'InvalidPostalCode'],
    ['xx', '10115', undefined, 'CannotShipTo'],
    ['constructor', '10115', undefined, 'CannotShipTo'],
  ])('%s %s %s → %s', (country, postalCode, state, problem) => {
    expect(addressProblem({ country, postalCode, state })).toBe(problem);
  });

  it('takes every five digits in Germany and Sweden, and never anything with a letter', () => {
    fc.assert(
      fc.property(fc.constantFrom('de', 'se'), fc.integer({ min: 0, max: 99999 }), (country, number) => {
        const postalCode = String(number).padStart(5, '0');
        expect(addressProblem({ country, postalCode })).toBeNull();
        expect(addressProblem({ country, postalCode: `${postalCode.slice(1)}A` })).toBe('InvalidPostalCode');
      }),
    );
  });

  it('has each state once, with a field for it in the form', () => {
    const format = addressFormat('us');
    const codes = (format?.states ?? []).map(([code]) => code);
    expect(new Set(codes).size).toBe(51);
    expect(format?.fields).toContain('state');
  });
});
