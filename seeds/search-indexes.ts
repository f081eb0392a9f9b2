import {
  fractionDigitsOf,
  type KlevuIndex,
  type KlevuProduct,
  type KlevuRecommendation,
} from 'storefront-sandbox';
import type { Language, Store } from '../stores/types.ts';
import { cataloguePaths } from '../stores/page-paths.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import {
  type SmallProduct,
  type SmallShop,
  type SmallVariant,
  type Texts,
  factsOf,
  textIn,
  valuesOf,
} from './small-shop.ts';

/** Every place of the shop that shows what the merchant chooses. A small shop shows nothing there until somebody does. */
const places = {
  HOME: 'home-trending home-new home-recent home-personal home-picked empty-result empty-result-guide guide',
  CATEGORY: 'category-rated',
  PRODUCT: 'product-similar product-also-viewed product-together product-visually-similar product-recent',
  CHECKOUT: 'cart-together confirmation',
} as const;

const hidden = { title: '', logic: 'TRENDING', action: 'HIDE_RECOMMENDATION' } as const;
const recommendations: Readonly<Record<string, KlevuRecommendation>> = Object.fromEntries(
  (['HOME', 'CATEGORY', 'PRODUCT', 'CHECKOUT'] as const).flatMap((pageType) =>
    places[pageType].split(' ').map((id) => [id, { ...hidden, pageType }]),
  ),
);

/** Storefronts that know the addresses of what the shop sells, also before a build has asked commercetools for its slugs. */
function withAddresses({ storefronts, categories, products }: SmallShop): readonly Store[] {
  const rowOf = (folder: string, slug: Texts) =>
    [folder, ...Object.entries(slug).map(([language, part]) => `${language}:${part}`)].join(' ');
  const isCurated = (key: string) => key.startsWith('selected/');
  const rows = Object.fromEntries([
    ...categories.map(({ key, slug }) => [
      `category/${key}`,
      rowOf(isCurated(key) ? 'selected' : 'products', slug),
    ]),
    ...products.map(({ key, slug, categories: keys }) => {
      const main = keys.find((category) => !isCurated(category));
      return [`product/${key}`, rowOf(main === undefined ? 'products' : `category/${main}`, slug)];
    }),
  ]) as Readonly<Record<string, string>>;
  return storefronts.map((store) => ({ ...store, paths: { ...store.paths, ...cataloguePaths(rows) } }));
}

/**
 * The search indexes of all storefronts and languages, by the public API key of each; a language without a key has none.
 * @param indexOf makes that of a storefront in one of its languages.
 */
export const indexesByKey = (
  stores: readonly Store[],
  indexOf: (store: Store, language: Language) => KlevuIndex,
): Readonly<Record<string, KlevuIndex>> =>
  Object.fromEntries(
    stores.flatMap((store) =>
      store.languages.flatMap((language) => {
        const apiKey = store.searchKeys[language];
        return apiKey === undefined ? [] : [[apiKey, indexOf(store, language)] as const];
      }),
    ),
  );

/** The search index of each storefront and language, by its API key. */
export const searchIndexes = (shop: SmallShop): Readonly<Record<string, KlevuIndex>> =>
  indexesByKey(withAddresses(shop), (store, language) => indexOf(shop, store, language));

function indexOf(shop: SmallShop, store: Store, language: Language): KlevuIndex {
  const pageUrlOf = (page: string) => pathOf(store, language, page as PageKey);
  const nameOf = (key: string) => {
    const category = shop.categories.find((candidate) => candidate.key === key);
    return category ? textIn(category.name, language) : key;
  };
  return {
    language,
    products: shop.products.flatMap((product) =>
      product.variants.flatMap((variant) => recordOf(shop, store, language, { product, variant, nameOf })),
    ),
    categories: shop.categories.map(({ key, name, description }) => ({
      id: `category/${key}`,
      name: textIn(name, language),
      url: pageUrlOf(`category/${key}`),
      categoryPath: textIn(name, language),
      shortDesc: textIn(description, language),
    })),
    filters: [
      ...shop.model.axes
        .filter(({ key }) => key !== 'color' && key !== 'material')
        .map(({ key }) => ({ key, name: shop.axes[key]?.name })),
      ...shop.model.facts.flatMap((fact) =>
        fact.kind === 'choices' ? { key: fact.attribute, name: shop.choices?.[fact.key]?.name } : [],
      ),
    ].map(({ key, name = { en: key } }) => ({ key, label: textIn(name, language) })),
    recommendations,
    popularTerms: shop.categories
      .filter(({ key }) => !key.startsWith('selected/'))
      .slice(0, 4)
      .map(({ name }) => textIn(name, language).toLocaleLowerCase(language)),
  };
}

interface Subject {
  readonly product: SmallProduct;
  readonly variant: SmallVariant;
  /** The name of a category in the language of the index. */
  readonly nameOf: (category: string) => string;
}

/** The record of a variant; none where the product has no price in the storefront's first currency. */
function recordOf(
  shop: SmallShop,
  store: Store,
  language: Language,
  { product, variant, nameOf }: Subject,
): KlevuProduct[] {
  const { currency } = store.countries[0];
  const prices = Object.fromEntries(
    Object.entries(product.prices).map(([code, amount]) => [code, decimal(amount, code)]),
  );
  const price = prices[currency];
  if (price === undefined) return [];
  const text = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language);
  const values = valuesOf(shop, variant);
  const named = (key: string) =>
    values.flatMap((value) => (value.axis.key === key ? [text(value.name)] : []));
  const facts = factsOf(shop, product);
  const paths = product.categories.filter((key) => !key.startsWith('selected/')).map(nameOf);
  return [
    {
      id: variant.sku,
      sku: variant.sku,
      itemGroupId: product.key,
      brand: shop.name,
      name: text(product.name),
      shortDesc: text(product.tagline),
      features: (product.features ?? []).map(text),
      url: `${pathOf(store, language, `product/${product.key}` as PageKey)}?sku=${encodeURIComponent(variant.sku)}`,
      imageUrl: `/assets/${variant.sku}-front-large.webp`,
      price,
      salePrice: price,
      currency,
      prices,
      category: paths.join(';;'),
      categoryPath: nameOf(product.categories[0]),
      categoryPaths: paths,
      listPaths: product.categories.filter((key) => key.startsWith('selected/')).map(nameOf),
      color: named('color'),
      material: named('material'),
      traits: Object.fromEntries([
        ...values.map(({ axis }) => [axis.key, named(axis.key)] as const),
        ...facts.flatMap(({ attribute, value }) =>
          typeof value === 'number' ? [] : [[attribute, value.map(({ name }) => text(name))] as const],
        ),
      ]),
      fields: Object.fromEntries(
        facts.flatMap(({ attribute, value }) => (typeof value === 'number' ? [[attribute, value]] : [])),
      ),
      colorHexes: [
        ...new Set(
          product.variants.flatMap((variant) => valuesOf(shop, variant).flatMap(({ hex }) => hex ?? [])),
        ),
      ],
      rating: null,
      ratingCount: 0,
      inStock: variant.stock > 0 ? 'yes' : 'no',
      launchedOn: product.launchedOn,
      related: [],
      english: language === 'en' ? [] : [product.name.en],
    },
  ];
}

function decimal(minorUnits: number, currency: string): string {
  const digits = fractionDigitsOf(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}
