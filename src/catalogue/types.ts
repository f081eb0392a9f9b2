import type { Money } from '../../contract/money.ts';
import type { PictureData } from '../components/picture.tsx';
import type { RatingData } from '../components/rating.tsx';

/** A product as displayed in lists. */
export interface ProductCardData {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly tagline: string;
  /** The lowest price of its variants. */
  readonly price: Money;
  /** Whether its variants differ in price. */
  readonly hasPriceRange: boolean;
  readonly picture: PictureData | null;
  /** Shown while the pointer is over the card. */
  readonly secondPicture: PictureData | null;
  readonly rating: RatingData | null;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  readonly soldOut: boolean;
  /** ISO date. */
  readonly launchedOn: string;
}

/** One variant of a product that can be bought, as displayed on the product page. */
export interface VariantData {
  readonly sku: string;
  readonly color: { readonly key: string; readonly name: string; readonly hex: string } | null;
  readonly material: { readonly key: string; readonly name: string } | null;
  /** Null if it is not sold in the visitor’s country. */
  readonly price: Money | null;
  /** Units left; null if stock is not tracked. */
  readonly availableQuantity: number | null;
  readonly pictures: readonly { readonly view: string; readonly picture: PictureData | null }[];
}

/** From `from` to `to`, either of which may be open. Months for ages, kilograms for weights. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface ProductData {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly ageMonths: Range | null;
  readonly weightKg: Range | null;
  readonly measurements: readonly { readonly label: string; readonly value: string }[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly inTheBox: readonly string[];
  readonly rating: RatingData | null;
  readonly variants: readonly [VariantData, ...VariantData[]];
}
