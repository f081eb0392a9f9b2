import { describe, expect, it } from 'vitest';
import { addressProblem } from './address-problem.ts';
import { addressFieldNames, eachField } from './fields.ts';
import { addressFormat } from './index.ts';
import { addAddressFormats } from './own-formats.ts';

/** Every country with a format. */
const countries =
  'us gb se de fr es it nl ca au hk tw cn kr jp pl be at pt ie hr cz dk ee fi hu lv lt lu sk si cy gr'.split(
    ' ',
  );

describe('address formats', () => {
  it.each([
    ['us', '10001', 'NY', null],
    ['us', '1001', 'NY', 'InvalidPostalCode'],
    ['us', '10001', undefined, 'MissingState'],
    ['us', '10001', 'OR', 'StateMismatch'],
    ['us', '00000', 'OR', 'StateMismatch'],
    ['us', '06390', 'NY', null],
    ['us', '06390', 'OR', 'StateMismatch'],
    ['us', '96910', 'XX', 'CannotShipTo'],
    ['se', '111 22', undefined, null],
    ['se', '1112', undefined, 'InvalidPostalCode'],
    ['de', '10115', undefined, null],
    ['ca', 'k1a0b1', 'ON', null],
    ['es', '35001', '28', 'StateMismatch'],
    ['ca', 'K1A 0B1', undefined, 'MissingState'],
    ['jp', '1000001', '13', null],
    ['jp', '100-0001', 'Tokyo', 'CannotShipTo'],
    ['hk', '', 'KLN', null],
    ['hk', '', undefined, 'MissingState'],
    ['gb', '', undefined, 'InvalidPostalCode'],
    ['no', '0150', undefined, null],
  ])('product 5.44: %s %s %s → %s', (country, postalCode, state, problem) => {
    expect(addressProblem({ country, postalCode, state })).toBe(problem);
  });

  it.each([
    ['us', 62],
    ['ca', 13],
    ['au', 8],
    ['jp', 47],
    ['kr', 17],
    ['cn', 31],
    ['tw', 22],
    ['hk', 3],
    ['it', 107],
    ['es', 52],
  ])('has each state of %s once (%i), with a field for it in the form', (country, count) => {
    const { state, fields } = addressFormat(country);
    const codes = (state?.options ?? []).map(({ code }) => code);
    expect(codes).toHaveLength(count);
    expect(new Set(codes).size).toBe(count);
    for (const language of Object.keys(state?.options[0]?.names ?? {}))
      expect(new Set(state?.options.map(({ names }) => names[language])).size, language).toBe(count);
    expect(fields).toContain('state');
  });

  it.each(countries)(
    'product 5.12: asks in %s for everything the format checks, each field once',
    (country) => {
      const { fields, postalCode, state } = addressFormat(country);
      const isWanted = { ...eachField(() => true), postalCode: postalCode !== null, state: state !== null };
      expect(fields.toSorted()).toEqual(addressFieldNames.filter((field) => isWanted[field]).toSorted());
    },
  );

  it('asks for the family name first where that is customary', () => {
    const familyFirst = countries.filter((country) => addressFormat(country).fields[0] === 'lastName');
    expect(familyFirst.sort()).toEqual(['cn', 'hu', 'jp', 'kr', 'tw']);
  });

  it.each(countries)('prints every field except what is for the driver in %s', (country) => {
    const { fields, lines, native } = addressFormat(country);
    const wanted = fields.filter(
      (field) => !['firstName', 'lastName', 'phone', 'deliveryNote'].includes(field),
    );
    for (const written of native ? [lines, native.lines] : [lines]) {
      const printed = [...written.join(' ').matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      expect(printed.sort()).toEqual(['fullName', ...wanted].sort());
    }
  });
});

it('a brand knows a country better, and checks what it wants; the rest is as the engine has it', () => {
  const postalCode = { label: 'postcode', pattern: /^\d{4}$/, written: '$&', example: '0150' } as const;
  addAddressFormats({
    zz: { postalCode, accepts: (field, typed) => field !== 'city' || typed !== 'Nowhere' },
  });
  const lines = { country: 'zz', postalCode: '0150', city: 'Somewhere' };
  expect(addressFormat('zz')).toMatchObject({ postalCode, city: 'city', state: null });
  expect(addressProblem(lines)).toBeNull();
  expect(addressProblem({ ...lines, postalCode: '150' })).toBe('InvalidPostalCode');
  expect(addressProblem({ ...lines, city: 'Nowhere' })).toBe('InvalidInput');
});
