/** What a product is, in one language: as the catalogue has it, as pages are built from it and as shoppers see it. */
export interface ProductFacts {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  /** Paragraphs separated by blank lines. */
  readonly description: string;
  readonly features: readonly string[];
  readonly ageMonths: Range | null;
  readonly weightKg: Range | null;
  readonly measurements: readonly { readonly label: string; readonly value: string }[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly inTheBox: readonly string[];
  /** `average` 0 to 5; null for products nobody rates. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** From `from` up to `to`; an end that is null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** One buyable form of a product, its prices and pictures aside. */
export interface VariantFacts {
  readonly sku: string;
  /** `hex` with a leading `#`. */
  readonly color: { readonly key: string; readonly name: string; readonly hex: string } | null;
  readonly material: { readonly key: string; readonly name: string } | null;
  /** Pieces on stock when the catalogue was read, a hint only; null where stock is not counted. */
  readonly availableQuantity: number | null;
}
