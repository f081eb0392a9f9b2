import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, pricesFor } from './prices.ts';

describe('pricesFor', () => {
  it('prices a carrier like each market would, and something cheap more finely', () => {
    const carrier = { USD: 18900, EUR: 17900, SEK: 199900, JPY: 28500, HUF: 7099000 };
    expect(pricesFor(189)).toMatchObject(carrier);
    expect(pricesFor(14.95)).toMatchObject({ USD: 1495, EUR: 1390, SEK: 15900, JPY: 2240 });
  });

  it('keeps a free product free and every other price a positive whole number of minor units', () => {
    expect(Object.values(pricesFor(0)).every((price) => price === 0)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (cents) => {
        const prices = pricesFor(cents / 100);
        for (const currency of currencies) {
          expect(Number.isInteger(prices[currency])).toBe(true);
          expect(prices[currency]).toBeGreaterThan(0);
        }
      }),
    );
  });
});
