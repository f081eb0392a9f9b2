import type { CentPrecisionMoney } from '@commercetools/platform-sdk';
import { fractionDigitsOf } from '../fraction-digits.ts';

/** Money with `centAmount` minor units. */
export function money(centAmount: number, currencyCode: string): CentPrecisionMoney {
  return { type: 'centPrecision', currencyCode, centAmount, fractionDigits: fractionDigitsOf(currencyCode) };
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** `numerator / denominator` rounded to the nearest integer, with ties to the even one. `denominator` is positive. */
export function divideHalfEven(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  const magnitude = numerator * sign;
  const quotient = magnitude / denominator;
  const twice = (magnitude % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  return Number(sign * (up ? quotient + 1n : quotient));
}

const rateScale = 100_000_000n;
const scaled = (rate: number) => BigInt(Math.round(rate * Number(rateScale)));

/** `rate` (e.g. 0.08875) of an amount in minor units, half-even. */
export function shareOf(amount: number, rate: number): number {
  return divideHalfEven(BigInt(amount) * scaled(rate), rateScale);
}

/** The net amount of a gross amount in minor units after removing the tax it contains, half-even. */
export function netOf(gross: number, rate: number): number {
  return divideHalfEven(BigInt(gross) * rateScale, rateScale + scaled(rate));
}

/**
 * Splits `amount` in proportion to `weights` into whole minor units that add up to it (largest remainder; the earlier
 * part wins a tie). If all weights are 0, nothing is split.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  const missing = amount - sum(shares.map(({ part }) => part));
  const favored = new Set(
    shares
      .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => (favored.has(index) ? part + 1 : part));
}
