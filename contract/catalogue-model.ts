import type { Counting } from '../stores/measures/fact-texts.ts';

/** What search engines (`https://schema.org/{property}`) and Google's feeds know a difference between variants as. */
export const axisProperties = ['color', 'size', 'material', 'pattern'] as const;
export type AxisProperty = (typeof axisProperties)[number];

/** One thing in which the variants of a product differ, such as their color or size, as a brand declares it. */
interface AnyAxis {
  /** Its name in texts is `product:axes.{key}`. */
  readonly key: string;
  /**
   * The attributes in commercetools that hold its value, each of its own product type: an enum, a text, or a number. A variant's
   * first one counts. A product without any of them does not differ in this.
   */
  readonly attributes: readonly [string, ...string[]];
  /** What it is outside of this shop; left out if there is no word for it. */
  readonly property?: AxisProperty;
}

/** Chosen by its color, which is also the ground of pictures that load, and the dots of cards. */
interface SwatchAxis extends AnyAxis {
  readonly widget: 'swatch';
  /** The attribute with the color, `#rrggbb`. A value without one is shown as its name. */
  readonly hexAttribute: string;
}

/** Chosen by its name, from buttons that are all visible or from a closed list. */
interface NamedAxis extends AnyAxis {
  readonly widget: 'list' | 'drop-down';
}

export type Axis = SwatchAxis | NamedAxis;

/** Where a fact stands: in a line on cards, beside the price of a product, or in the table of its measurements. */
export type FactPlace = 'card' | 'summary' | 'table';

interface AnyFact {
  /** Its name in texts is `product:facts.{key}`. */
  readonly key: string;
  readonly on: readonly FactPlace[];
}

/** From one number to another, such as an age; an end that is missing is open. */
interface RangeFact extends AnyFact, Counting {
  readonly kind: 'range';
  readonly attributes: { readonly from: string; readonly to: string };
  /** What Google's feeds know it as: `age_group` is that of the youngest. */
  readonly google?: 'age_group';
  /** Where the groups begin that shoppers filter search results by, the smallest first; each ends where the next one begins. */
  readonly groups?: readonly number[];
}

/** Values that have a name, such as how something can be used. */
interface ChoicesFact extends AnyFact {
  readonly kind: 'choices';
  /** The attribute in commercetools, a set of enums. */
  readonly attribute: string;
  /** The value of products that are worn, which the picture of their use then says. */
  readonly worn?: string;
}

export type Fact = RangeFact | ChoicesFact;

/** How the attributes of a brand's products become what shoppers see. */
export interface CatalogueModel {
  /** In the order in which shoppers choose, and in which a variant's label names them: `Terracotta, Woven`. */
  readonly axes: readonly Axis[];
  readonly facts: readonly Fact[];
}
