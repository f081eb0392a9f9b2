import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricesFor } from './prices.ts';
import { currencies } from './types.ts';

describe('pricesFor', () => {
  it('prices a carrier like each market would', () => {
    expect(pricesFor(189)).toEqual({
      USD: 18900,
      CAD: 25900,
      EUR: 17900,
      GBP: 15500,
      SEK: 199900,
      AUD: 27900,
      HKD: 149900,
      JPY: 28500,
      KRW: 255000,
      PLN: 79900,
      CZK: 449000,
      DKK: 134900,
      HUF: 7099000,
      TWD: 588000,
      CNY: 129900,
    });
  });

  it('uses finer price points for cheap products', () => {
    expect(pricesFor(14.95)).toMatchObject({ USD: 1495, EUR: 1390, SEK: 15900, JPY: 2240 });
    expect(pricesFor(2.5)).toMatchObject({ USD: 250, SEK: 2900, KRW: 3400, PLN: 990, DKK: 1900, HUF: 89000 });
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
