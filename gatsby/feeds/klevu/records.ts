import type { TFunction } from 'i18next';
import { brand } from '../../../brands/build.ts';
import type { Catalogue } from '../../../commerce/catalogue.ts';
import {
  type CommerceCategory,
  type CommerceProduct,
  hasPage,
  isSoldAlone,
} from '../../../commerce/catalogue-mapping.ts';
import { decimalOf } from '../../../contract/decimal.ts';
import { type CataloguePrice, unitKeyOf } from '../../../contract/product.ts';
import { measurementSystemOf } from '../../../stores/measures/format-measure.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { type PageKey, pathOf } from '../../../stores/urls.ts';
import { ancestorsOf } from '../../category-lists.ts';
import type { ContentDocument } from '../../content/read-content.ts';
import { factAttributes } from './attributes.ts';
import type { KlevuItem } from './form.ts';

/** What can be searched on a storefront, in one of its languages. */
export interface Searchable {
  readonly store: Store;
  readonly language: Language;
  /** What addresses of pages begin with: where the storefront is. */
  readonly origin: string;
  readonly catalogue: Catalogue;
  /** The same in English, because many shoppers type English words; null if that is the language. */
  readonly english: Catalogue | null;
  /** Those that the storefront has. */
  readonly pages: readonly Pick<ContentDocument, 'key' | 'title' | 'description' | 'markdown'>[];
  readonly t: TFunction;
  /** Writes a text as the storefront's shoppers read it. */
  readonly localize: (text: string) => string;
}

/**
 * Everything that the search index of a language has to contain: a record for each category, each page of text, and each
 * variant that has a price in the storefront's first currency, after that of its product. Nothing is in it that no page
 * says; of stock, only whether there is any.
 */
export function* recordsOf(searchable: Searchable): Generator<KlevuItem> {
  const { catalogue, english, pages } = searchable;
  const categories = catalogue.categories.filter(hasPage);
  const names = new Map(categories.map(({ key, name }) => [key, name]));
  const englishTags = english === null ? () => [] : englishTagsOf(english);
  for (const category of categories) yield categoryRecord(category, names, searchable);
  for (const page of pages) yield pageRecord(page, searchable);
  const withPage = new Set(names.keys());
  for (const product of catalogue.products)
    if (isSoldAlone(product)) yield* productRecords(product, withPage, englishTags, searchable);
}

const text = (words: string) => ({ default: words });

const urlOf = ({ store, language, origin }: Searchable, key: string) =>
  origin + pathOf(store, language, key as PageKey);

function categoryRecord(
  { key, name, description }: CommerceCategory,
  names: ReadonlyMap<string, string>,
  searchable: Searchable,
): KlevuItem {
  const id = `category/${key}`;
  return {
    id,
    type: 'KLEVU_CATEGORY',
    attributes: {
      name: text(name),
      url: urlOf(searchable, id),
      shortDescription: text(searchable.localize(description)),
      categoryPath: ancestorsOf(key)
        .flatMap((ancestor) => names.get(ancestor) ?? [])
        .join(';'),
    },
  };
}

const pageRecord = (
  { key, title, description, markdown }: Searchable['pages'][number],
  searchable: Searchable,
): KlevuItem => ({
  id: key,
  type: 'KLEVU_CMS',
  attributes: {
    name: text(searchable.localize(title)),
    url: urlOf(searchable, key),
    shortDescription: text(searchable.localize(description)),
    description: text(plainText(searchable.localize(markdown))),
  },
});

