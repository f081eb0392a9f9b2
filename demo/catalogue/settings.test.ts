import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/demo/build.ts';
import { zones } from '../../brands/demo/project/shipping.ts';
import { taxRates } from '../../brands/demo/project/taxes.ts';
import { stores } from '../../brands/demo/storefronts/index.ts';
import { projectOf } from '../../commerce/project/description.ts';

const locations = projectOf(brand).zones.map(({ key, locations }) => ({ key, locations }));

describe('commercial settings of the demo shop', () => {
  it('deliver and tax wherever a storefront sells or ships to', () => {
    for (const { countries, shippingCountries } of Object.values(stores)) {
      for (const code of [...countries.map((country) => country.code), ...shippingCountries]) {
        const country = code.toUpperCase();
        expect(
          zones.filter((zone) => zone.countries.includes(country)),
          code,
        ).toHaveLength(1);
        expect(
          taxRates.some((rate) => rate.country === country),
          code,
        ).toBe(true);
      }
    }
  });

  it('have exactly one standard and one reduced tax rate wherever they deliver', () => {
    for (const { country, state } of locations.flatMap((zone) => zone.locations)) {
      const rates = taxRates.filter((rate) => rate.country === country && rate.state === state);
      expect(rates.map(({ category }) => category).toSorted()).toEqual(['reduced', 'standard']);
      expect(rates.every(({ amount }) => amount >= 0 && amount < 0.3)).toBe(true);
    }
  });

  it('in the United States, deliver only to the fifty states and the capital', () => {
    const american = locations.find(({ key }) => key === 'united-states');
    const states = american?.locations.map(({ state }) => state);
    expect(new Set(states).size).toBe(51);
    expect(states).toEqual(expect.arrayContaining(['DC', 'AK', 'HI']));
    expect(states).not.toContain('GU');
    expect(states).not.toContain('AE');
  });

  it('include taxes if the storefront does', () => {
    for (const { countries, tax } of Object.values(stores)) {
      const codes = countries.map(({ code }) => code.toUpperCase());
      const rates = taxRates.filter(({ country }) => codes.includes(country));
      expect(rates.every(({ includedInPrice }) => includedInPrice === tax.included)).toBe(true);
    }
  });
});
