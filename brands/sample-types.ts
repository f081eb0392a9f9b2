import type { NamedPageKey } from '../stores/page-paths.ts';

/** A variant of a product: where it is shown, and what is read in English. */
export interface Sample {
  readonly page: NamedPageKey;
  readonly sku: string;
  readonly name: string;
}

/**
 * What tests take, by what they need of it. A brand leaves out what it lacks: journeys that need it are skipped, and say so.
 * Texts are in English, as the first storefront shows them.
 */
export interface Samples {
  /** The usual product, and the usual category, which lists it: every storefront has both. */
  readonly product: NamedPageKey;
  readonly category: NamedPageKey;
  /** The product's variant that is shown first, its price, and the names of both; journeys need it. */
  readonly usual?: {
    readonly sku: string;
    readonly name: string;
    readonly price: string;
    readonly category: string;
  };
  /** Another variant of the usual product, and the axis and the value in which the two differ. */
  readonly otherVariant?: { readonly sku: string; readonly axis: string; readonly value: string };
  /** A category within the usual one, by its name. */
  readonly subcategory?: string;
  /** Another product, and another category that lists it; journeys need both. */
  readonly second?: Sample & { readonly categoryPage: NamedPageKey; readonly category: string };
  /** A third product, whose name has several words. */
  readonly third?: Sample;
  /** Sold in some countries of its storefront only. */
  readonly someCountries?: Sample;
  /** Several products that are sold together. */
  readonly bundle?: Sample;
  /** A bundle whose parts are chosen: its variant that consists of these values, by names of the parts. */
  readonly chosenParts?: Sample & { readonly values: Readonly<Record<string, string>> };
  readonly giftBox?: Sample;
  /** It has no page: the list of gifts is shown instead. */
  readonly giftMessage?: Sample;
  /** With many reviews in several languages, some of them critical, and with questions and answers. */
  readonly reviewed?: Sample;
  readonly unreviewed?: Sample;
  /** Sold out for good. */
  readonly soldOut?: Sample;
  /** Sold out until a test has restocked it, which is why no other test may need it. */
  readonly restocked?: Sample;
  /** In stock until a test has sold it out, which is why no other test may buy one of these. */
  readonly emptied?: Sample;
  readonly soldMeanwhile?: Sample;
  /** Likewise, and the test changes its price, too. */
  readonly repriced?: Sample;
  /** Searches that find the usual product, the second one, and more products than a list shows at first. */
  readonly searches?: { readonly usual: string; readonly second: string; readonly many: string };
  /** Filters of the search for the usual product, and how many products are left with all of them. */
  readonly filters?: { readonly values: readonly string[]; readonly found: number };
  /** Answers to all questions of the finder of the usual category, and the name of what fits them best. */
  readonly finder?: {
    readonly page: NamedPageKey;
    readonly answers: readonly string[];
    readonly fits: string;
  };
  /** A guide that shows the usual product, and a list of guides with it. */
  readonly guide?: NamedPageKey;
  readonly guides?: NamedPageKey;
  /** Something that is repaired with a spare part, by the name of the part. */
  readonly repaired?: { readonly sku: string; readonly part: string };
  /** A recall, with numbers of batches that it is about and not about. */
  readonly recall?: { readonly page: NamedPageKey; readonly affected: string; readonly unaffected: string };
  /** An old address for visitors from everywhere, and short links with countries of visitors. */
  readonly redirects?: {
    readonly old: string;
    readonly links: readonly (readonly [path: string, country: string | null])[];
  };
}
