import fc from 'fast-check';
import type { TaxCategory, TaxRate } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { sumTaxed, taxItem, taxRateFor } from './tax.ts';

const rate = (amount: number, includedInPrice: boolean, country = 'DE', state?: string): TaxRate => ({
  name: `${country}${state ?? ''}`,
  amount,
  includedInPrice,
  country,
  ...(state !== undefined && { state }),
});
const category = {
  id: 'standard',
  rates: [rate(0.19, true), rate(0.08875, false, 'US', 'NY'), rate(0, false, 'US', 'OR')],
} as unknown as TaxCategory;

describe('tax', () => {
  it('takes an included tax out of the price, and adds one that is not included', () => {
    expect(taxItem(5995, rate(0.19, true), 'EUR')).toMatchObject({
      totalNet: { centAmount: 5038 },
      totalGross: { centAmount: 5995 },
      totalTax: { centAmount: 957 },
    });
    expect(taxItem(2000, rate(0.08875, false), 'USD')).toMatchObject({
      totalNet: { centAmount: 2000 },
      totalGross: { centAmount: 2178 },
      taxPortions: [{ rate: 0.08875, amount: { centAmount: 178 } }],
    });
  });

  it('finds the rate of the state, even 0, and never makes one up', () => {
    const rateFor = (country: string, state?: string) =>
      taxRateFor(category, { country, ...(state !== undefined && { state }) }, false).amount;
    expect(rateFor('US', 'NY')).toBe(0.08875);
    expect(rateFor('US', 'OR')).toBe(0);
    expect(() => rateFor('US', 'GU')).toThrow('GU');
    expect(() => rateFor('US')).toThrow("country 'US'");
  });

  it('taxes a state without a rate like its country only if the project allows it', () => {
    const bavaria = { country: 'DE', state: 'BY' };
    expect(() => taxRateFor(category, bavaria, false)).toThrow('BY');
    expect(taxRateFor(category, bavaria, true).amount).toBe(0.19);
    expect(() => taxRateFor(category, { country: 'US', state: 'GU' }, true)).toThrow('GU');
  });

  it('adds up: net and portions equal the gross amount, whatever the lines and rates', () => {
    const taxed = fc
      .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 300 }), fc.boolean())
      .map(([total, permille, included]) => taxItem(total, rate(permille / 1000, included), 'EUR'));
    fc.assert(
      fc.property(fc.array(taxed, { maxLength: 10 }), (items) => {
        const sum = sumTaxed(items, 'EUR');
        const portions = sum.taxPortions.reduce((total, { amount }) => total + amount.centAmount, 0);
        expect(sum.totalNet.centAmount + portions).toBe(sum.totalGross.centAmount);
        expect(sum.totalTax?.centAmount).toBe(portions);
        expect(sum.totalNet.centAmount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
