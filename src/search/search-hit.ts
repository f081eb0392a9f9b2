import type { Money } from '../../contract/money.ts';

/** A product found by a search, in the shop's own terms. */
export interface SearchHit {
  /** The product's key. */
  readonly key: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly path: string;
  readonly imageUrl: string;
  readonly price: Money;
  /** From 0 to 5, or null if there are no ratings. */
  readonly rating: number | null;
  readonly inStock: boolean;
  /** The variant in the picture. */
  readonly sku: string;
}
