import type { TimedPrice } from '../../contract/product.ts';
import type { PictureData } from '../components/picture.tsx';

type CardNode = Queries.ProductCardFieldsFragment;

export type ProductCardData = Omit<CardNode, 'offers' | 'cardSku' | 'cardPicture' | 'secondCardPicture'> &
  CardNode['offers'][number] & {
    /** Of the variant in the picture. */
    readonly sku: string;
    readonly picture: PictureData | null;
    /** Shown while the pointer is over the card. */
    readonly secondPicture: PictureData | null;
  };

type ProductNode = Queries.ProductFieldsFragment;
type VariantNode = ProductNode['variants'][number];

export type AxisData = ProductNode['axes'][number];

export type VariantData = Omit<VariantNode, 'prices' | 'pictures'> & {
  /** When the page was built; null if it is not sold in the visitor’s country. */
  readonly price: TimedPrice | null;
  readonly pictures: readonly { readonly view: string; readonly picture: PictureData | null }[];
};

/** A size that can be drawn: two or three sides, in the same unit: width, depth if there are three, and height. */
export type SizeData = ProductNode['measures'][number];

export type ProductData = Omit<ProductNode, 'kind' | 'variants'> & {
  /** Null if no size of two or three sides is known. */
  readonly size: SizeData | null;
  readonly variants: readonly [VariantData, ...VariantData[]];
};
