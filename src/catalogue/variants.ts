import type { VariantData } from './types.ts';

export type Option = 'color' | 'material';

/** A value of an option, with what choosing it would mean. */
export interface OptionValue {
  readonly key: string;
  readonly name: string;
  readonly hex: string | null;
  /** Whether all of its variants are. */
  readonly soldOut: boolean;
  /** Whether it exists with the current value of the other option; otherwise, choosing it changes that one, too. */
  readonly combines: boolean;
}

/** The distinct values of an option in the order of the variants. */
export function optionValues(
  variants: readonly VariantData[],
  option: Option,
  current: VariantData,
): readonly OptionValue[] {
  const other = otherOption(option);
  const values = new Map<string, OptionValue>();
  for (const variant of variants) {
    const value = variant[option];
    if (!value) continue;
    const known = values.get(value.key);
    values.set(value.key, {
      key: value.key,
      name: value.name,
      hex: 'hex' in value ? value.hex : null,
      soldOut: known?.soldOut !== false && isSoldOut(variant),
      combines: known?.combines === true || keyOf(variant, other) === keyOf(current, other),
    });
  }
  return [...values.values()];
}

/** Color and material are the only two options. */
export const otherOption = (option: Option): Option => (option === 'color' ? 'material' : 'color');

const keyOf = (variant: VariantData, option: Option) => variant[option]?.key;

/**
 * The variant to show after an option was chosen: it has the chosen value, keeps the other option if such a variant
 * exists, and is preferably in stock. The current variant if none has the value.
 */
export function chooseOption(
  variants: readonly VariantData[],
  current: VariantData,
  option: Option,
  key: string,
): VariantData {
  const other = otherOption(option);
  const candidates = variants.filter((variant) => keyOf(variant, option) === key);
  const sameOther = candidates.filter((variant) => keyOf(variant, other) === keyOf(current, other));
  const pool = sameOther.length > 0 ? sameOther : candidates;
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

/** What distinguishes a variant from the product's others, e.g. `Terracotta, Woven`. */
export function variantLabel(variant: VariantData): string {
  return [variant.color?.name, variant.material?.name].filter(Boolean).join(', ');
}
