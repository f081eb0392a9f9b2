import type { KlevuIndex, KlevuProduct } from 'storefront-sandbox';
import { pagePaths } from '../../../brands/demo/pages.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { english } from '../../../brands/demo/english.ts';
import { englishWordsOf, englishWriter } from '../../../stores/english.ts';
import { isPageKey, type PageKey, pathOf } from '../../../stores/urls.ts';
import { indexesByKey } from '../../../seeds/indexes-by-key.ts';
import { fractionDigitsOf } from '../../catalogue/prices.ts';
import { isSoldIn } from '../../catalogue/sold-where.ts';
import { stockOf } from '../../catalogue/stock.ts';
import { productTexts } from '../../catalogue/texts.ts';
import type { DemoCategory, DemoCurrency, DemoProduct, DemoVariant } from '../../catalogue/types.ts';
import { consoleOf } from './console.ts';
import { pagesIn } from './pages.ts';
import { filtersIn, traitsIn } from './record-traits.ts';
import { categoriesIn, categoryPath, labelsIn, wordsIn } from './record-words.ts';
import { synonymsIn } from './synonyms.ts';

/** The prices for one US dollar amount in every demo currency, in minor units. */
export type PricesFor = (priceUsd: number) => Readonly<Record<DemoCurrency, number>>;

/** What the indexes are created from. */
export interface RecordSource {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly pricesFor: PricesFor;
  /** What the reviews of a product amount to; null if there are none. */
  readonly ratingOf: (productKey: string) => { readonly average: number; readonly count: number } | null;
  readonly brandName: string;
}

/** The indexes of all storefronts and languages, by the API key of each. */
export const indexesByApiKey = (
  stores: readonly Store[],
  source: RecordSource,
): Readonly<Record<string, KlevuIndex>> =>
  indexesByKey(stores, (store, language) => indexOf(store, language, source));

/**
 * Every variant of the products with a page and a price in the storefront's first currency, except for the gift
 * message, which nobody searches for.
 */
function indexOf(store: Store, language: Language, source: RecordSource): KlevuIndex {
  const pageOf = (page: PageKey) => pathOf(store, language, page);
  const words = language === 'en' ? englishWordsOf(store.countries[0].code, english) : {};
  const inOwnEnglish = englishWriter(words);
  const categoryPathOf = (key: string) => categoryPath(key, source.categories, language);
  const products: KlevuProduct[] = source.products
    .filter(({ kind, key }) => kind !== 'gift-message' && isPageKey({ paths: pagePaths }, `product/${key}`))
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .flatMap(({ product, variant }) => {
      const prices = pricesOf(product, variant, store, source.pricesFor);
      const [base] = prices;
      if (base?.currency !== store.countries[0].currency) return [];
      return [
        {
          ...factsOf(product, variant, source),
          ...wordsIn(language, product, variant, source.categories),
          ...traitsIn(language, store, product),
          shortDesc: inOwnEnglish(productTexts(product).tagline[language]),
          url: `${pageOf(`product/${product.key}` as PageKey)}?sku=${encodeURIComponent(variant.sku)}`,
          price: base.before ?? base.price,
          salePrice: base.price,
          currency: base.currency,
          prices: Object.fromEntries(prices.map(({ currency, price }) => [currency, price])),
          pricesBefore: Object.fromEntries(
            prices.flatMap(({ currency, before }) => (before === undefined ? [] : [[currency, before]])),
          ),
        },
      ];
    });
  return {
    language,
    labels: labelsIn(language),
    filters: filtersIn(language),
    synonyms: synonymsIn(language),
    products,
    pages: pagesIn(store, language),
    categories: categoriesIn(language, source.categories, pageOf),
    ...consoleOf({ language, pageUrlOf: pageOf, categoryPathOf }),
  };
}

/** What is the same in every language and storefront. */
function factsOf(
  product: DemoProduct,
  variant: DemoVariant,
  { brandName, products, ratingOf }: RecordSource,
) {
  const { sku } = variant;
  const rating = ratingOf(product.key);
  return {
    id: sku,
    itemGroupId: product.key,
    imageUrl: `/assets/${sku}-front-large.webp`,
    sku,
    brand: brandName,
    rating: rating?.average ?? null,
    ratingCount: rating?.count ?? 0,
    inStock: stockOf(variant, products) > 0 ? ('yes' as const) : ('no' as const),
    launchedOn: product.launchedOn,
    related: product.related,
    ...(product.measure && {
      measureQuantity: String(product.measure.quantity),
      measureUnit: product.measure.unit,
    }),
  };
}

/**
 * The variant's price in the storefront's currencies, starting with that of the first country; none if it is not sold.
 * `before` is what its page calls the lowest price of the 30 days before: without one, a record announces no reduction
 * either.
 */
function pricesOf(product: DemoProduct, variant: DemoVariant, store: Store, pricesFor: PricesFor) {
  const { sale, priceUsd } = product;
  const amounts = pricesFor(sale?.priceUsd ?? variant.priceUsd ?? priceUsd);
  const before = sale?.lowestPriorUsd === undefined ? undefined : pricesFor(sale.lowestPriorUsd);
  const priceIn = (some: ReturnType<PricesFor>, currency: string) =>
    decimalPrice((some as Readonly<Partial<Record<string, number>>>)[currency], currency);
  return [...new Set(store.countries.map(({ currency }) => currency))]
    .filter((currency) => isSoldIn(product, currency))
    .map((currency) => {
      const price = priceIn(amounts, currency);
      const prior = before && priceIn(before, currency);
      return { currency, price, before: Number(prior) > Number(price) ? prior : undefined };
    });
}

/** @throws RangeError if the demo has no prices in the currency. */
function decimalPrice(minorUnits: number | undefined, currency: string): string {
  if (minorUnits === undefined) throw new RangeError(`The demo catalogue has no prices in ${currency}`);
  const digits = fractionDigitsOf(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}