/** Markdown without its marks, the addresses of its links, its placeholders, and its blocks (docs/editing.md). */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^::.*$/gm, ' ')
    .replaceAll(/\{\{\w+\}\}|\{#[\w-]+\}/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .replaceAll(/[#*>|[\]_-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Variant = CommerceProduct['variants'][number];

function productRecords(
  product: CommerceProduct,
  pages: ReadonlySet<string>,
  englishTags: (product: CommerceProduct, variant: Variant) => string[],
  searchable: Searchable,
): KlevuItem[] {
  const { store, language, t, localize } = searchable;
  const [{ code: country, currency }] = store.countries;
  const variants = product.variants.filter(({ prices }) =>
    prices.some(({ currencyCode }) => currencyCode === currency),
  );
  const [first] = variants;
  if (!first) return [];
  const url = urlOf(searchable, `product/${product.key}`);
  const categories = product.categoryKeys.filter((key) => pages.has(key)).map((key) => `category/${key}`);
  const reader = { locale: language, system: measurementSystemOf(country) };
  const colorHexes = product.variants.flatMap(({ axes }) => axes.flatMap(({ hex }) => hex ?? []));
  const common = {
    name: text(product.name),
    shortDescription: text(localize(product.tagline)),
    description: text(localize(product.description)),
    features: product.features.map(localize),
    brand: brand.name,
    ...(product.rating && { rating: product.rating.average, ratingCount: product.rating.count }),
    ...factAttributes(product.facts, brand.catalogue, t, reader),
    colorHexes: [...new Set(colorHexes)],
    related: [...product.related],
    ...(product.launchedOn !== '' && { createdAt: `${product.launchedOn}T00:00:00.000Z` }),
  };
  const relations = { categories: { values: categories } };
  const recordOf = (variant: Variant, parent: readonly string[]): KlevuItem => {
    const { sku, axes, measure, availableQuantity, prices } = variant;
    const tags = englishTags(product, variant);
    return {
      id: sku,
      type: 'KLEVU_PRODUCT',
      relations: { ...(parent.length > 0 && { parentProduct: { values: [...parent] } }), ...relations },
      attributes: {
        ...common,
        sku,
        url: `${url}?sku=${encodeURIComponent(sku)}`,
        ...pictureOf(variant),
        price: Object.fromEntries(prices.map((price) => [price.currencyCode, priceOf(price)])),
        inStock: availableQuantity !== 0,
        ...Object.fromEntries(axes.map(({ axis, name }) => [axis, name])),
        ...(measure && { measureQuantity: measure.quantity, measureUnit: unitKeyOf(measure) }),
        ...(tags.length > 0 && { tags }),
      },
    };
  };
  // A variant whose SKU is the product's key stands for the product: two records cannot have one ID.
  const main = variants.find(({ sku }) => sku === product.key);
  return [
    main
      ? recordOf(main, [])
      : {
          ...{ id: product.key, type: 'KLEVU_PRODUCT', relations },
          attributes: { ...common, url, ...pictureOf(first) },
        },
    ...variants.filter((variant) => variant !== main).map((variant) => recordOf(variant, [product.key])),
  ];
}

/** The picture of cards. */
function pictureOf({ images }: Variant): Pick<KlevuItem['attributes'], 'image'> {
  const picture = images.find(({ view }) => view === 'front') ?? images[0];
  return picture ? { image: { default: { url: picture.url } } } : {};
}

/** What it costs, and what it cost before: the same unless a reduction is announced. */
function priceOf(price: CataloguePrice) {
  const inMajorUnits = (centAmount: number) => Number(decimalOf({ ...price, centAmount }));
  return {
    defaultPrice: inMajorUnits(price.priorCentAmount ?? price.centAmount),
    salePrice: inMajorUnits(price.centAmount),
  };
}

/** Finds the English names of a product, its categories, and what its variant is. */
function englishTagsOf({ products, categories }: Catalogue) {
  // A curated list is no word for what is in it.
  const names = new Map(
    categories.flatMap(({ key, name, kind }) => (kind === 'product' ? [[key, name]] : [])),
  );
  const byKey = new Map(products.map((product) => [product.key, product]));
  return ({ key }: CommerceProduct, { sku }: Variant): string[] => {
    const product = byKey.get(key);
    if (!product) return [];
    const { axes = [] } = product.variants.find((variant) => variant.sku === sku) ?? {};
    return [
      product.name,
      ...product.categoryKeys.flatMap((category) => names.get(category) ?? []),
      ...axes.map(({ name }) => name),
    ];
  };
}
