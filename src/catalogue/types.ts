import type { CataloguePrice, Measure, ProductFacts, VariantFacts } from '../../contract/product.ts';
import type { PictureData } from '../components/picture.tsx';

/** A product as displayed in lists. */
export interface ProductCardData extends Pick<ProductFacts, 'key' | 'name' | 'tagline' | 'rating'> {
  readonly path: string;
  /** Of the variant in the picture. */
  readonly sku: string;
  /** The lowest price of its variants. */
  readonly price: CataloguePrice;
  /** Of the variant with this price. */
  readonly measure: Measure | null;
  /** Whether its variants differ in price. */
  readonly hasPriceRange: boolean;
  readonly picture: PictureData | null;
  /** Shown while the pointer is over the card. */
  readonly secondPicture: PictureData | null;
  /** Of its variants: CSS colors. */
  readonly colors: readonly string[];
  readonly soldOut: boolean;
  /** ISO date. */
  readonly launchedOn: string;
}

/** One variant of a product that can be bought, as displayed on the product page. */
export interface VariantData extends VariantFacts {
  /** Null if it is not sold in the visitor’s country. */
  readonly price: CataloguePrice | null;
  /** What one bundle contains; empty for any other product. */
  readonly components: readonly { readonly sku: string; readonly quantity: number }[];
  readonly pictures: readonly { readonly view: string; readonly picture: PictureData | null }[];
}

export interface ProductData extends ProductFacts {
  readonly variants: readonly [VariantData, ...VariantData[]];
}
