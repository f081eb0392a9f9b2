import type { CatalogueModel } from '../contract/catalogue-model.ts';
import type { Language, Store } from '../stores/types.ts';

/** The image sizes that the commerce service promises, by file name suffix; widths in pixels, at most the original's. */
export const pictureSizes = {
  '': 1600,
  '-zoom': 1400,
  '-large': 700,
  '-medium': 400,
  '-small': 150,
  '-thumb': 50,
} as const;

/** A text in English, and in any other language that the shop speaks. */
export type Texts = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

export interface SmallVariant {
  readonly sku: string;
  /** Units in stock; 0 is sold out. */
  readonly stock: number;
  /** The key of its value on each axis in which the product differs, e.g. `{ size: 'm' }`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** An end that is left out is open. */
interface SmallRange {
  readonly from?: number;
  readonly to?: number;
}

interface DescribedProduct {
  /** Stays the same forever: pages, redirects, and manuals name it. */
  readonly key: string;
  readonly name: Texts;
  /** The last part of its page's address: a to z, 0 to 9, and hyphens. */
  readonly slug: Texts;
  /** Keys of its categories, the main one first. */
  readonly categories: readonly [string, ...string[]];
  /** One sentence for cards and the top of the page. */
  readonly tagline: Texts;
  readonly description: Texts;
  readonly features?: readonly Texts[];
  /** What it costs, by currency (ISO 4217), in minor units. */
  readonly prices: Readonly<Record<string, number>>;
  /** ISO date. */
  readonly launchedOn: string;
  readonly variants: readonly [SmallVariant, ...SmallVariant[]];
  /** What is known of it, by the keys of the model's facts: a range, or the keys of what it has of the choices. */
  readonly facts?: Readonly<Record<string, SmallRange | readonly string[]>>;
}

/** A product with its picture, or with what is drawn in place of one. */
export type SmallProduct = DescribedProduct &
  (
    | {
        /** A file below the brand's folder, in any format that sharp reads, best a square: `pictures/wooden-car.png`. */
        readonly picture: string;
        readonly outline?: string;
      }
    | {
        readonly picture?: undefined;
        /** An SVG path within 100 by 100, drawn in the color of the variant. */
        readonly outline: string;
      }
  );

export interface SmallCategory {
  /** `selected/…` for a curated list. */
  readonly key: string;
  readonly name: Texts;
  readonly slug: Texts;
  readonly description: Texts;
}

export interface SmallAxis {
  readonly name: Texts;
  /** By their keys; `hex` (`#rrggbb`) is that of a swatch. */
  readonly values: Readonly<Record<string, { readonly name: Texts; readonly hex?: string }>>;
}

/** A shop that is small enough to be written down: what its sandbox starts with. */
export interface SmallShop {
  /** The brand's name, as search records say it. */
  readonly name: string;
  /** The brand's, from the root of the repository: pictures are read there. Without it, paths of pictures begin at the root. */
  readonly folder?: string;
  readonly storefronts: readonly Store[];
  readonly model: CatalogueModel;
  /** What the model's axes are called and which values they have, by their keys. */
  readonly axes: Readonly<Record<string, SmallAxis>>;
  /** Likewise the model's facts with choices. */
  readonly choices?: Readonly<Record<string, SmallAxis>>;
  readonly categories: readonly SmallCategory[];
  readonly products: readonly SmallProduct[];
}

/** A text in a language, in English where it is missing. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.en;

/**
 * The values of a variant, in the order of the model's axes.
 * @throws Error if the shop does not list one of them.
 */
export const valuesOf = ({ model, axes }: SmallShop, { sku, values = {} }: SmallVariant) =>
  model.axes.flatMap((axis) => {
    const key = values[axis.key];
    if (key === undefined) return [];
    const value = axes[axis.key]?.values[key];
    if (!value)
      throw new Error(`${sku} has the ${axis.key} "${key}", which "axes" of the seed does not list.`);
    return [{ axis, key, ...value }];
  });

/** An attribute of a product that holds a number, or choices. */
interface SmallAttribute {
  readonly attribute: string;
  readonly value: number | readonly { readonly key: string; readonly name: Texts }[];
}

/**
 * What is known of a product, by attribute in commercetools: the ends of ranges, and choices with their names.
 * @throws Error if the model has no such fact, or the shop does not list a choice.
 */
export const factsOf = ({ model, choices }: SmallShop, { key: product, facts = {} }: SmallProduct) =>
  Object.entries(facts).flatMap(([key, known]): SmallAttribute[] => {
    const fact = model.facts.find((declared) => declared.key === key);
    if (fact?.kind === 'range' && isRange(known))
      return (['from', 'to'] as const).flatMap((end) =>
        known[end] === undefined ? [] : [{ attribute: fact.attributes[end], value: known[end] }],
      );
    if (fact?.kind !== 'choices' || isRange(known))
      throw new Error(`${product} has the fact "${key}", which catalogue.ts does not declare as such.`);
    const value = known.map((choice) => {
      const listed = choices?.[key]?.values[choice];
      if (!listed)
        throw new Error(`${product} has the ${key} "${choice}", which "choices" of the seed does not list.`);
      return { key: choice, name: listed.name };
    });
    return [{ attribute: fact.attribute, value }];
  });

const isRange = (known: SmallRange | readonly string[]): known is SmallRange => !Array.isArray(known);
