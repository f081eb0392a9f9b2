import type { AxisValue } from './product.ts';

/** What distinguishes a variant from its product's others, e.g. `Terracotta, Woven`; empty if nothing does. */
export const variantLabel = (axes: readonly Pick<AxisValue, 'name'>[]): string =>
  axes.map(({ name }) => name).join(', ');

/** The color that stands for a variant, with a leading `#`: that of its first swatch. */
export const hexOf = (axes: readonly Pick<AxisValue, 'hex'>[]): string | null =>
  axes.find(({ hex }) => hex !== null)?.hex ?? null;
