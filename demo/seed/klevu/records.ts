import { fractionDigitsOf, type KlevuCategory, type KlevuProduct } from 'storefront-sandbox';
import { english } from '../../../brands/demo/english.ts';
import { brand } from '../../../brands/build.ts';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { englishWordsOf, englishWriter } from '../../../stores/english.ts';
import { limitsText, measurementSystemOf } from '../../../stores/measures/format-measure.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { isPageKey, type PageKey, pathOf } from '../../../stores/urls.ts';
import { colors, materialNames, positionNames } from '../../../brands/demo/project/attributes.ts';
import { catalogue, isSoldIn, stockOf } from '../../catalogue/index.ts';
import { pricesFor } from '../../catalogue/prices.ts';
import { ageGroups, categoryTexts, phrase, productTexts } from '../../catalogue/texts.ts';
import type { DemoProduct, DemoVariant } from '../../catalogue/types.ts';
import { ratingOf } from '../../reviews/index.ts';

const { categories } = catalogue;

/** The weights in kilograms that shoppers choose from. */
const weightGroups = [
  { from: 3, to: 5 },
  { from: 5, to: 7 },
  { from: 7, to: 9 },
  { from: 9, to: 12 },
  { from: 12, to: 15 },
] as const;

/** The record of a variant in an index; none if it has no price in the storefront's first currency. */
export function recordsOf(
  store: Store,
  language: Language,
  product: DemoProduct,
  variant: DemoVariant,
): readonly KlevuProduct[] {
  const { ageMonths, weightKg, positions = [], measure } = product;
  const { sku, color, material } = variant;
  const prices = pricesOf(product, variant, store);
  const [base] = prices;
  const [country] = store.countries;
  if (base?.currency !== country.currency) return [];
  const { name, tagline, features } = productTexts(product);
  const rating = ratingOf(product.key);
  const colorName = color && phrase(colors[color].name);
  const materialName = material && phrase(materialNames[material]);
  const isEnglish = language === 'en';
  const inOwnEnglish = englishWriter(isEnglish ? englishWordsOf(country.code, english) : {});
  const reader = { locale: language, system: measurementSystemOf(country.code) };
  const tree = product.categories.filter((key) => !isCurated(key));
  const namesOf = (keys: readonly string[], locale: Language) => keys.map((key) => categoryPath(key, locale));
  const nameOfCategories = (locale: Language) =>
    namesOf(tree, locale)
      .map((path) => path.split(';').at(-1))
      .join(';;');
  return [
    {
      id: sku,
      sku,
      itemGroupId: product.key,
      brand: brand.name,
      name: name[language],
      shortDesc: inOwnEnglish(tagline[language]),
      features: features.map((feature) => feature[language]),
      url: `${pathOf(store, language, `product/${product.key}` as PageKey)}?sku=${encodeURIComponent(sku)}`,
      imageUrl: `/assets/${sku}-front-large.webp`,
      price: base.before ?? base.price,
      salePrice: base.price,
      currency: base.currency,
      prices: Object.fromEntries(prices.map(({ currency, price }) => [currency, price])),
      pricesBefore: Object.fromEntries(
        prices.flatMap(({ currency, before }) => (before === undefined ? [] : [[currency, before]])),
      ),
      category: nameOfCategories(language),
      categoryPath: categoryPath(product.categories[0], language),
      categoryPaths: namesOf(tree, language),
      listPaths: namesOf(product.categories.filter(isCurated), language),
      color: colorName ? [colorName[language]] : [],
      material: materialName ? [materialName[language]] : [],
      colorHexes: [
        ...new Set(product.variants.flatMap((other) => (other.color ? colors[other.color].hex : []))),
      ],
      english: isEnglish ? [] : [product.name, nameOfCategories('en')],
      englishTraits: isEnglish ? [] : [colorName?.en, materialName?.en].filter((word) => word !== undefined),
      fields: {
        ...(ageMonths && { ageFrom: ageMonths.from }),
        ...(ageMonths?.to !== undefined && { ageTo: ageMonths.to }),
        ...(weightKg && { weightFrom: weightKg.from }),
        ...(weightKg?.to !== undefined && { weightTo: weightKg.to }),
      },
      traits: {
        age: ageGroups.filter(meeting(ageMonths)).map((group) => phrase(group.name)[language]),
        weight: weightGroups.filter(meeting(weightKg)).map((limits) => limitsText(limits, reader)),
        position: positions.map((key) => phrase(positionNames[key])[language]),
      },
      rating: rating?.average ?? null,
      ratingCount: rating?.count ?? 0,
      inStock: stockOf(variant) > 0 ? 'yes' : 'no',
      launchedOn: product.launchedOn,
      related: product.related,
      ...(measure && { measureQuantity: String(measure.quantity), measureUnit: measure.unit }),
    },
  ];
}

interface Range {
  readonly from: number;
  readonly to?: number;
}

/** Whether a group has something in common with a product's range; none has with a product that is for everybody. */
const meeting =
  (range: Range | undefined) =>
  ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
    range !== undefined && from < (range.to ?? Infinity) && range.from < to;

/**
 * The variant's price in the storefront's currencies, starting with that of the first country; none if it is not sold.
 * `before` is what its page calls the lowest price of the 30 days before: without one, a record announces no reduction
 * either.
 */
function pricesOf(product: DemoProduct, variant: DemoVariant, store: Store) {
  const { sale, priceUsd } = product;
  const amounts = pricesFor(sale?.priceUsd ?? variant.priceUsd ?? priceUsd);
  const before = sale?.lowestPriorUsd === undefined ? undefined : pricesFor(sale.lowestPriorUsd);
  const decimal = (prices: Readonly<Record<string, number>>, currency: string) => {
    const digits = fractionDigitsOf(currency);
    return ((prices[currency] ?? NaN) / 10 ** digits).toFixed(digits);
  };
  return [...new Set(store.countries.map(({ currency }) => currency))]
    .filter((currency) => isSoldIn(product, currency))
    .map((currency) => {
      const price = decimal(amounts, currency);
      const prior = before && decimal(before, currency);
      return { currency, price, before: Number(prior) > Number(price) ? prior : undefined };
    });
}

/** Lists can be browsed, but are no categories. */
const isCurated = (key: string): boolean => key.startsWith('selected/');

/** The categories with a page, and the curated lists, in the language of an index. */
export const categoriesIn = (store: Store, language: Language): readonly KlevuCategory[] =>
  categories.flatMap((category) => {
    const page = `category/${category.key}`;
    if (!isPageKey({ paths: pagePaths }, page)) return [];
    const { name, description } = categoryTexts(category);
    return [
      {
        id: page,
        name: name[language],
        url: pathOf(store, language, page),
        categoryPath: categoryPath(category.key, language),
        shortDesc: description[language],
      },
    ];
  });

/** The names from the root to a category, separated by `;`; the folder of the curated lists is not a category. */
export function categoryPath(categoryKey: string, language: Language): string {
  const segments = categoryKey.split('/');
  const keys = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  return keys
    .flatMap((key) => categories.find((candidate) => candidate.key === key) ?? [])
    .map((category) => categoryTexts(category).name[language])
    .join(';');
}
