import type { KlevuProduct } from './seed.ts';

/** How well a candidate fits a source; 0 if not at all. */
export type Score = (source: KlevuProduct, candidate: KlevuProduct) => number;

/** The share of the values of two lists that they have in common, from 0 to 1. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]).size;
  const common = new Set(a.filter((value) => b.includes(value))).size;
  return all === 0 ? 0 : common / all;
}

/** The share of the main category's path that two products have in common, from 0 to 1. */
export function sameCategory(a: KlevuProduct, b: KlevuProduct): number {
  const [path, other] = [a.categoryPath.split(';'), b.categoryPath.split(';')];
  const differs = path.findIndex((name, index) => name !== other[index]);
  return (differs === -1 ? path.length : differs) / Math.max(path.length, other.length);
}

/** Whether a shopper would compare the two: the category counts most, then material and color. */
export const likeness: Score = (source, candidate) =>
  4 * sameCategory(source, candidate) +
  overlap(source.material, candidate.material) +
  overlap(source.color, candidate.color) / 2;

/** Whether the two look alike: the color counts most, then the shape, for which the category stands, and material. */
export const looks: Score = (source, candidate) =>
  4 * overlap(source.color, candidate.color) +
  2 * sameCategory(source, candidate) +
  overlap(source.material, candidate.material) / 2;

/** What most visitors look at besides the source: popular products, above all of its category. */
export const interest: Score = (source, candidate) =>
  (0.3 + sameCategory(source, candidate)) * Math.log10(10 + candidate.ratingCount);
