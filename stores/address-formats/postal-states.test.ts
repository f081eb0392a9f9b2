import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFormat } from './index.ts';
import { statesOfPostalCode } from './postal-states.ts';

describe('product 5.44: the states of a postal code', () => {
  it.each([
    ['us', '06390', ['CT', 'NY']],
    ['us', '20001', ['DC']],
    ['us', '20101', ['VA']],
    ['us', '20500-0003', ['DC']],
    ['us', '73301', ['TX']],
    ['us', '73401', ['OK']],
    ['us', '79901', ['TX']],
    ['us', '88510', ['TX']],
    ['us', '83414', ['ID', 'WY']],
    ['us', '96799-0001', ['AS']],
    ['us', '96910', ['GU']],
    ['us', '34002', ['AA']],
    ['us', '34102', ['FL']],
    ['us', '09012', ['AE']],
    ['us', '96201', ['AP']],
    ['us', '00000', []],
    ['ca', 'K1A 0B1', ['ON']],
    ['ca', 'X0A 0H0', ['NU']],
    ['ca', 'X1A 2N1', ['NT']],
    ['au', '2601', ['ACT']],
    ['au', '2617', ['ACT']],
    ['au', '2619', ['NSW']],
    ['au', '2620', ['NSW', 'ACT']],
    ['au', '2700', ['NSW']],
    ['au', '2540', ['NSW', 'ACT']],
    ['au', '2905', ['ACT']],
    ['au', '0872', ['NT', 'SA', 'WA']],
    ['de', '10115', null],
    ['constructor', '10115', null],
  ])('in %s, %s lies in %j', (country, postalCode, states) => {
    expect(statesOfPostalCode(country, postalCode)).toEqual(states);
  });

  it.each([
    ['us', /^\d{5}$/],
    ['ca', /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/],
    ['au', /^\d{4}$/],
  ])('are states of %s, and rarely more than one', (country, pattern) => {
    const codes = addressFormat(country).state?.options.map(({ code }) => code) ?? [];
    fc.assert(
      fc.property(fc.stringMatching(pattern), (postalCode) => {
        const states = statesOfPostalCode(country, postalCode) ?? [];
        expect(states.filter((state) => !codes.includes(state))).toEqual([]);
        expect(new Set(states).size).toBe(states.length);
        expect(states.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each(['us', 'ca', 'au'])('exist for every state of %s', (country) => {
    const codes = addressFormat(country).state?.options.map(({ code }) => code) ?? [];
    const beginnings =
      country === 'ca'
        ? 'A B C E G H J K L M N P R S T V X Y'
            .split(' ')
            .flatMap((letter) => [`${letter}0A 0A0`, `${letter}1A 0A0`])
        : Array.from({ length: country === 'us' ? 100_000 : 1000 }, (_, at) =>
            country === 'us' ? String(at).padStart(5, '0') : String(at).padStart(3, '0').padEnd(4, '0'),
          );
    const found = new Set(beginnings.flatMap((code) => statesOfPostalCode(country, code) ?? []));
    expect([...found].sort()).toEqual([...codes].sort());
  });
});
