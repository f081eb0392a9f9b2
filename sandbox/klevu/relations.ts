import type { RecordQuery, relations } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './indexing.ts';

/**
 * The variants a query starts from: what the visitor opened, or what is in the cart. A record is named by its own ID, or
 * by its product, which means all of the product's variants.
 */
export function sourcesOf(
  { context }: RecordQuery['settings'],
  { products }: SearchIndex,
): readonly KlevuProduct[] {
  const named = [...context.recentObjects, ...context.sourceObjects].flatMap(({ records }) => records);
  return products.filter((product) =>
    named.some(({ id, itemGroupId }) => id === product.id || itemGroupId === product.itemGroupId),
  );
}

/** The share of the values of two lists that they have in common, from 0 to 1. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const common = new Set(a.filter((value) => b.includes(value))).size;
  return common / Math.max(new Set([...a, ...b]).size, 1);
}

/** The share of the main category's path that two products have in common, from 0 to 1. */
export function sameCategory(a: KlevuProduct, b: KlevuProduct): number {
  const [path, other] = [a.categoryPath.split(';'), b.categoryPath.split(';')];
  const differs = path.findIndex((name, index) => name !== other[index]);
  return (differs === -1 ? path.length : differs) / Math.max(path.length, other.length);
}

/** How well a candidate fits a source; 0 if not at all. */
type Score = (source: KlevuProduct, candidate: KlevuProduct) => number;

const scores: Readonly<Record<(typeof relations)[number], Score>> = {
  /** Whether a shopper would compare the two: the category counts most. */
  RECS_SIMILAR: (source, candidate) =>
    4 * sameCategory(source, candidate) +
    overlap(source.material, candidate.material) +
    overlap(source.color, candidate.color) / 2,
  /** Whether the two look alike: the color counts most, then the shape, for which the category stands. */
  RECS_SIMILAR_IMAGES: (source, candidate) =>
    4 * overlap(source.color, candidate.color) +
    2 * sameCategory(source, candidate) +
    overlap(source.material, candidate.material) / 2,
  /** What most visitors look at besides the source: popular products, above all of its category. */
  RECS_ALSO_VIEWED: (source, candidate) =>
    (0.3 + sameCategory(source, candidate)) * Math.log10(10 + candidate.ratingCount),
  /** Accessories and companions as the catalogue lists them; the other way around counts less than any of them. */
  RECS_ALSO_BOUGHT: (source, candidate) => {
    const position = source.related.indexOf(candidate.itemGroupId);
    if (position !== -1) return source.related.length - position;
    return candidate.related.includes(source.itemGroupId) ? 0.5 : 0;
  },
};

/** What fits the sources, best first, without the products that the sources are variants of. */
export function related(
  relation: (typeof relations)[number],
  products: readonly KlevuProduct[],
  sources: readonly KlevuProduct[],
): readonly KlevuProduct[] {
  const groups = Map.groupBy(sources, ({ itemGroupId }) => itemGroupId);
  return products
    .filter(({ itemGroupId }) => !groups.has(itemGroupId))
    .map((product) => {
      const fits = [...groups.values()].map((variants) =>
        Math.max(...variants.map((source) => scores[relation](source, product))),
      );
      const fit = fits.reduce((sum, score) => sum + score, 0);
      // A product that cannot be delivered counts less.
      return { product, fit: product.inStock === 'yes' ? fit : fit / 2 };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ product }) => product);
}
