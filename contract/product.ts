import type { Money } from './money.ts';

/** A product in one language, in the form shared by the catalogue, the pages built from it, and what shoppers see. */
export interface ProductFacts {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  /** Paragraphs separated by blank lines. */
  readonly description: string;
  readonly features: readonly string[];
  /** Those that the brand declares and the product has, in the declared order. */
  readonly facts: readonly FactValue[];
  readonly measures: readonly ProductMeasure[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  /** How it is cleaned: `machine-wash`, `hand-wash`, `wipe-clean`, `dishwasher`. */
  readonly cleaning: readonly Choice[];
  /** The hottest program for everything that may be machine washed. */
  readonly washCelsius: number | null;
  readonly inTheBox: readonly string[];
  readonly certificates: readonly Certificate[];
  readonly warrantyYears: number | null;
  /** What its users must know to be safe (Regulation (EU) 2023/988, Article 19(d)). */
  readonly warnings: readonly string[];
  /** `average` is between 0 and 5; null for products without ratings. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** A value from a list of the catalogue, such as a color, and its name for shoppers. */
export interface Choice {
  readonly key: string;
  readonly name: string;
}

/** What a product is in a fact that the brand declares (`catalogue-model.ts`), such as for which age. */
export interface FactValue {
  readonly key: string;
  /** In the fact's unit; null if it has choices. */
  readonly range: Range | null;
  readonly choices: readonly Choice[];
}

/** The units of measures: millimeters, grams, milliliters, or a plain number. */
export const measureUnits = ['mm', 'g', 'ml', 'count'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** One measure of a product, such as its size, its weight, or what a belt fits; `key` says which, e.g. `folded`. */
export interface ProductMeasure extends Choice {
  readonly unit: MeasureUnit;
  /** One value, or those of a size: width, depth, and height. */
  readonly values: readonly [number, ...number[]];
  /** The upper end of a range that begins with the first value, or null. */
  readonly to: number | null;
}

/** A standard that a product was tested to; `key` is e.g. `en-13209-2`, `name` `EN 13209-2`. */
export interface Certificate extends Choice {
  /** Of the certificate, if somebody else issues one, as for OEKO-TEX. */
  readonly number: string | null;
}

/** From `from` to `to`; a null end is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface CataloguePrice extends Money {
  /**
   * The lowest price of the 30 days before the reduction, in the same minor units and always above `centAmount`; null if
   * no reduction is announced. Whoever shows a price as reduced has to name this one (Directive 98/6/EC, Article 6a).
   */
  readonly priorCentAmount: number | null;
}

/** A price of the catalogue that may be for a time. */
export interface TimedPrice extends CataloguePrice {
  /** When another price takes its place, or none, ISO 8601; null if that is not known. */
  readonly validUntil: string | null;
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

export const unitKeyOf = ({ unit }: Measure): string =>
  [...units].find(([, name]) => name === unit)?.[0] ?? unit;

/** What a variant is on one of the axes in which a product's variants differ (`catalogue-model.ts`), e.g. black. */
export interface AxisValue extends Choice {
  readonly axis: string;
  /** The color that stands for the value, with a leading `#`; null on an axis without swatches. */
  readonly hex: string | null;
}

/** One variant of a product that can be bought, without its prices and pictures. */
export interface VariantFacts {
  readonly sku: string;
  /** Its value on each axis that its product has, in the order of the axes; the other variants have the same axes. */
  readonly axes: readonly AxisValue[];
  /** Null unless it is sold by measure. */
  readonly measure: Measure | null;
  /** Units in stock when the catalogue was read, only as a hint; null if stock is not tracked. */
  readonly availableQuantity: number | null;
}

/** What distinguishes a variant from its product's others, e.g. `Terracotta, Woven`; empty if nothing does. */
export const variantLabel = (axes: readonly Pick<AxisValue, 'name'>[]): string =>
  axes.map(({ name }) => name).join(', ');

/** The color that stands for a variant, with a leading `#`: that of its first swatch. */
export const hexOf = (axes: readonly Pick<AxisValue, 'hex'>[]): string | null =>
  axes.find(({ hex }) => hex !== null)?.hex ?? null;
