/**
 * Something that speaks for a product, read from what the catalogue knows of it (`catalogue.ts`): a declared fact that is a
 * range and covers some numbers, or has a choice; an axis on which a variant has a value; one of some measures that covers
 * numbers, or is at most a number in every direction. What is not known of a product does not speak for it.
 */
export type FinderTrait =
  | { readonly fact: string; readonly covers: readonly number[] }
  | { readonly fact: string; readonly has: string }
  | { readonly axis: string; readonly has: string }
  /** In the unit of the catalogue: millimeters, grams, milliliters. */
  | { readonly measures: readonly string[]; readonly covers: readonly number[] }
  | { readonly measures: readonly string[]; readonly atMost: number };

/** An answer, with the traits that it asks for, by their names. Without any, it is as good as no answer. */
export interface FinderAnswer {
  readonly key: string;
  /** What lacks one of these does not fit, and comes after everything that does. */
  readonly needs?: readonly string[];
  /** What has more of these comes first. */
  readonly prefers?: readonly string[];
}

export interface FinderQuestion {
  /** Also the parameter of the address: `?age=newborn`. */
  readonly key: string;
  readonly answers: readonly FinderAnswer[];
}

/**
 * Questions that help to choose among the products of a category. Its page is `finder/{category}` of the brand's `pages.ts`, its
 * words are in `texts/{language}/finder.json` (docs/storefronts.md).
 */
export interface Finder {
  /** Key of the category whose products it chooses from, without accessories. */
  readonly category: string;
  readonly traits: Readonly<Record<string, FinderTrait>>;
  readonly questions: readonly FinderQuestion[];
  /** Names of traits whose lack is said even if nobody has asked for them. */
  readonly caveats?: readonly string[];
}
