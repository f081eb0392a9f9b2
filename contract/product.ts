/** A product in one language, in the form shared by the catalogue, the pages built from it, and what shoppers see. */
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
  /** `average` is between 0 and 5; null for products without ratings. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** From `from` to `to`; a null end is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** One variant of a product that can be bought, without its prices and pictures. */
export interface VariantFacts {
  readonly sku: string;
  /** `hex` with a leading `#`. */
  readonly color: { readonly key: string; readonly name: string; readonly hex: string } | null;
  readonly material: { readonly key: string; readonly name: string } | null;
  /** Units in stock when the catalogue was read, only as a hint; null if stock is not tracked. */
  readonly availableQuantity: number | null;
}
