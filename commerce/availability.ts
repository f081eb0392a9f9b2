/** A stock that something takes from when it is sold. */
export interface StockUse {
  /** The SKU whose stock it is. */
  readonly sku: string;
  /** Units taken for each unit sold. */
  readonly quantity: number;
  /** Units there are; null if they are not counted. Below zero if more was promised than exists. */
  readonly inStock: number | null;
}

/** So many units of something that takes from these stocks. */
interface Taken {
  readonly quantity: number;
  readonly takes: readonly StockUse[];
}

/** Units taken from each stock, by SKU: one sum, whether they are sold on their own or in bundles. */
export function takenFrom(items: readonly Taken[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { quantity, takes } of items)
    for (const use of takes) sums.set(use.sku, (sums.get(use.sku) ?? 0) + use.quantity * quantity);
  return sums;
}

/**
 * How many units there are of something: a bundle is there as often as the scarcest of its components suffices for.
 * @param taken units that others take from the same stocks, by SKU.
 * @returns at least 0; null if nothing that it takes from is counted.
 */
export function availableFrom(
  takes: readonly StockUse[],
  taken: ReadonlyMap<string, number> = new Map(),
): number | null {
  const counts = takes.flatMap(({ sku, quantity, inStock }) =>
    inStock === null ? [] : [Math.max(0, Math.floor((inStock - (taken.get(sku) ?? 0)) / quantity))],
  );
  return counts.length === 0 ? null : Math.min(...counts);
}

/** How many units there are of each item of a cart if all others stay as they are; see `availableFrom`. */
export function availableBeside(items: readonly Taken[]): (number | null)[] {
  return items.map(({ takes }, index) => availableFrom(takes, takenFrom(items.toSpliced(index, 1))));
}
