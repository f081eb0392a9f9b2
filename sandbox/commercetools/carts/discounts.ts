import { shareOf, spread, sum } from '../money.ts';

/** A line before discounts. */
interface PricedLine {
  /** Minor units per unit sold. */
  readonly unitPrice: number;
  readonly quantity: number;
}

/** A discount that applies to the cart's items, with its value in the cart's currency. */
export interface AppliedDiscount {
  readonly id: string;
  /** Ten-thousandths of the price, or minor units off the entire cart. */
  readonly value: { readonly permyriad: number } | { readonly centAmount: number };
}

/** Units of a line that cost the same after discounts. */
export interface DiscountedPieces {
  readonly quantity: number;
  /** Price of each of these units, in minor units. */
  readonly price: number;
  /** What each discount took off each unit, in minor units. */
  readonly included: readonly { readonly id: string; readonly amount: number }[];
}

/** What a discount takes off each unit. */
function reductionsOf({ value }: AppliedDiscount, prices: readonly number[]): number[] {
  if ('permyriad' in value) return prices.map((price) => shareOf(price, value.permyriad / 10_000));
  return spread(Math.min(value.centAmount, sum(prices)), prices);
}

function groupEqual(pieces: readonly DiscountedPieces[]): DiscountedPieces[] {
  const groups = Map.groupBy(pieces, ({ price, included }) => JSON.stringify([price, included]));
  return [...groups.values()].flatMap((group) => (group[0] ? [{ ...group[0], quantity: group.length }] : []));
}

/**
 * Applies discounts one after the other: a percentage to every unit, rounded half-even; an absolute amount, at most the
 * remaining cost of the items, distributed over all units by largest remainder. Returns the groups of equally priced
 * units of every line; what the discounts took off adds up exactly.
 */
export function discountLines(
  lines: readonly PricedLine[],
  discounts: readonly AppliedDiscount[],
): DiscountedPieces[][] {
  const undiscounted = lines.flatMap((line, index) =>
    Array.from({ length: line.quantity }, () => ({
      line: index,
      quantity: 1,
      price: line.unitPrice,
      included: [],
    })),
  );
  const pieces = discounts.reduce<(DiscountedPieces & { line: number })[]>((current, discount) => {
    const reductions = reductionsOf(
      discount,
      current.map(({ price }) => price),
    );
    return current.map((piece, index) => {
      const amount = reductions[index] ?? 0;
      if (amount === 0) return piece;
      return {
        ...piece,
        price: piece.price - amount,
        included: [...piece.included, { id: discount.id, amount }],
      };
    });
  }, undiscounted);
  return lines.map((_, index) =>
    groupEqual(pieces.flatMap(({ line, ...piece }) => (line === index ? [piece] : []))),
  );
}
