import type { Money } from '../../contract/money.ts';

/** A product that a search found, in the shop's own words. */
export interface SearchHit {
  /** The product's key. */
  readonly key: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly path: string;
  readonly imageUrl: string;
  readonly price: Money;
  /** 0 to 5, or null when nobody rated it. */
  readonly rating: number | null;
  readonly inStock: boolean;
  /** The variant on the picture. */
  readonly sku: string;
}
