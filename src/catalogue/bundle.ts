import type { Money } from '../../contract/money.ts';
import type { TimedPrice } from '../../contract/product.ts';
import type { PictureData } from '../components/picture.tsx';
import type { VariantData } from './types.ts';

/** A product that is part of a bundle, with the variants that any of the bundle's may contain. */
export interface BundlePart {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly variants: readonly PartVariant[];
}

interface PartVariant {
  readonly sku: string;
  /** What distinguishes it from the others, e.g. `Black, Cotton`. */
  readonly label: string;
  /** Its color, with a leading `#`. */
  readonly hex: string | null;
  /** Of one unit, bought separately, when the page was built; null if it is not sold on its own. */
  readonly price: TimedPrice | null;
  readonly laterPrices: readonly TimedPrice[];
  readonly picture: PictureData | null;
}

/** A variant that a part of the bundle can be had in, beside the others as they are. */
export interface PartChoice {
  readonly variant: PartVariant;
  readonly bundle: VariantData;
}

export interface Content {
  readonly part: BundlePart;
  readonly variant: PartVariant;
  readonly quantity: number;
}

export const contentsOf = ({ components }: VariantData, parts: readonly BundlePart[]): readonly Content[] =>
  components.flatMap(({ sku, quantity }) =>
    parts.flatMap((part) =>
      part.variants
        .filter((candidate) => candidate.sku === sku)
        .map((variant) => ({ part, variant, quantity })),
    ),
  );

/** The variants that a part can be had in while all other parts of `selected` stay as they are, the current one included. */
export function choicesOf(
  bundles: readonly VariantData[],
  selected: VariantData,
  { part, variant: from }: Content,
): readonly PartChoice[] {
  return part.variants.flatMap((variant) => {
    const wanted = contentKey(selected, from.sku, variant.sku);
    const bundle = bundles.find((candidate) => contentKey(candidate) === wanted);
    return bundle ? [{ variant, bundle }] : [];
  });
}

/** The components of a bundle, in any order, one of them replaced. */
const contentKey = ({ components }: VariantData, from = '', to = ''): string =>
  components
    .map(({ sku, quantity }) => `${quantity} ${sku === from ? to : sku}`)
    .toSorted()
    .join();

/** Whether any part of any variant can be chosen on its own; otherwise, the bundle is chosen as a whole. */
export const isMixable = (bundles: readonly VariantData[], parts: readonly BundlePart[]): boolean =>
  bundles.some((bundle) =>
    contentsOf(bundle, parts).some((content) => choicesOf(bundles, bundle, content).length > 1),
  );

/**
 * What a bundle costs less than its contents one by one, in the minor units of its currency; null unless it does, and unless
 * all of them are sold in that currency.
 */
export function savingOf(
  price: Money,
  contents: readonly { readonly price: Money | null; readonly quantity: number }[],
): Money | null {
  const { currencyCode, centAmount } = price;
  const sums = contents.map((part) =>
    part.price?.currencyCode === currencyCode ? part.price.centAmount * part.quantity : NaN,
  );
  const saved = sums.reduce((sum, price) => sum + price, 0) - centAmount;
  return saved > 0 ? { ...price, centAmount: saved } : null;
}
