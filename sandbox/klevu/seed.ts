/** One product of an index: what the search service knows and, but for the last block, answers. */
export interface KlevuProduct {
  /** The product's key. */
  readonly id: string;
  readonly itemGroupId: string;
  readonly name: string;
  /** Address of the product's page. */
  readonly url: string;
  readonly imageUrl: string;
  /** Decimal text in major units, e.g. `189.00`; yen and won have no decimals. */
  readonly price: string;
  readonly salePrice: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The variant on the picture. */
  readonly sku: string;
  readonly brand: string;
  /** Name of the main category. */
  readonly category: string;
  /** Names from the root to the main category, separated by `;`. */
  readonly categoryPath: string;
  readonly color: readonly string[];
  readonly material: readonly string[];
  /** 0 to 5, or null when nobody rated it. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly inStock: 'yes' | 'no';
  readonly shortDesc: string;
  /** ISO date. */
  readonly launchedOn: string;

  /** Every category the product stands in, as name paths like `categoryPath`. */
  readonly categoryPaths: readonly string[];
  readonly features: readonly string[];
  /** Ids of accessories and companions, best first. */
  readonly related: readonly string[];
  /** Its names in English, where the index is in another language: many shoppers type them. */
  readonly english: readonly string[];
  /** Price like `price`, by each currency that the product is sold in. */
  readonly prices: Readonly<Record<string, string>>;
}

/** The service's own words, in English. */
export type KlevuLabel =
  'Category' | 'Colour' | 'Material' | 'Brand' | 'In stock' | 'Rating' | 'Price' | 'Yes' | 'No';

/** One recommendation set up in the merchant's console: which products, for which kind of page. */
export interface KlevuRecommendation {
  readonly title: string;
  readonly pageType: 'HOME' | 'CATEGORY' | 'PRODUCT' | 'CHECKOUT';
  readonly logic: string;
  readonly typeOfRequest: string;
  readonly action?: 'HIDE_RECOMMENDATION' | 'STATIC_CONTENT';
  /** What `STATIC_CONTENT` shows in place of products. */
  readonly picture?: {
    readonly url: string;
    /** Pixels. */
    readonly width: number;
    readonly altTag: string;
    /** Where a click leads. */
    readonly targetUrl: string;
  };
}

/** A picture beside the results of some terms. */
interface KlevuBanner {
  readonly name: string;
  readonly imageUrl: string;
  readonly altTag: string;
  /** Where a click leads. */
  readonly url: string;
  readonly terms: readonly string[];
}

/** One index, and what the merchant's console says about it. */
export interface KlevuIndex {
  /** BCP 47. */
  readonly language: string;
  readonly products: readonly KlevuProduct[];
  /** The service's words in the language of the index, as far as they are not English. */
  readonly labels?: Readonly<Partial<Record<KlevuLabel, string>>>;
  readonly recommendations?: Readonly<Record<string, KlevuRecommendation>>;
  readonly banners?: readonly KlevuBanner[];
  /** Terms that lead straight to a page. */
  readonly keywordUrls?: readonly { readonly keywords: readonly string[]; readonly url: string }[];
}

/** What a merchant has set up at Klevu. */
export interface KlevuSeed {
  /** By public API key. */
  readonly indexes: Readonly<Record<string, KlevuIndex>>;
  /** Other words for the same thing: whoever types the first is shown the others too. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}
