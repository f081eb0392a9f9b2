import type { KlevuProduct } from './seed.ts';

/** What records can be grouped by: a product's variants share its `itemGroupId`. */
export type GroupKey = 'itemGroupId' | 'id' | 'name';

/** Records with the same key, in their order; never empty. */
export type Group<T> = readonly [T, ...T[]];

/** The groups in the order of their first records. */
export function groupBy<T>(records: readonly T[], keyOf: (record: T) => string): readonly Group<T>[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const record of records) {
    const group = groups.get(keyOf(record));
    if (group) group.push(record);
    else groups.set(keyOf(record), [record]);
  }
  return [...groups.values()];
}

/** The variants of every product, those in stock first. */
export const variantGroups = (products: readonly KlevuProduct[]): readonly Group<KlevuProduct>[] =>
  groupBy(products, ({ itemGroupId }) => itemGroupId).map(
    (variants) =>
      variants.toSorted(
        (a, b) => Number(b.inStock === 'yes') - Number(a.inStock === 'yes'),
      ) as unknown as Group<KlevuProduct>,
  );

/** What a record tells about all variants of its product: the lowest and highest price, and their number. */
export function groupFacts(variants: readonly KlevuProduct[]) {
  const byPrice = variants.toSorted((a, b) => Number(a.salePrice) - Number(b.salePrice));
  return {
    startPrice: byPrice.at(0)?.salePrice,
    toPrice: byPrice.at(-1)?.salePrice,
    totalVariants: variants.length,
  };
}
