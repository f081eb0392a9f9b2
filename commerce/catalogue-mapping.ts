import type { Category, Image, Price, ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import { brand } from '../brands/api.ts';
import type { Language, StoreCountry } from '../stores/types.ts';
import type { LineItem } from '../contract/cart.ts';
import { measureIn, type ProductFacts, type TimedPrice, type VariantFacts } from '../contract/product.ts';
import { availableFrom } from './availability.ts';
import { attributeReader } from './mapping/attributes.ts';
import { axisValuesOf } from './mapping/axes.ts';
import { type Component, componentsOf, type StockBySku, takesOf, variantsOf } from './mapping/components.ts';
import { certificatesOf, factsOf, productMeasuresOf } from './mapping/product-facts.ts';
import { localized } from './mapping/localized.ts';
import { pricesFrom } from './mapping/prices.ts';

/** A product as the site is built from it, in one language and with prices for the countries of a store. */
export interface CommerceProduct extends ProductFacts {
  readonly kind: LineItem['kind'];
  /** Paths of the categories it is in, e.g. `jackets/accessories-jackets`; the main one first. */
  readonly categoryKeys: readonly string[];
  /** Keys of related products. */
  readonly related: readonly string[];
  /** Keys of the products that it is a spare part of; they need not be sold anymore. */
  readonly partOf: readonly string[];
  /** ISO date; empty when unknown. */
  readonly launchedOn: string;
  /** The master variant first. */
  readonly variants: readonly CommerceVariant[];
}

/**
 * Whether a product is sold on its own, with a page and in lists. A gift message is not: it belongs to a cart, which asks for
 * its words.
 */
export const isSoldAlone = ({ kind }: Pick<CommerceProduct, 'kind'>): boolean => kind !== 'gift-message';

/** A picture of a variant; `width` and `height` are in pixels, 0 if the catalogue does not specify them. */
export interface CommerceImage {
  readonly url: string;
  readonly view: string;
  readonly width: number;
  readonly height: number;
}

interface CommerceVariant extends VariantFacts {
  /** The Global Trade Item Number, as somebody entered it in the catalogue. */
  readonly gtin?: string;
  /** One price per currency of the store, in the order of its countries; a currency without a price is missing. */
  readonly prices: readonly [TimedPrice, ...TimedPrice[]];
  /** What follows these prices, as far as it is known: of each currency, in order. */
  readonly laterPrices: readonly TimedPrice[];
  readonly images: readonly CommerceImage[];
  /** What one bundle contains; empty for any other product. */
  readonly components: readonly Component[];
}

/** A category of the tree; `key` is its path from the root. */
export interface CommerceCategory {
  readonly key: string;
  readonly name: string;
  /** Of its page: what is sold there, in the merchant's words for search engines; otherwise its name. */
  readonly title: string;
  readonly description: string;
  readonly kind: 'product' | 'selected';
  readonly parentKey: string | null;
  /** Sorts siblings, lowest first. */
  readonly order: number;
  /** The first of its assets, as shown on the home page; null if it has none. */
  readonly picture: Omit<CommerceImage, 'view'> | null;
}

/** The root that contains the curated lists is not a page itself. */
export const hasPage = ({ key }: Pick<CommerceCategory, 'key'>): boolean => key !== 'selected';

/** What the mapping needs in addition to the resource itself. */
export interface CatalogueContext {
  readonly language: Language;
  /** Where the store sells, the default country first. */
  readonly countries: readonly StoreCountry[];
  /** Category keys by ID; a reference to an unknown category is left out. */
  readonly categoryKeys: ReadonlyMap<string, string>;
  /** The stock of all variants: that of a bundle is that of its components. */
  readonly stock: StockBySku;
}

/**
 * A published product with its embedded prices; null if none of its variants has a price in the countries. Variants
 * without a price or an SKU cannot be sold and are left out.
 */
export function commerceProductOf(
  product: ProductProjection,
  { language, countries, categoryKeys, stock }: CatalogueContext,
): CommerceProduct | null {
  const variants = variantsOf(product).flatMap((variant) =>
    commerceVariantsOf(variant, { language, countries, stock }),
  );
  if (variants.length === 0) return null;
  const read = attributeReader(product.masterVariant.attributes, language);
  const rating = product.reviewRatingStatistics;
  return {
    ...placeOf(product, categoryKeys),
    name: localized(product.name, language),
    tagline: read.text('tagline') ?? localized(product.metaDescription, language),
    description: localized(product.description, language),
    features: read.texts('features'),
    facts: factsOf(read),
    measures: productMeasuresOf(read),
    materials: read.texts('materials'),
    care: read.texts('care'),
    cleaning: read.choices('cleaning'),
    washCelsius: read.number('washCelsius'),
    inTheBox: read.texts('inTheBox'),
    certificates: certificatesOf(read),
    warrantyYears: read.number('warrantyYears'),
    warnings: read.texts('warnings'),
    related: read.texts('related'),
    partOf: read.texts('partOf'),
    rating: rating ? { average: rating.averageRating, count: rating.count } : null,
    launchedOn: read.text('launchedOn') ?? '',
    variants,
  };
}

/** The key of a product, what it is, and the categories it is in. */
export const placeOf = (
  { id, key, categories, masterVariant }: ProductProjection,
  categoryKeys: CatalogueContext['categoryKeys'],
): Pick<CommerceProduct, 'key' | 'kind' | 'categoryKeys'> => ({
  key: key ?? id,
  kind: attributeReader(masterVariant.attributes, 'en').kind(),
  categoryKeys: categories.flatMap((category) => categoryKeys.get(category.id) ?? []),
});

export function commerceCategoryOf(
  category: Category,
  { language, categoryKeys }: Pick<CatalogueContext, 'language' | 'categoryKeys'>,
): CommerceCategory {
  const name = localized(category.name, language);
  return {
    key: categoryKeys.get(category.id) ?? category.id,
    name,
    // In another language, it would say less than the name does in this one.
    title: category.metaTitle?.[language] ?? name,
    description: localized(category.description, language),
    kind: category.custom?.fields['kind'] === 'selected' ? 'selected' : 'product',
    parentKey: (category.parent && categoryKeys.get(category.parent.id)) ?? null,
    order: Number(category.orderHint),
    picture: pictureOf(category),
  };
}

function pictureOf({ assets = [] }: Category): CommerceCategory['picture'] {
  const source = assets[0]?.sources[0];
  if (!source) return null;
  const { w: width, h: height } = source.dimensions ?? { w: 0, h: 0 };
  return { url: source.uri, width, height };
}

/** Whether any variant has a price in one of the countries. */
export function isSoldIn(product: ProductProjection, countries: readonly StoreCountry[]): boolean {
  return variantsOf(product).some(({ prices = [] }) => pricesIn(prices, countries).length > 0);
}

/** For each currency, the prices from now on in the first country with it in which it is sold. */
function pricesIn(prices: readonly Price[], countries: readonly StoreCountry[]) {
  const now = Date.now();
  const found = new Map<string, readonly [TimedPrice, ...TimedPrice[]]>();
  for (const { code, currency } of countries) {
    const [price, ...later] = pricesFrom(prices, { country: code, currency }, now);
    if (price && !found.has(currency)) found.set(currency, [price, ...later]);
  }
  return [...found.values()];
}

/** The attributes that `commerceVariantsOf` reads; all others are read from a product's first variant. */
export const variantAttributes: ReadonlySet<string> = new Set([
  ...brand.catalogue.axes.flatMap((axis) => [
    ...axis.attributes,
    ...(axis.widget === 'swatch' ? [axis.hexAttribute] : []),
  ]),
  'components',
  'measureQuantity',
  'measureUnit',
  'gtin',
]);

function commerceVariantsOf(
  variant: ProductVariant,
  { language, countries, stock }: Omit<CatalogueContext, 'categoryKeys'>,
): CommerceVariant[] {
  const { sku } = variant;
  const found = pricesIn(variant.prices ?? [], countries);
  const [price, ...otherPrices] = found.map(([first]) => first);
  if (sku === undefined || !price) return [];
  const read = attributeReader(variant.attributes, language);
  const gtin = read.text('gtin');
  return [
    {
      sku,
      ...(gtin !== null && { gtin }),
      axes: axisValuesOf(read),
      measure: measureIn(read.number('measureQuantity'), read.choice('measureUnit')?.key),
      prices: [price, ...otherPrices],
      laterPrices: found.flatMap(([, ...later]) => later),
      images: (variant.images ?? []).map(imageOf),
      availableQuantity: availableFrom(takesOf(variant, stock)),
      components: componentsOf(variant.attributes),
    },
  ];
}

const imageOf = ({ url, label, dimensions }: Image): CommerceImage => ({
  url,
  view: label ?? '',
  width: dimensions.w,
  height: dimensions.h,
});
