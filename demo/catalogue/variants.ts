import {
  type ColorKey,
  colors,
  type MaterialKey,
  materialNames,
} from '../../brands/demo/project/attributes.ts';
import type { DemoVariant } from './types.ts';

type Variants = readonly [DemoVariant, ...DemoVariant[]];

/** Units in stock by color; the order is that of the swatches. */
type StockByColor = Readonly<Partial<Record<ColorKey, number>>>;

type ByMaterial<Value> = Readonly<Partial<Record<MaterialKey, Value>>>;

const skuOf = (...parts: readonly string[]): string => parts.join('-').toUpperCase();

const colorsOf = (stock: StockByColor) => Object.entries(stock) as [ColorKey, number][];

/** @throws RangeError if a product has no variant. */
function nonEmpty([first, ...rest]: readonly DemoVariant[]): Variants {
  if (!first) throw new RangeError('A product has no variant.');
  return [first, ...rest];
}

/** One variant per color, with SKUs like `BIB-SAND`. */
export const inColors = (base: string, stock: StockByColor): Variants =>
  nonEmpty(colorsOf(stock).map(([color, pieces]) => ({ sku: skuOf(base, color), color, stock: pieces })));

/**
 * One variant per material and color, with SKUs like `CARRIER-MINI-COTTON-BLACK`; the very first is the master variant.
 * @param pricesUsd prices of materials that differ from the product's price
 */
export function inMaterials(
  base: string,
  stock: ByMaterial<StockByColor>,
  pricesUsd: ByMaterial<number> = {},
): Variants {
  const variants = (Object.entries(stock) as [MaterialKey, StockByColor][]).flatMap(([material, byColor]) =>
    colorsOf(byColor).map(([color, pieces]) => ({
      sku: skuOf(base, material, color),
      color,
      material,
      stock: pieces,
      priceUsd: pricesUsd[material],
    })),
  );
  return nonEmpty(variants);
}

/**
 * The variants of a bundle, whose colors are at the end of their SKUs.
 * @param sets by SKU, the SKUs of the parts, separated by spaces.
 * @param pricesUsd if the sets have a material, that of their first part: prices of materials that differ.
 */
export function inSets(sets: Readonly<Record<string, string>>, pricesUsd?: ByMaterial<number>): Variants {
  const variants = Object.entries(sets).map(([sku, parts]): DemoVariant => {
    const components = parts.split(' ');
    const material = pricesUsd && keyIn(components[0] ?? '', materialNames);
    const priceUsd = material && pricesUsd[material];
    return { sku, color: keyIn(sku, colors), material, priceUsd, components };
  });
  return nonEmpty(variants);
}

/** The key that is a part of a SKU. */
const keyIn = <Key extends string>(sku: string, keys: Readonly<Record<Key, unknown>>): Key | undefined =>
  (Object.keys(keys) as Key[]).find((key) => `${sku}-`.includes(`-${skuOf(key)}-`));

/**
 * The sets of a bundle as they match, each followed by every other combination of its further parts, so that shoppers can
 * choose the color of each. The first part belongs to the set.
 * @param endings by the beginning of a further part's SKUs, the endings to choose from; a part without any is in every set.
 */
export function mixed(sets: Variants, endings: Readonly<Record<string, readonly string[]>>): Variants {
  const baseOf = (sku: string) => Object.keys(endings).find((base) => sku.startsWith(`${base}-`)) ?? sku;
  const choicesOf = (sku: string) => {
    const base = baseOf(sku);
    return endings[base]?.map((ending) => `${base}-${ending}`) ?? [sku];
  };
  const all = sets.flatMap((set) => {
    const [main = '', ...matching] = set.components ?? [];
    const combinations = matching.reduce<readonly (readonly string[])[]>(
      (begun, sku) => begun.flatMap((parts) => choicesOf(sku).map((choice) => [...parts, choice])),
      [[]],
    );
    const others = combinations.filter((parts) => parts.join() !== matching.join());
    return [
      set,
      ...others.map((parts) => ({
        ...set,
        sku: set.sku + parts.map((sku) => sku.slice(baseOf(sku).length)).join(''),
        components: [main, ...parts],
      })),
    ];
  });
  return nonEmpty(all);
}
