import type { ColorKey } from './colors.ts';
import type { DemoVariant, MaterialKey } from './types.ts';

type Variants = readonly [DemoVariant, ...DemoVariant[]];

/** Units in stock by color; the order is that of the swatches. */
type StockByColor = Readonly<Partial<Record<ColorKey, number>>>;

/** Units in stock by material and color; the very first is the master variant. */
type StockByMaterial = Readonly<Partial<Record<MaterialKey, StockByColor>>>;

const skuOf = (...parts: readonly string[]): string => parts.join('-').toUpperCase();

const colorsOf = (stock: StockByColor) => Object.entries(stock) as [ColorKey, number][];

/** @throws RangeError if a product has no variant. */
function nonEmpty(base: string, [first, ...rest]: readonly DemoVariant[]): Variants {
  if (!first) throw new RangeError(`${base} has no variant`);
  return [first, ...rest];
}

/** One variant per color, with SKUs like `BIB-SAND`. */
export function inColors(base: string, stock: StockByColor): Variants {
  return nonEmpty(
    base,
    colorsOf(stock).map(([color, pieces]) => ({ sku: skuOf(base, color), color, stock: pieces })),
  );
}

/**
 * One variant per material and color, with SKUs like `CARRIER-MINI-COTTON-BLACK`.
 * @param pricesUsd prices of materials that differ from the product's price
 */
export function inMaterials(
  base: string,
  stock: StockByMaterial,
  pricesUsd: Readonly<Partial<Record<MaterialKey, number>>> = {},
): Variants {
  const variants = (Object.entries(stock) as [MaterialKey, StockByColor][]).flatMap(([material, byColor]) => {
    const priceUsd = pricesUsd[material];
    return colorsOf(byColor).map(([color, pieces]) => ({
      sku: skuOf(base, material, color),
      color,
      material,
      stock: pieces,
      ...(priceUsd === undefined ? {} : { priceUsd }),
    }));
  });
  return nonEmpty(base, variants);
}

/** A bundle's components: one unit of every SKU. */
export const oneOfEach = (...skus: readonly string[]): NonNullable<DemoVariant['components']> =>
  skus.map((sku) => ({ sku, quantity: 1 }));

/**
 * The sets of a bundle as they match, each followed by every other combination of its further parts, so that shoppers can
 * choose the color of each. The first part belongs to the set.
 * @param endings by the beginning of a further part's SKUs, the endings to choose from; a part without any is in every set.
 */
export function mixed(sets: Variants, endings: Readonly<Record<string, readonly string[]>>): Variants {
  const baseOf = (sku: string) => Object.keys(endings).find((base) => sku.startsWith(`${base}-`));
  const choicesOf = (sku: string): readonly string[] => {
    const base = baseOf(sku);
    return base === undefined ? [sku] : (endings[base] ?? []).map((ending) => `${base}-${ending}`);
  };
  const endingOf = (sku: string) => sku.slice((baseOf(sku) ?? sku).length + 1);
  const all = sets.flatMap((set) => {
    const [main, ...matching] = (set.components ?? []).map(({ sku }) => sku);
    if (main === undefined) return [set];
    const combinations = matching.reduce<readonly (readonly string[])[]>(
      (begun, sku) => begun.flatMap((parts) => choicesOf(sku).map((choice) => [...parts, choice])),
      [[]],
    );
    const others = combinations.filter((parts) => parts.join() !== matching.join());
    return [
      set,
      ...others.map((parts) => ({
        ...set,
        sku: skuOf(set.sku, ...parts.map(endingOf).filter((ending) => ending !== '')),
        components: oneOfEach(main, ...parts),
      })),
    ];
  });
  return nonEmpty('a bundle', all);
}
