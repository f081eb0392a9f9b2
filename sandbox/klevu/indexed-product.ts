/** One product of an index: what the search service knows and, but for the last block, answers. */
export interface IndexedProduct {
  /** The product's key. */
  readonly id: string;
  readonly itemGroupId: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly url: string;
  readonly imageUrl: string;
  /** Decimal text in major units, e.g. `189.00`; yen and won have no decimals. */
  readonly price: string;
  readonly salePrice: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The variant on the picture: the first one on stock, or the first. */
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
  /** Price like `price`, by each currency of the store that the product is sold in. */
  readonly prices: Readonly<Record<string, string>>;
}
