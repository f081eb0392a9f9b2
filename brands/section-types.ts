import type { ComponentType } from 'react';
import type { Cart } from '../contract/cart.ts';
import type { Order } from '../contract/order.ts';
import type { NamedPageKey } from '../stores/page-paths.ts';
import type { BrowserStore, Language } from '../stores/types.ts';

/**
 * The texts of a brand's own sections: `sections` in its `texts/{language}/translation.json`. A brand that has some declares
 * those in English here, so that a key that does not exist is a type error.
 */
export interface BrandSectionTexts {}

/** What a section of a brand's own gets on every page. */
export interface SectionProps {
  readonly store: BrowserStore;
  readonly language: Language;
  /** One of the brand's texts, in the page's language. */
  readonly text: (key: keyof BrandSectionTexts) => string;
  /** The path of a page in this language, for a `Link` of Gatsby; that of the home page if the storefront does not have it. */
  readonly pathTo: (key: NamedPageKey) => string;
}

/**
 * The sections of one part of a page in the order in which shoppers see them: names of the engine's, and components of the
 * brand's own. A section that is not listed is hidden.
 */
export type SectionList<Name extends string, Shown extends object = object> = readonly (
  Name | ComponentType<SectionProps & Shown>
)[];

/**
 * The parts of pages whose sections a brand may order, hide, and add to. The names are those of the engine's sections, in
 * the order that a part has if a brand does not mention it.
 */
export interface BrandSections {
  /** What the home page begins with, as wide as the screen. It is hydrated at once, everything else on this page later. */
  readonly homeTop?: SectionList<'hero'>;
  /** Rows of products that arrive late, which are the last three, belong to the end: they would push down what follows. */
  readonly home?: SectionList<
    | 'reasons'
    | 'favorites'
    | 'categories'
    | 'newest'
    | 'story'
    | 'accessories'
    | 'guides'
    | 'picked'
    | 'personal'
    | 'recent'
  >;
  /** Below the button on a product's page, beside its pictures. */
  readonly productFacts?: SectionList<
    'about' | 'features' | 'fit' | 'materials' | 'care' | 'inTheBox' | 'safety',
    ShownProduct
  >;
  /** Below a product; of the rows, the last four arrive late. */
  readonly product?: SectionList<
    | 'reviews'
    | 'questions'
    | 'accessories'
    | 'related'
    | 'similar'
    | 'alsoViewed'
    | 'visuallySimilar'
    | 'recent',
    ShownProduct
  >;
  /** A cart with something in it, beside its sums. */
  readonly cart?: SectionList<'notice' | 'lines' | 'gifts', ShownCart>;
  readonly cartSums?: SectionList<
    'sums' | 'checkout' | 'express' | 'delivery' | 'discount' | 'shop',
    ShownCart
  >;
  /** Below a cart, also an empty one. */
  readonly cartEnd?: SectionList<'recommendations'>;
  /** The page of an order, below its heading. */
  readonly order?: SectionList<'instructions' | 'progress' | 'details' | 'recommendations', ShownOrder>;
  /** Its `details`, in two columns on wide screens. */
  readonly orderDetails?: SectionList<'items' | 'totals' | 'addresses' | 'next', ShownOrder>;
}

/** By its key in commercetools. */
type ShownProduct = Readonly<Record<'productKey', string>>;
type ShownCart = Readonly<Record<'cart', Cart>>;
type ShownOrder = Readonly<Record<'order', Order>>;
