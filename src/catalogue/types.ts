import type { CataloguePrice, Choice, Measure, ProductFacts, VariantFacts } from '../../contract/product.ts';
import type { ManualData } from '../components/manual-link.tsx';
import type { PictureData } from '../components/picture.tsx';

/** A product as displayed in lists. */
export interface ProductCardData extends Pick<ProductFacts, 'key' | 'name' | 'tagline' | 'rating'> {
  readonly path: string;
  /** For whom it is, in one line, e.g. `6–15 months · 7–26 lb`; empty if it is for everybody. */
  readonly keyFacts: string;
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

/** One thing in which a product's variants differ. */
export interface AxisData {
  readonly key: string;
  /** How it is chosen (`contract/catalogue-model.ts`). */
  readonly widget: string;
}

/** One variant of a product that can be bought, as displayed on the product page. */
export interface VariantData extends VariantFacts {
  /** Null if it is not sold in the visitor’s country. */
  readonly price: CataloguePrice | null;
  /** What one bundle contains; empty for any other product. */
  readonly components: readonly { readonly sku: string; readonly quantity: number }[];
  readonly pictures: readonly { readonly view: string; readonly picture: PictureData | null }[];
}

/** The typed facts as shoppers of a storefront read them. */
type TypedFacts = 'facts' | 'measures' | 'cleaning' | 'washCelsius' | 'manual';

/** A size that can be drawn. */
export interface SizeData extends Choice {
  readonly text: string;
  /** Two or three, in the same unit: width, depth if there are three, and height. */
  readonly values: readonly number[];
  /** The text of each, e.g. `74 cm`. */
  readonly sides: readonly string[];
}

export interface ProductData extends Omit<ProductFacts, TypedFacts> {
  /** For whom it is, how it is used, and the like; `on` lists its places (`contract/catalogue-model.ts`). */
  readonly facts: readonly { readonly key: string; readonly on: readonly string[]; readonly text: string }[];
  /** Whether it is worn, so that the picture of its use says so. */
  readonly isWorn: boolean;
  /** `text` is e.g. `74 × 42 × 52 cm`. */
  readonly measures: readonly (Choice & { readonly text: string })[];
  /** Null if no size of two or three sides is known. */
  readonly size: SizeData | null;
  /** `text` is e.g. `Machine washable, 40 °C`. */
  readonly cleaning: readonly { readonly key: string; readonly text: string }[];
  readonly manual: ManualData | null;
  /** In the order in which shoppers choose. */
  readonly axes: readonly AxisData[];
  readonly variants: readonly [VariantData, ...VariantData[]];
}
