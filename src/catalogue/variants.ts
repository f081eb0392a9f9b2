import type { AxisValue } from '../../contract/product.ts';
import type { VariantData } from './types.ts';

/** A value of an axis, with what choosing it would mean. */
export interface AxisOption extends Omit<AxisValue, 'axis'> {
  /** Whether all of its variants are. */
  readonly soldOut: boolean;
  /** What choosing it would change on other axes, because it does not exist with their current values. */
  readonly changes: readonly AxisChange[];
}

export interface AxisChange {
  readonly before: string;
  readonly after: string;
}

export const valueOn = ({ axes }: VariantData, axis: string): AxisValue | undefined =>
  axes.find((value) => value.axis === axis);

/** The distinct values of an axis in the order of the variants. */
export function optionsOf(
  variants: readonly VariantData[],
  axis: string,
  current: VariantData,
): readonly AxisOption[] {
  const values = new Map(
    variants.flatMap((variant) => {
      const value = valueOn(variant, axis);
      return value ? [[value.key, value] as const] : [];
    }),
  );
  return [...values.values()].map(({ key, name, hex }) => ({
    key,
    name,
    hex,
    soldOut: variants.every((variant) => valueOn(variant, axis)?.key !== key || isSoldOut(variant)),
    changes: changesOf(current, chooseValue(variants, current, axis, key), axis),
  }));
}

export const changesOf = (from: VariantData, to: VariantData, axis: string): readonly AxisChange[] =>
  from.axes.flatMap((before) => {
    const after = valueOn(to, before.axis);
    const isOther = before.axis !== axis && after !== undefined && after.key !== before.key;
    return isOther ? [{ before: before.name, after: after.name }] : [];
  });

/**
 * The variant to show after a value was chosen: it has the value, keeps as many of the others as any variant with it, and is
 * preferably in stock. The current variant if none has the value.
 */
export function chooseValue(
  variants: readonly VariantData[],
  current: VariantData,
  axis: string,
  key: string,
): VariantData {
  const kept = (variant: VariantData) =>
    current.axes.filter((value) => value.axis !== axis && valueOn(variant, value.axis)?.key === value.key)
      .length;
  const candidates = variants.filter((variant) => valueOn(variant, axis)?.key === key);
  const most = Math.max(...candidates.map(kept));
  const pool = candidates.filter((variant) => kept(variant) === most);
  return pool.find((variant) => !isSoldOut(variant)) ?? pool[0] ?? current;
}

/** The variant a page opens with: the one in the address, otherwise the first that is in stock, otherwise the first. */
export function initialVariant(
  variants: readonly [VariantData, ...VariantData[]],
  requestedSku: string | null,
): VariantData {
  return (
    variants.find((variant) => variant.sku === requestedSku) ??
    variants.find((variant) => !isSoldOut(variant)) ??
    variants[0]
  );
}

export function isSoldOut(variant: Pick<VariantData, 'availableQuantity'>): boolean {
  return variant.availableQuantity === 0;
}
