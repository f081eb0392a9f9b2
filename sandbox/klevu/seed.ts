import type { requestTypes } from './requests.ts';

/**
 * One variant of a product: what the search service knows and, except for the last block, returns. A response has one
 * record per product, that of the variant that fits best.
 */
export interface KlevuProduct {
  /** The SKU. */
  readonly id: string;
  /** The product's key, which its variants share. */
  readonly itemGroupId: string;
  readonly name: string;
  /** Address of the product's page, with this variant selected. */
  readonly url: string;
  readonly imageUrl: string;
  /**
   * Decimal text in major units, e.g. `189.00`; yen and won have no decimals. What it costs is `salePrice`; a higher
   * `price` is what it cost before.
   */
  readonly price: string;
  readonly salePrice: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly sku: string;
  readonly brand: string;
  /** Names of the most specific categories, the main one first, separated by `;;`. */
  readonly category: string;
  /** Names from the root to the main category, separated by `;`. */
  readonly categoryPath: string;
  readonly color: readonly string[];
  readonly material: readonly string[];
  /** From 0 to 5, or null if there are no ratings. */
  readonly rating: number | null;
  readonly ratingCount: number;
  /** Its values in the index's own filters, by their keys. */
  readonly traits?: Readonly<Record<string, readonly string[]>>;
  /** Further fields of its record, as the merchant's feed names them. */
  readonly fields?: Readonly<Record<string, number | string | readonly string[]>>;
  readonly inStock: 'yes' | 'no';
  readonly shortDesc: string;
  /** ISO date. */
  readonly launchedOn: string;

  /** Every category the product is in, as name paths like `categoryPath`. */
  readonly categoryPaths: readonly string[];
  /** Paths of curated lists it is in: they can be browsed like categories, but are not values of the filter. */
  readonly listPaths?: readonly string[];
  readonly features: readonly string[];
  /** Keys (`itemGroupId`) of accessories and companions, best first. */
  readonly related: readonly string[];
  /** Further words that it is found by, such as English ones if the index is in another language: many type those. */
  readonly tags?: readonly string[];
  /** Prices like `price`, by currency in which the product is sold. */
  readonly prices: Readonly<Record<string, string>>;
  /** Likewise what `price` is where it is higher than `salePrice`. */
  readonly pricesBefore?: Readonly<Record<string, string>>;
}

/** A page of text, such as a guide. */
export interface KlevuPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** One or two sentences. */
  readonly shortDesc: string;
  /** The rest of the page, in which words are found; it is not returned. */
  readonly text: string;
}

/** A category, or a curated list. */
export interface KlevuCategory {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Names from the root to this category, separated by `;`. */
  readonly categoryPath: string;
  readonly shortDesc: string;
}

/** Lists of words and phrases that mean the same or nearly so: a search for one also finds the others. */
export type KlevuSynonyms = readonly (readonly string[])[];

/** The service's own terms, in English. */
export type KlevuLabel =
  'Category' | 'Color' | 'Material' | 'Brand' | 'In stock' | 'Rating' | 'Price' | 'Yes' | 'No';

/** One recommendation configured in the merchant's console: which products, for which kind of page. */
export interface KlevuRecommendation {
  readonly title: string;
  readonly pageType: 'HOME' | 'CATEGORY' | 'PRODUCT' | 'CHECKOUT';
  readonly logic: keyof typeof requestTypes;
  /** For `HAND_PICKED`: keys (`itemGroupId`) of the products, in this order. */
  readonly products?: readonly string[];
  readonly action?: 'HIDE_RECOMMENDATION' | 'STATIC_CONTENT';
  /** What `STATIC_CONTENT` shows instead of products. */
  readonly picture?: {
    readonly url: string;
    /** In pixels. */
    readonly width: number;
    readonly altTag: string;
    /** The address a click opens. */
    readonly targetUrl: string;
  };
}

/** A picture next to products. */
export interface KlevuBanner {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly altTag: string;
  /** The address a click opens. */
  readonly url: string;
  /** Where it can be: the search page, next to what is being typed, or a category. */
  readonly places: readonly ('landingpage' | 'quicksearch' | 'merchandising')[];
  /** Search terms in lower case, or category paths; null means all of them. */
  readonly terms: readonly string[] | null;
}

/** One index, and its configuration in the merchant's console. */
export interface KlevuIndex {
  /** BCP 47. */
  readonly language: string;
  readonly products: readonly KlevuProduct[];
  readonly pages?: readonly KlevuPage[];
  readonly categories?: readonly KlevuCategory[];
  readonly synonyms?: KlevuSynonyms;
  /** The service's terms in the language of the index, if they are not in English. */
  readonly labels?: Readonly<Partial<Record<KlevuLabel, string>>>;
  /** The filters that the merchant has added to the service's own, with their labels in the language of the index. */
  readonly filters?: readonly { readonly key: string; readonly label: string }[];
  readonly recommendations?: Readonly<Record<string, KlevuRecommendation>>;
  /** What shoppers search for most often, offered before they type. */
  readonly popularTerms?: readonly string[];
  readonly banners?: readonly KlevuBanner[];
  /** Terms that lead directly to a page. */
  readonly keywordUrls?: readonly { readonly keywords: readonly string[]; readonly url: string }[];
}

/** What a merchant sets for an index in the console, besides its records. */
export type KlevuConsole = Omit<KlevuIndex, 'language' | 'products' | 'pages' | 'categories' | 'filters'>;

type KlevuIndexes = Readonly<Record<string, KlevuIndex>>;

/** What a merchant has configured at Klevu. */
export interface KlevuSeed {
  /** By public API key; if they depend on where the sandbox is, what makes them from its origin. */
  readonly indexes: KlevuIndexes | ((publicUrl: string) => KlevuIndexes);
}
