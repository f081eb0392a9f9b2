import type { VariantData } from './types.ts';

type Option = 'color' | 'material';

/**
 * The distinct values of an option in the order of the variants, each with whether any of its variants is available.
 */
export function optionValues(variants: readonly VariantData[], option: Option) {
  const values = new Map<string, { key: string; name: string; hex: string | null; soldOut: boolean }>();
  for (const variant of variants) {
    const value = variant[option];
    if (!value) continue;
    const known = values.get(value.key);
    values.set(value.key, {
      key: value.key,
      name: value.name,
      hex: 'hex' in value ? value.hex : null,
      soldOut: (known?.soldOut ?? true) && isSoldOut(variant),
    });
  }
  return [...values.values()];
}

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
  const other: Option = option === 'color' ? 'material' : 'color';
  const candidates = variants.filter((variant) => variant[option]?.key === key);
  const sameOther = candidates.filter((variant) => variant[other]?.key === current[other]?.key);
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
