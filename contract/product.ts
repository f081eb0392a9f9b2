import type { Money } from './money.ts';

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

/** A price of the catalogue. */
export interface CataloguePrice extends Money {
  /**
   * The lowest price of the 30 days before the reduction, in the same minor units and always above `centAmount`; null if
   * no reduction is announced. Whoever shows a price as reduced has to name this one (Directive 98/6/EC, Article 6a).
   */
  readonly priorCentAmount: number | null;
}

/** How much one piece of a variant contains, for its price per unit. */
export interface Measure {
  /** Above 0, in whole units: a bottle of 250 ml contains 0.25 of `l`. */
  readonly quantity: number;
  /** As shoppers read it, e.g. `m²`. */
  readonly unit: string;
}

/** The units that goods sold by measure are priced in (Directive 98/6/EC, Article 2(b)), by their keys in the catalogue. */
const units = new Map([
  ['kg', 'kg'],
  ['l', 'l'],
  ['m', 'm'],
  ['m2', 'm²'],
  ['m3', 'm³'],
]);

/** The measure in the fields of a catalogue, or null unless they are a positive quantity of a known unit. */
export function measureIn(quantity: number | null, key: unknown): Measure | null {
  const unit = typeof key === 'string' ? units.get(key) : undefined;
  return unit && quantity !== null && quantity > 0 ? { quantity, unit } : null;
}

/** One variant of a product that can be bought, without its prices and pictures. */
export interface VariantFacts {
  readonly sku: string;
  /** `hex` with a leading `#`. */
  readonly color: { readonly key: string; readonly name: string; readonly hex: string } | null;
  readonly material: { readonly key: string; readonly name: string } | null;
  /** Null unless it is sold by measure. */
  readonly measure: Measure | null;
  /** Units in stock when the catalogue was read, only as a hint; null if stock is not tracked. */
  readonly availableQuantity: number | null;
}
