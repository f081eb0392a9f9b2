import type { NamedPageKey } from '../stores/page-paths.ts';

/** Variants by their SKUs. Page and English name of each product are looked up in the brand's seed. */
export interface SampleSkus {
  /** Of another product than the usual one, in the second category. */
  readonly second?: string;
  /** Of a third product, whose name has several words. */
  readonly third?: string;
  /** Its storefront with several countries does not sell it in all of them. */
  readonly someCountries?: string;
  /** Several products that are sold together. */
  readonly bundle?: string;
  readonly giftBox?: string;
  readonly giftMessage?: string;
  /** With many reviews in several languages, two critical ones, and questions with answers. */
  readonly reviewed?: string;
  readonly unreviewed?: string;
  /** Sold out for good. */
  readonly soldOut?: string;
  /** Sold out until a test has restocked it: no other test may need it. */
  readonly restocked?: string;
  /** In stock until a test has sold it out: no other test may buy one of these. */
  readonly emptied?: string;
  readonly soldMeanwhile?: string;
  /** Likewise, and the test changes its price, too. */
  readonly repriced?: string;
}

/**
 * What tests take, by what they need of it. A brand leaves out what it lacks: tests that need it are skipped, and say so.
 * Texts are in English.
 */
export interface Samples {
  /** The usual product, whose first variant is bought, and the usual category, which lists it: every storefront has both. */
  readonly product: NamedPageKey;
  readonly category: NamedPageKey;
  readonly skus?: SampleSkus;
  /** Lists the second product. */
  readonly secondCategory?: NamedPageKey;
  /** Another variant of the usual product, and the axis and the value in which the two differ. */
  readonly otherVariant?: { readonly sku: string; readonly axis: string; readonly value: string };
  /** A bundle whose parts are chosen: the variant that consists of these values, by names of the parts. */
  readonly chosenParts?: { readonly sku: string; readonly values: Readonly<Record<string, string>> };
  /** Searches that find the usual product, the second one, and more products than a list shows at first. */
  readonly searches?: { readonly product: string; readonly second: string; readonly many: string };
  /** Filters of the search for the usual product, and how many products are left with all of them. */
  readonly filters?: { readonly values: readonly string[]; readonly found: number };
  /** A guide that shows the usual product, and a list of guides with it. */
  readonly guide?: NamedPageKey;
  readonly guides?: NamedPageKey;
  /** A recall, with numbers of batches that it is about and not about. */
  readonly recall?: { readonly page: NamedPageKey; readonly affected: string; readonly unaffected: string };
  /** An old address without a country, and short links with countries of visitors. */
  readonly redirects?: {
    readonly old: string;
    readonly links: readonly (readonly [path: string, country: string | null])[];
  };
}
