import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfEven, money, netOf, shareOf, spread } from './money.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.integer({ min: 0, max: 300_000 }).map((ppm) => ppm / 1_000_000);

describe('money', () => {
  it('knows the decimal places of a currency', () => {
    const digits = ['USD', 'SEK', 'JPY', 'KRW', 'HUF', 'TWD'].map(
      (currency) => money(1, currency).fractionDigits,
    );
    expect(digits).toEqual([2, 2, 0, 0, 2, 2]);
  });

  it('rounds ties to the even neighbor, whatever the sign', () => {
    expect([5n, 15n, 25n, -5n, -15n, 14n, 16n].map((n) => divideHalfEven(n, 10n))).toEqual([
      0, 2, 2, 0, -2, 1, 2,
    ]);
  });

  it('never rounds by more than half a unit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), (n, d) => {
        expect(Math.abs(divideHalfEven(BigInt(n), BigInt(d)) * d - n) * 2).toBeLessThanOrEqual(d);
      }),
    );
  });

  it('calculates tax exactly where floating point would not', () => {
    expect(shareOf(10_000, 0.08875)).toBe(888); // 887.5, to even
    expect(shareOf(2_000, 0.08875)).toBe(178); // 177.5, to even
    expect(netOf(5995, 0.19)).toBe(5038);
  });

  it('takes no more out of a gross amount than it contains, and adds the same amount back', () => {
    fc.assert(
      fc.property(amounts, rates, (gross, rate) => {
        const net = netOf(gross, rate);
        expect(net).toBeLessThanOrEqual(gross);
        expect(Math.abs(net + shareOf(net, rate) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('distributes parts that add up, none more than one unit off its fair share', () => {
    const weights = fc.array(amounts, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        fc.pre(parts.some((part) => part > 0));
        const total = parts.reduce((sum, part) => sum + part, 0);
        const spreadParts = spread(amount, parts);
        expect(spreadParts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        spreadParts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (parts[index] ?? 0)) / total)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it('assigns the rest to the largest remainders, and to the first of equal ones', () => {
    expect(spread(100, [1, 2])).toEqual([33, 67]);
    expect(spread(100, [2, 1])).toEqual([67, 33]);
    expect(spread(101, [1, 1])).toEqual([51, 50]);
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('distributes nothing over nothing', () => {
    expect(spread(10, [0, 0])).toEqual([0, 0]);
  });
});
