import { describe, expect, it } from 'vitest';
import { stores } from '../../stores/index.ts';
import { discounts } from './discounts.ts';
import { pricesFor } from './prices.ts';
import { locationsOf, zones } from './shipping.ts';
import { taxRates } from './taxes.ts';
import { currencies } from './types.ts';

const storefronts =
  'US GB SE DE FR ES IT NL CA AU HK TW CN KR JP PL BE AT PT IE HR CZ DK EE FI HU LV LT LU SK SI CY GR';

describe('commercial settings of the demo shop', () => {
  it('deliver to every country with a storefront, in a currency with prices', () => {
    const served = zones.flatMap(({ countries }) => countries);
    expect(served.toSorted()).toEqual(storefronts.split(' ').toSorted());
    expect(zones.every(({ currency }) => currencies.includes(currency))).toBe(true);
  });

  it('deliver in the storefront’s currency', () => {
    for (const { code, currency } of Object.values(stores).flatMap((store) => store.countries)) {
      const zone = zones.find(({ countries }) => countries.includes(code.toUpperCase()));
      expect(zone?.currency, code).toBe(currency);
      expect(pricesFor(10)).toHaveProperty(currency);
    }
  });

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

  it('discount an order in every currency, never by more than the minimum order value', () => {
    for (const { value, minimum } of discounts) {
      if (!('amounts' in value)) continue;
      for (const currency of currencies) {
        expect(value.amounts[currency], currency).toBeGreaterThan(0);
        expect(value.amounts[currency], currency).toBeLessThan(minimum?.[currency] ?? Infinity);
      }
    }
  });

  it('have exactly one standard and one reduced tax rate wherever they deliver', () => {
    for (const { country, state } of zones.flatMap(locationsOf)) {
      const rates = taxRates.filter((rate) => rate.country === country && rate.state === state);
      expect(rates.map(({ category }) => category).toSorted()).toEqual(['reduced', 'standard']);
      expect(rates.every(({ amount }) => amount >= 0 && amount < 0.3)).toBe(true);
    }
  });

  it('in the United States, deliver only to the fifty states and the capital', () => {
    const american = zones.find(({ key }) => key === 'united-states');
    const states = american ? locationsOf(american).map(({ state }) => state) : [];
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
